/** The readings as a page gives them to its island. */
import { READINGS, type ReadingId, type RuleId } from '../../../../engines/foursouls/stack/rules.ts';
import type { Reading } from './readings-of-moments.ts';
import { READING_WORDS } from './readings.ts';

/** Every reading with the term it belongs to. */
export const readingsTold = Object.fromEntries(
  Object.entries(READING_WORDS).map(([id, words]) => [id, { ...words, rule: READINGS[id as ReadingId] }]),
) as { readonly [r in ReadingId]: Reading & { readonly rule: RuleId } };
