import { z } from 'astro/zod';

/** How a query is answered, see the fields of {@link queriesSchema}. */
const OUTCOMES = ['found', 'near', 'none'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the reader types → the term that must come first: `doom` of the same game, `arkham/doom` of another one. */
const answers = z
  .record(
    z.string(),
    z
      .string()
      .regex(
        /^(?:[a-z0-9]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/,
        'За запросом стоит id термина: «doom», в другой игре «arkham/doom».',
      ),
  )
  .default({});

/** `content/<game>/queries.yaml`: what players of a game type into the search, and the term that must come first. */
export const queriesSchema = z
  .strictObject({
    /** By a name, form, alias, English name, beginning of a word or the other keyboard layout. */
    found: answers,
    /** Only with typing mistakes put right, and marked as such. */
    near: answers,
    /** Nothing may be found in any game of the site (the nearest may be offered, marked as such). */
    none: z.array(z.string()).default([]),
  })
  .superRefine(({ found, near, none }, context) => {
    const known = new Set(Object.keys(found));
    const once = (query: string, path: (string | number)[]) => {
      if (known.has(query)) context.addIssue({ code: 'custom', path, message: `Запрос «${query}» стоит дважды.` });
      known.add(query);
    };
    for (const query of Object.keys(near)) once(query, ['near', query]);
    none.forEach((query, i) => once(query, ['none', i]));
  });
