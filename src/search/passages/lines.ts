/** The lines of a place, each with how well it answers a question. */
import { foldKey } from '../../lib/fold-ru.ts';
import { coverOf, coverOfBoth, shareOf, type AskedStems, type Cover } from './asked-stems.ts';
import type { SentPassage } from './index-file.ts';
import { FORMS } from './question-form.ts';
import { unitsIn, type Unit, type UnitKind } from './units.ts';
import type { WaysOfPassage } from './ways.ts';
import { ROOM, windowOf } from './window.ts';

/** A unit of a place as an answer. */
export interface ScoredLine {
  readonly unit: Unit;
  /** The words of the unit that are shown. */
  readonly says: string;
  readonly cover: Cover;
  /** How near the question comes to those that players ask for it, from 0 to 1. */
  readonly near: number;
  /** How nearly the question is one of those word for word, from 0 to 1. */
  readonly same: number;
  /** How well it answers, from about 0 to 7. */
  readonly score: number;
}

/**
 * What the parts of a score weigh: a logistic model of which line of its place a question is for, fitted to the ways of asking
 * (`asked.yaml`), each left out of the index while it was asked.
 */
const WEIGHTS = {
  /** The share of the question that the line covers together with its headings and with the ways of asking for it. */
  said: 3.6,
  /** The share of its words that the line itself says, rare or not. */
  words: 2.4,
  /** It says what such a question wants to hear. */
  hears: 1.1,
  /** How near the question comes to a known way of asking for the line. */
  near: 1.3,
  /** The question is a known way of asking for the line, word for word: its words are decided, whatever other lines say. */
  same: 4,
  /** It is the first line of its place, and the question is what something is. */
  meaning: 2,
} as const;
/** What a kind of line adds: a short answer or a rule goes before a remark; an example misleads when it is shown alone. */
const OF_KIND: { readonly [kind in UnitKind]: number } = {
  lead: 0.8,
  prose: 0.1,
  item: 0.5,
  subitem: 0.1,
  step: 0.5,
  row: 0,
  example: -1.3,
  mistake: 0.3,
  gap: -0.2,
  erratum: 0,
  note: -0.8,
};
/** From this worth on a word counts as said. */
const SAID = 0.5;
/** A heading counts almost as much as the line itself, the title of the page less. */
const ABOVE = { heading: 0.9, under: 0.6 } as const;
/** Letters too many that take one off a score. */
const LETTERS_A_POINT = 500;

const shareSaid = (cover: Cover): number =>
  cover.length === 0 ? 0 : cover.filter((part) => part >= SAID).length / cover.length;

/** The lines of a place in order. @param ways the ways in which players are known to ask for its units */
export const scoredLines = (
  { title, under, text }: Pick<SentPassage, 'title' | 'under' | 'text'>,
  asked: AskedStems,
  ways?: WaysOfPassage,
): readonly ScoredLine[] => {
  const ofPlace = coverOfBoth(coverOf(title, asked), coverOf(under, asked), ABOVE.under);
  return unitsIn(text).map((unit, number) => {
    const says = windowOf(unit.says, asked);
    const own = coverOf(says, asked);
    const heading = coverOfBoth(coverOf(unit.head, asked), coverOf(unit.heading, asked), 1);
    const cover = coverOfBoth(coverOfBoth(own, ofPlace, 1), heading, ABOVE.heading);
    const said = shareOf(ways === undefined ? cover : coverOfBoth(cover, ways.cover(number), 1), asked);
    const { near, same } = ways?.near(number, cover) ?? { near: 0, same: 0 };
    const hears = FORMS[asked.form]?.hears.test(foldKey(says)) === true;
    const means = asked.isForMeaning && number === 0;
    const score =
      WEIGHTS.said * said +
      WEIGHTS.words * shareSaid(own) +
      WEIGHTS.hears * Number(hears) +
      WEIGHTS.near * near +
      WEIGHTS.same * same +
      WEIGHTS.meaning * Number(means) +
      OF_KIND[unit.kind] -
      Math.max(0, says.length - ROOM) / LETTERS_A_POINT;
    return { unit, says, cover: own, near, same, score };
  });
};
