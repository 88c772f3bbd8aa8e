/**
 * How many steps a throwing takes, and how many falls it has, without making it ready: what `poolOf` and `readyThrowing`
 * come to, in closed form. The estimate of a fight asks for hundreds of them before every answer.
 */
import type { Spend } from './again.ts';
import type { Fortune } from './skill.ts';

/** What the size of a throwing depends on. */
export interface ThrowingSize {
  readonly dice: number;
  readonly fortune: Fortune;
  readonly sixesDouble: boolean;
  /** Successes above it are worth no more. */
  readonly enough: number;
  readonly free: number;
  readonly all: boolean;
  readonly spend: Spend;
  /** The most of them that may be left. */
  readonly focus: number;
  readonly clues: number;
  readonly mayClues: boolean;
}
/** What a pool of dice comes to. */
interface PoolSize {
  readonly falls: number;
  /** Falls of all dice that come about. */
  readonly first: number;
  /** Ways on, summed over the falls, if all failed dice are thrown again. */
  readonly afterAll: number;
  /** Kinds of dice that may be thrown again. */
  readonly kinds: number;
}

const pairsUpTo = (count: number): number => ((count + 1) * (count + 2)) / 2;
const plainPool = ({ dice, enough }: ThrowingSize): PoolSize => {
  const most = Math.min(dice, enough);
  // With so many successes as few as none or as many as most may come; with most nothing is thrown again.
  return { falls: most + 1, first: most + 1, afterAll: pairsUpTo(most) - 1, kinds: 1 };
};
/** A six counts twice: falls are kept apart however many successes are enough. */
const doublePool = ({ dice, enough, fortune }: ThrowingSize): PoolSize => {
  // A cursed die shows a six or nothing.
  const fallsOf = (thrown: number): number => (fortune === 'cursed' ? thrown + 1 : pairsUpTo(thrown));
  let afterAll = 0;
  for (let failed = 1; failed <= dice; failed += 1)
    for (let single = 0; single <= dice - failed; single += 1)
      if (single + 2 * (dice - failed - single) < enough) afterAll += fallsOf(failed);
  return { falls: pairsUpTo(dice), first: fallsOf(dice), afterAll, kinds: enough > 1 ? 2 : 1 };
};

/** The steps of a throwing that is made ready, and its falls. */
export const sizeOfThrowing = (size: ThrowingSize): { readonly steps: number; readonly falls: number } => {
  const { free, all, spend, focus, clues, mayClues, sixesDouble } = size;
  const { falls, first, afterAll, kinds } = sixesDouble ? doublePool(size) : plainPool(size);
  const rows = (focus + 1) * (clues + 1);
  const halves = all ? 2 : 1;
  const spendings = spend === 'none' ? 0 : focus * (clues + 1) + (mayClues ? (focus + 1) * clues : 0);
  const singles = free * halves * rows + (free + 1) * halves * spendings;
  const wholes = all ? (free + 1) * rows : 0;
  const steps = falls * rows * halves + singles * falls * kinds + wholes * afterAll + rows * first;
  return { steps, falls };
};
