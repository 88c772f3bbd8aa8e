/** The text of the passages as it travels: in parts, so that the sentences of a few passages cost little. */
import type { Passage } from './passage.ts';
import { packLines } from './units.ts';

/** So many passages share a part. */
const PER_PART = 8;

/** A part: the text of each passage by its place. */
export type Part = Readonly<Record<string, string>>;

/** The number of the part that holds a passage, by its number in its game. */
export const partHolding = (number: number): number => Math.floor(number / PER_PART);

/** Cuts the passages of a game into parts. */
export const partsOf = (passages: readonly Passage[]): readonly Part[] =>
  Array.from({ length: Math.ceil(passages.length / PER_PART) }, (_, i) =>
    Object.fromEntries(
      passages.slice(i * PER_PART, (i + 1) * PER_PART).map(({ place, lines }) => [place, packLines(lines)] as const),
    ),
  );
