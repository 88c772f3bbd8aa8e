import { z } from 'astro/zod';

/**
 * `content/<game>/synonyms.yaml`: what players say, a word or a few, and the words of the pages for it: `лут: добыча`. A word
 * may mean what is written as well as itself; of several words, in any order and inflection, the written ones take the place.
 */
export const synonymsSchema = z.record(
  z.string().regex(/^\S+(?: \S+){0,4}$/, 'Слева стоит то, что говорят игроки: одно слово или до пяти через пробел.'),
  z.string().min(2),
);
export type Synonyms = z.output<typeof synonymsSchema>;
