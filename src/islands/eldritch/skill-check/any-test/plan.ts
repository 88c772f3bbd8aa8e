/** What comes of a test: chances and means, what to do with dice on the table, what one thing more would buy. */
import { SPENDINGS, type Spend } from '../../../../engines/eldritch/skill-check/again.ts';
import { answerTest, type TestAnswer } from '../../../../engines/eldritch/skill-check/solve.ts';
import { mapOutcomes, meanOf, type Distribution } from '../../../../engines/exact/distribution.ts';
import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { changesFor, cluesOf, testOf, withChange, type Change, type Setup } from '../inputs/setup.ts';
import type { State } from './model.ts';

/** A test with what comes of it. */
export interface Plan {
  readonly state: State;
  readonly dice: number;
  /** Enough successes. */
  readonly chance: Fraction;
  readonly successes: Distribution;
  readonly meanSuccesses: Fraction;
  readonly clues: Distribution;
  readonly meanClues: Fraction;
  readonly choiceAt: TestAnswer['choiceAt'];
}

const cluesSpent = (setup: Setup, { spent }: TestAnswer): Distribution => mapOutcomes(spent, (n) => cluesOf(setup, n));

/** Solves the test of the page. */
export const planOf = (state: State): Plan => {
  const { setup, needed } = state;
  const answer = answerTest(testOf(setup), needed);
  const { dice, successes, chance, choiceAt } = answer;
  const clues = cluesSpent(setup, answer);
  return {
    state,
    dice,
    chance: chance(needed),
    successes,
    meanSuccesses: meanOf(successes, (n) => n),
    clues,
    meanClues: meanOf(clues, (n) => n),
    choiceAt,
  };
};
/** The same test with one thing changed. */
export interface Changed<Code> {
  readonly code: Code;
  readonly chance: Fraction;
  readonly meanClues: Fraction;
}
const changedTo = <Code>(code: Code, setup: Setup, needed: number): Changed<Code> => {
  const answer = answerTest(testOf(setup), needed);
  return { code, chance: answer.chance(needed), meanClues: meanOf(cluesSpent(setup, answer), (n) => n) };
};
export const changesOf = ({ setup, needed }: State): readonly Changed<Change>[] =>
  changesFor(setup).map((code) => changedTo(code, withChange(setup, code), needed));
/** The other ways to spend clues. */
export const spendingsOf = ({ setup, needed }: State): readonly Changed<Spend>[] =>
  setup.clues === 0
    ? []
    : SPENDINGS.filter((spend) => spend !== setup.spend).map((spend) => changedTo(spend, { ...setup, spend }, needed));

/** Dice and needed successes of the table that players print. */
const MOST_TABLE_DICE = 10;
export const MOST_TABLE_NEEDED = 4;
/** Chances by dice, from 1, and by needed successes, from 1; fortune and rerolls are those of the test. */
export const tableOf = (setup: Setup): readonly (readonly Fraction[])[] =>
  Array.from({ length: MOST_TABLE_DICE }, (_, dice) => {
    const bare: Setup = { ...setup, tested: 'number', number: dice + 1, bonus: 0, extra: 0, modifier: 0 };
    return Array.from({ length: MOST_TABLE_NEEDED }, (_needed, needed) =>
      answerTest(testOf(bare), needed + 1).chance(needed + 1),
    );
  });
