/**
 * Parameter tests and rolls.
 * The rules of a detective's test are in a lost part of the rulebook. The reading here: as many dice as the parameter
 * less the penalty, a die succeeds from a threshold on, a test with one success or more.
 */
import { numberedDie } from '../../exact/die.ts';
import { chanceOf, type Distribution } from '../../exact/distribution.ts';
import { makeFraction, multiplyFractions, ONE, type Fraction } from '../../exact/fraction.ts';
import { countInPool } from '../../exact/pool.ts';
import type { Battle } from './battle.ts';

/** What tests go by. */
export type TestRules = Pick<Battle, 'threshold' | 'readings'>;

const D6 = numberedDie(6);
/** 3.4.2: a die of an enemy hits with 5 and 6, whatever the threshold of tests is. */
const HITS_FROM = 5;

/** How many dice a test has: the parameter less the penalty, by the readings. */
export const testDice = (parameter: number, penalty: number, { readings }: TestRules): number => {
  const least = readings['least-dice'] === 'one' ? 1 : 0;
  return Math.max(least, readings.penalty === 'takes-dice' ? parameter - penalty : parameter);
};
/** How many of some dice succeed. */
export const successesOf = (dice: number, { threshold }: Pick<TestRules, 'threshold'>): Distribution =>
  countInPool([{ die: D6, count: dice }], (face) => face >= threshold);
/** How many dice of an enemy hit. */
export const hitsOf = (dice: number): Distribution => successesOf(dice, { threshold: HITS_FROM });

/** The chance of a success at least. */
export const chanceOfTest = (parameter: number, penalty: number, rules: TestRules): Fraction =>
  chanceOf(successesOf(testDice(parameter, penalty, rules), rules), (n) => n > 0);
/** The chance that tests of one parameter against all of some penalties succeed. */
export const chanceAgainstAll = (parameter: number, penalties: readonly number[], rules: TestRules): Fraction =>
  penalties.map((penalty) => chanceOfTest(parameter, penalty, rules)).reduce(multiplyFractions, ONE);
/** 1 less a chance. */
export const failureOf = ({ n, d }: Fraction): Fraction => makeFraction(d - n, d);
