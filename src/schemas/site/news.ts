/** `content/changes/<date>.yaml`: what readers gain by the work of a day. */
import { z } from 'astro/zod';
import { idSchema } from './game.ts';

const dateSchema = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'Дата пишется «2026-11-26».');

const newsItemSchema = z
  .strictObject({
    /** Permanent: the address and the feed name the entry by it; one of all days. */
    id: idSchema,
    /** A few words. */
    title: z.string(),
    /** What the site now tells or does, in whole sentences. */
    says: z.string(),
    /** What it is about: whole addresses of pages, `/eldritch/rules/faq/#doom-zero`, the most important first. */
    at: z
      .array(
        z.string().regex(/^\/[a-z0-9/-]*\/(?:#[a-z0-9-]+)?$/, 'Адрес пишется от корня сайта: «/arkham/terms/doom/».'),
      )
      .min(1),
    /** Of a correction: what was wrong, in whole sentences. */
    was: z.string().optional(),
    /** Of a correction: the day from which the site said it. */
    since: dateSchema.optional(),
  })
  .refine(({ was, since }) => (was === undefined) === (since === undefined), {
    message: 'У исправления есть и was (что было неверно), и since (с какого дня).',
  });

/** The news of a day. */
export const newsSchema = z.array(newsItemSchema).min(1);
export type NewsItem = z.output<typeof newsItemSchema>;
