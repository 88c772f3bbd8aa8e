import { z } from 'astro/zod';

/** A place that answers: a term (`doom`), a chapter (`rules/setup`) or a place of it (`rules/enemies#spawn`), a line of a list (`cards#machete`). */
const place = z
  .string()
  .regex(
    /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|rules\/[a-z0-9-]+(?:#[a-z0-9-]+)?|(?:cards|changes)#[a-z0-9-]+)$/,
    'За вопросом стоят места: термин «doom», глава «rules/setup» или её раздел «rules/enemies#spawn».',
  );

/**
 * `content/<game>/questions.yaml`: whole questions of players, as they are typed at a table, and every place that
 * answers each of them. They measure the search: each second one is held out, see `checks/search/questions.ts`.
 */
export const questionsSchema = z.record(z.string(), z.array(place).min(1));

/**
 * `content/<game>/questions-with-answers.yaml`: whole questions and the answer of the rulebook to each, in words. They measure
 * what the search shows; each second one is held out as well.
 */
export const answeredQuestionsSchema = z.record(z.string(), z.string());
