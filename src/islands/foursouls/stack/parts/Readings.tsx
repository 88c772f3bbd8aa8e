import { createContext } from 'preact';
import type { ReadingId, RuleId } from '../../../../engines/foursouls/stack/rules.ts';
import type { Reading } from '../../../../schemas/foursouls/stack-prose.ts';

/** Each reading with the term it belongs to. */
export type ReadingWords = { readonly [r in ReadingId]?: Reading & { readonly rule: RuleId } };
/** The words of the readings: they come with the page, as the cards do, and not with its script. */
export const Readings = createContext<ReadingWords>({});
