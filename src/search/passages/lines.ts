/** The lines of a place, each with how well it answers a question. */
import { foldKey } from '../../lib/fold-ru.ts';
import { coverOf, coverOfBoth, shareOf, type AskedStems, type Cover } from './asked-stems.ts';
import type { SentPassage } from './index-file.ts';
import { FORMS } from './question-form.ts';
import { unitsIn, type Unit, type UnitKind } from './units.ts';
import type { NearTo } from './ways.ts';
import { ROOM, windowOf } from './window.ts';

/** A unit of a place as an answer. */
export interface ScoredLine {
  readonly unit: Unit;
  /** The words of the unit that are shown. */
  readonly says: string;
  readonly cover: Cover;
  /** How near the question comes to those that players ask for it, from 0 to 1. */
  readonly near: number;
  /** How well it answers, from 0 to about 2. */
  readonly score: number;
}

/** The weight of a unit by its kind: an example or a remark misleads when it is shown alone. */
const FACTOR: { readonly [kind in UnitKind]: number } = {
  lead: 1.22,
  prose: 1.2,
  item: 1,
  subitem: 1,
  step: 0.9,
  row: 1.05,
  example: 0.4,
  mistake: 0.85,
  gap: 0.8,
  erratum: 0.7,
  note: 0.95,
};
/** What is named above a line counts less than what it says itself. */
const CONTEXT = { head: 0.8, heading: 0.7, title: 0.75, under: 0.6 } as const;
/** The share of a score that the line itself has to say; the rest may stand above it. */
const OWN = 0.35;
/** What it adds that a line has all words of the question, and that it says what such a question wants to hear. */
const ALL_WORDS_BONUS = 0.2;
const FORM_BONUS = 0.1;
/** What it adds to the short answer of a page where the question is what something is. */
const MEANING_BONUS = 0.5;
/** From this worth on a word counts as said. */
const SAID = 0.5;
/** How fast a known way of asking says less with every word that differs. */
export const NEAR_STEEPNESS = 3;
/** Letters too many that take one off a score. */
const LETTERS_A_POINT = 1500;

const isSaid = (part: number): boolean => part >= SAID;

/** The lines of a place in order. @param nearTo how near the question comes to those that players ask for a unit */
export const scoredLines = (
  { title, under, text }: Pick<SentPassage, 'title' | 'under' | 'text'>,
  asked: AskedStems,
  nearTo: NearTo = () => 0,
): readonly ScoredLine[] => {
  const units = unitsIn(text);
  const titleCover = coverOfBoth(coverOf(title, asked), coverOf(under, asked), CONTEXT.under);
  return units.map((unit, number) => {
    const says = windowOf(unit.says, asked);
    const own = coverOf(says, asked);
    const headings = coverOfBoth(
      coverOf(unit.head, asked),
      coverOf(unit.heading, asked),
      CONTEXT.heading / CONTEXT.head,
    );
    const above = coverOfBoth(headings, titleCover, CONTEXT.title / CONTEXT.head);
    const cover = coverOfBoth(own, above, CONTEXT.head);
    // The first line under a title continues it: the title is its subject.
    const isFirst = unit === units[0] || (unit.at !== '' && units.find(({ at }) => at === unit.at) === unit);
    const share =
      OWN * shareOf(isFirst ? coverOfBoth(own, titleCover, 1) : own, asked) + (1 - OWN) * shareOf(cover, asked);
    const hears = FORMS[asked.form]?.hears.test(foldKey(says)) === true ? FORM_BONUS : 0;
    const means = asked.isForMeaning && unit.kind === 'lead' ? MEANING_BONUS : 0;
    const words = own.length === 0 ? 0 : (ALL_WORDS_BONUS * own.filter(isSaid).length) / own.length;
    const tooLong = Math.max(0, says.length - ROOM) / LETTERS_A_POINT;
    const near = nearTo(number, cover);
    return {
      unit,
      says,
      cover: own,
      near,
      score: (share + hears + means + words) * FACTOR[unit.kind] - tooLong + near ** NEAR_STEEPNESS,
    };
  });
};
