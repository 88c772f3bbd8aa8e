import { z } from 'astro/zod';

/**
 * `content/<game>/asked.yaml`: the ways in which players ask for a line. By place (a term by its id, a section as
 * `rules/<chapter>#<heading>`, a chapter as `rules/<chapter>`, a worked case as `stack/<id>`), then by the words that the
 * line begins with, enough of them to tell it from the other lines of the place: questions that the line answers alone, in
 * other words than its own.
 *
 * @example
 * doom:
 *   Безысходность на врагах:
 *     - жетоны на монстрах тоже считаем?
 */
export const askedSchema = z.record(z.string().min(1), z.record(z.string().min(3), z.array(z.string().min(5)).min(1)));
export type Asked = z.output<typeof askedSchema>;
