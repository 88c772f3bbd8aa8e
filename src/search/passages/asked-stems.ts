/** A question as it is compared with texts: what each of its words weighs, by the stems that it may mean. */
import { isNumber, stemsOf } from '../words.ts';
import type { PassageIndex } from './passage-index.ts';
import { asksForMeaning, formOf } from './question-form.ts';
import { rarity, type AskedWord } from './rank.ts';

export interface AskedStems {
  /** For each word: its weight and what each stem is worth for it. */
  readonly words: readonly { readonly weight: number; readonly meanings: AskedWord }[];
  readonly total: number;
  /** Its place among the forms of questions; −1 where it has none. */
  readonly form: number;
  /** Whether it asks what something is: «что такое безысходность». */
  readonly isForMeaning: boolean;
}
/** What a text says of each asked word, from 0 to 1. */
export type Cover = readonly number[];

/** A question made ready to be compared. */
export const askedStems = (
  { passages, postings }: PassageIndex,
  question: string,
  asked: readonly AskedWord[],
): AskedStems => {
  const words = asked.map((meanings) => ({
    meanings,
    weight: Math.max(
      ...[...meanings].map(([stem, worth]) => worth * rarity(passages.length, postings.get(stem)!.length)),
    ),
  }));
  return {
    words,
    total: words.reduce((sum, { weight }) => sum + weight, 0),
    form: formOf(question),
    isForMeaning: asksForMeaning(question),
  };
};

/** The stems of the texts that were compared so far: the next question meets most of them again. */
const STEM_SETS = new Map<string, ReadonlySet<string>>();
export const stemSetOf = (text: string): ReadonlySet<string> => {
  const known = STEM_SETS.get(text);
  if (known !== undefined) return known;
  const stems = new Set(stemsOf(text));
  STEM_SETS.set(text, stems);
  return stems;
};

export const coverOf = (text: string, { words }: AskedStems): Cover => {
  const stems = stemSetOf(text);
  return words.map(({ meanings }) =>
    Math.max(0, ...[...meanings].map(([stem, worth]) => (stems.has(stem) ? worth : 0))),
  );
};
/** The share of a question that is covered, from 0 to 1. */
export const shareOf = (cover: Cover, { words, total }: AskedStems): number =>
  total === 0 ? 0 : cover.reduce((sum, part, i) => sum + part * words[i]!.weight, 0) / total;
/** What two texts say together, where the second counts less. */
export const coverOfBoth = (a: Cover, b: Cover, worthOfSecond: number): Cover =>
  a.map((part, i) => Math.max(part, b[i]! * worthOfSecond));

/**
 * How well a title and a question name each other, from 0 to 1: the harmonic mean of how much of the title is asked and how
 * much of the question the title says, by the rarity of the words. «Кубик» says little of a long question, a heading of the FAQ says all of it.
 */
export const titleMatch = ({ passages, postings, stop }: PassageIndex, title: string, asked: AskedStems): number => {
  let [all, named] = [0, 0];
  for (const stem of stemSetOf(title)) {
    if (stop.has(stem) || isNumber(stem)) continue;
    const weight = rarity(passages.length, postings.get(stem)?.length ?? 0);
    all += weight;
    named += weight * Math.max(0, ...asked.words.map(({ meanings }) => meanings.get(stem) ?? 0));
  }
  const ofTitle = all === 0 ? 0 : named / all;
  const ofQuestion = shareOf(coverOf(title, asked), asked);
  return ofTitle + ofQuestion === 0 ? 0 : (2 * ofTitle * ofQuestion) / (ofTitle + ofQuestion);
};
