/** Which dice a test is thrown with: those of the skill, improved and degraded. */
import { colourAfter, type Colour, type Level } from '../dice/colour.ts';

/** Test dice of a skill; the effect die is thrown with them and is not counted. */
export const TEST_DICE = 3;

/** The dice of a test, and how they came about. */
export interface TestPool {
  /** Best first, at most {@link TEST_DICE}; none: the effect die is thrown alone. */
  readonly dice: readonly Colour[];
  /** Pairs of an improvement and a degradation that undid each other. */
  readonly cancelled: number;
  /** Dice that were changed, one step each: improved where positive, degraded where negative. */
  readonly applied: number;
  /** Improvements or degradations for which no die was left. */
  readonly wasted: number;
  /** Yellow dice that left the pool. */
  readonly removed: number;
}

const checkCount = (count: number): number => {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`Dice are changed a whole number of times, got ${count}.`);
  return count;
};

/**
 * The dice for a skill. Improvements and degradations undo each other first; what is left changes at most each die once.
 * @throws {RangeError} where there is less than none of something, or not a whole number
 */
export const poolFor = (level: Level, improvements: number, degradations: number): TestPool => {
  const cancelled = Math.min(checkCount(improvements), checkCount(degradations));
  const left = improvements - degradations;
  const changed = Math.min(Math.abs(left), TEST_DICE);
  const step = Math.sign(left);
  const better = Array.from({ length: TEST_DICE }, (_, at) => (at < changed ? colourAfter(level, step) : level));
  const dice = better.filter((colour) => colour !== undefined);
  return {
    dice: step < 0 ? dice.toReversed() : dice,
    cancelled,
    applied: changed * step,
    wasted: Math.abs(left) - changed,
    removed: TEST_DICE - dice.length,
  };
};
