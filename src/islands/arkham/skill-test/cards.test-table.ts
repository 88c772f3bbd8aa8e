/** A chance with cards of the real data, on a bag small enough to count by hand. */
import { toNumber } from '../../../engines/exact/fraction.ts';
import { chanceOfSuccess, solveTest } from '../../../engines/arkham/skill-test/solve.ts';
import type { Bag } from '../../../engines/arkham/token.ts';
import { testOf, type ChosenEffect, type State } from './model.ts';
import { data, initial } from './real-data.test-table.ts';

/** Skill 3 against a difficulty, symbols without effect. */
export const chance = (
  cards: readonly (string | ChosenEffect)[],
  bag: Bag,
  difficulty: number,
  over: Partial<State> = {},
): number => {
  const t = testOf(
    {
      ...initial,
      scenario: undefined,
      lines: {},
      skill: 3,
      icons: 0,
      bag,
      difficulty,
      effects: cards.map((c) => (typeof c === 'string' ? { id: c } : c)),
      ...over,
    },
    data,
  );
  return toNumber(chanceOfSuccess(solveTest(t).distribution, t, t.goal.kind === 'success' ? t.goal.by : 0));
};
