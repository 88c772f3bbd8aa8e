import { READINGS, type ReadingId } from '../../../../engines/foursouls/stack/rules.ts';
import type { Reading } from '../../../../schemas/foursouls/stack-prose.ts';
import type { ReadingWords } from '../parts/Readings.tsx';

/** Every reading with the term that it belongs to. */
export const withRules = (readings: { readonly [r in ReadingId]: Reading }): Required<ReadingWords> =>
  Object.fromEntries(
    Object.entries(readings).map(([id, words]) => [id, { ...words, rule: READINGS[id as ReadingId] }]),
  ) as Required<ReadingWords>;
