/** One test in the best hands: for enough successes, or for any worth. Rules: «Проверки», «Переброс кубиков». */
import { chanceOf, distributionOf, mapOutcomes, reduceWeights, type Distribution } from '../../exact/distribution.ts';
import type { Fraction } from '../../exact/fraction.ts';
import { choiceOf, type DieAction, type Spend } from './again.ts';
import { outcomesOf } from './outcomes.ts';
import { readyThrowing } from './ready-throwing.ts';
import { diceOf, dieWays, type TestDice } from './dice.ts';
import { poolOf } from './pool.ts';
import { tokensUpTo } from './tokens.ts';

/** What may throw dice again. */
export interface Rerolls {
  /** One die each, any number of times, each after seeing. A focus token is as good. */
  readonly clues: number;
  /** Dice that cards throw again, one each, once. */
  readonly free: number;
  /** A card that throws all failed dice again once. */
  readonly all: boolean;
}
export interface Test {
  readonly dice: TestDice;
  readonly rerolls: Rerolls;
  /** How clues are spent; «best» where it is not said. */
  readonly spend?: Spend;
}
/** What a test comes to. */
export interface TestEnd {
  readonly successes: number;
  readonly clues: number;
}
/** What an end is good for. */
export type Worth = (end: TestEnd) => number;

/** Dice on the table, and the rerolls still to spend. */
export interface OnTable {
  readonly clues: number;
  /** Dice without success. */
  readonly failed: number;
  /** Dice that count twice; none where no card says so. */
  readonly double?: number;
  readonly free: number;
  readonly all: boolean;
}
export interface SolvedTest {
  readonly dice: number;
  readonly ends: Distribution<TestEnd>;
  /** The mean of the worth. */
  readonly value: number;
  /** What to do with dice on the table. @throws {RangeError} for what cannot lie there */
  readonly choiceAt: (table: OnTable) => DieAction;
}

const MOST_TOKENS = 99;
const checkRerolls = ({ rerolls }: Test): void => {
  for (const count of [rerolls.clues, rerolls.free])
    if (!Number.isInteger(count) || count < 0 || count > MOST_TOKENS)
      throw new RangeError(`Dice are thrown again 0 to ${MOST_TOKENS} times, got ${count}.`);
};

/**
 * A test for any worth of its end: each die thrown again is a decision, made backward in floating point; of choices that
 * are worth the same the one that spends nothing. What comes of the choices is exact.
 * @param needed successes that are enough for who spends «needed»
 * @throws {RangeError} for rerolls that are no whole numbers from 0 to 99
 */
export const solveTest = (test: Test, worth: Worth, needed = Infinity): SolvedTest => {
  checkRerolls(test);
  const { rerolls, spend = 'best' } = test;
  const { fortune, sixesDouble = false } = test.dice;
  const dice = diceOf(test.dice);
  const die = dieWays(fortune, sixesDouble);
  const pool = poolOf(dice, die, Infinity);
  const tokens = tokensUpTo(0, rerolls.clues);
  const ready = readyThrowing({ pool, tokens, free: rerolls.free, all: rerolls.all, spend, eager: 'none' });

  for (let clues = 0; clues <= rerolls.clues; clues += 1)
    pool.successes.forEach((successes, fall) => {
      ready.stop[clues * pool.size + fall] = worth({ successes, clues });
    });
  if (rerolls.all) ready.used.set(ready.stop);
  ready.solve(needed);
  const before = new Float64Array(tokens.size);
  ready.before(before, 0);

  const ends = outcomesOf(ready, rerolls.clues).map(({ fall, left, ways }): readonly [TestEnd, bigint] => [
    { successes: pool.successes[fall]!, clues: left },
    ways * BigInt(die.sides) ** BigInt(left),
  ]);
  return {
    dice,
    ends: reduceWeights(distributionOf(ends)),
    value: before[rerolls.clues]!,
    choiceAt: (table) => {
      const { failed, double = 0, clues, free, all } = table;
      const fall = pool.numberOf(failed, dice - failed - double);
      const layer = free + (all ? rerolls.free + 1 : 0);
      const isThere = clues >= 0 && clues <= rerolls.clues && free >= 0 && free <= rerolls.free;
      const code =
        isThere && fall !== undefined ? ready.choices[layer * ready.area + clues * pool.size + fall] : undefined;
      if (code === undefined) throw new RangeError('These dice cannot lie on the table in this test.');
      return choiceOf(code);
    },
  };
};

/** How well a test does what it should. */
export interface TestAnswer {
  readonly dice: number;
  readonly successes: Distribution;
  /** Clues spent. */
  readonly spent: Distribution;
  readonly ends: Distribution<TestEnd>;
  /** The chance of at least `needed` successes, in this very play. */
  readonly chance: (needed: number) => Fraction;
  /** What to do with dice on the table, as {@link SolvedTest}. */
  readonly choiceAt: SolvedTest['choiceAt'];
}
/** Of chances that are alike to so much, the one that keeps more clues. */
const CLUE_BESIDE = 1e-9;

/**
 * A test for which `needed` successes are enough, and clues are spent for nothing else.
 * @throws {RangeError} as {@link solveTest}
 */
export const answerTest = (test: Test, needed: number): TestAnswer => {
  const { clues } = test.rerolls;
  const worth: Worth = (end) => Number(end.successes >= needed) + CLUE_BESIDE * end.clues;
  const { dice, ends, choiceAt } = solveTest(test, worth, needed);
  const spent = reduceWeights(mapOutcomes(ends, (end) => clues - end.clues));
  return {
    dice,
    ends,
    successes: reduceWeights(mapOutcomes(ends, ({ successes }) => successes)),
    spent,
    chance: (enough) => chanceOf(ends, ({ successes }) => successes >= enough),
    choiceAt,
  };
};
