/** How many dice a test has, and what one of them brings. Rules: «Проверки», «Жетоны улучшений». */
import { LEAST_FACE, type Fortune } from './skill.ts';

/** The dice of a test, as the rules add them up. */
export interface TestDice {
  /** As printed, with the improvement token. */
  readonly skill: number;
  /** The best single bonus of a card; others do not count. */
  readonly bonus: number;
  /** Additional dice: all of them add up. */
  readonly extra: number;
  /** What the card or the monster says. */
  readonly modifier: number;
  readonly fortune: Fortune;
  /** A card by which each 6 counts as two successes. */
  readonly sixesDouble?: boolean;
}

/** No test has more dice than this: more would be a slip of the finger. */
export const MOST_DICE = 40;

/** The dice that are thrown: never fewer than one. */
export const diceOf = ({ skill, bonus, extra, modifier }: TestDice): number =>
  Math.min(MOST_DICE, Math.max(1, skill + bonus + extra + modifier));

/** The number of equally likely ways in which one die brings no success, one or two. */
export interface DieWays {
  readonly sides: number;
  readonly ways: readonly [none: number, one: number, two: number];
}
/**
 * One die of a test, in the fewest ways.
 * @param sides the number of ways, where several dice must share it: a multiple of the fewest
 */
export const dieWays = (fortune: Fortune, sixesDouble: boolean, sides?: number): DieWays => {
  const hits = 7 - LEAST_FACE[fortune];
  const fewest = sixesDouble ? 6 : 6 / hits;
  const counted = sides ?? fewest;
  const two = sixesDouble ? counted / 6 : 0;
  const one = (counted * hits) / 6 - two;
  return { sides: counted, ways: [counted - one - two, one, two] };
};
