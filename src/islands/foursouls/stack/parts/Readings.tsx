import { createContext } from 'preact';
import type { ReadingId } from '../../../../engines/foursouls/stack/rules.ts';
import type { Reading } from '../words/readings-of-moments.ts';

export type ReadingWords = { readonly [r in ReadingId]?: Reading };
/** The words of the readings: they come with the page, as the cards do, and not with its script. */
export const Readings = createContext<ReadingWords>({});
