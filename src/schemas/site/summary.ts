import { z } from 'astro/zod';

/** Longest summary: it must fit a chat card whole. Counted in characters. */
export const SUMMARY_LIMIT = 200;

/** The answer in one or two sentences, for the lead of a page and the card of a link. */
export const summarySchema = z
  .string()
  .min(1, 'Краткий ответ пуст.')
  .max(SUMMARY_LIMIT, `Краткий ответ длиннее ${SUMMARY_LIMIT} знаков: он должен целиком помещаться в карточку ссылки.`);
