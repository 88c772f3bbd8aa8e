/** The best play of a test in a few lines: what to do by the number of successes on the table. */
import type { Action } from '../../../../engines/eldritch/skill-check/again.ts';
import type { OnTable, SolvedTest } from '../../../../engines/eldritch/skill-check/solve.ts';
import { hasRerolls, rerollsOf, type Setup } from '../inputs/setup.ts';

/** What to do with a number of successes before the first reroll. */
export interface Rule {
  readonly from: number;
  readonly to: number;
  /** More than one where it depends on how many of the successes are sixes. */
  readonly actions: readonly Action[];
}

/** The most successes that some dice show. */
export const mostOf = (dice: number, { sixes }: Setup): number => dice * (sixes ? 2 : 1);
/** Every fall of dice with a number of successes. */
const fallsWith = (dice: number, successes: number, sixes: boolean): readonly Pick<OnTable, 'failed' | 'double'>[] =>
  Array.from({ length: sixes ? Math.floor(successes / 2) + 1 : 1 }, (_, double) => ({
    failed: dice - (successes - double),
    double,
  })).filter(({ failed }) => failed >= 0);

/**
 * Rules for fewer successes than enough, neighbours that say the same put together; none where nothing may be thrown again.
 * @param enough successes after which there is nothing left to want
 */
export const rulesOf = (
  setup: Setup,
  { dice, choiceAt }: Pick<SolvedTest, 'dice' | 'choiceAt'>,
  enough: number,
): readonly Rule[] => {
  if (!hasRerolls(setup)) return [];
  const { clues, free, all } = rerollsOf(setup);
  const most = Math.min(enough - 1, mostOf(dice, setup));
  const rules: Rule[] = [];
  for (let successes = 0; successes <= most; successes += 1) {
    const falls = fallsWith(dice, successes, setup.sixes);
    const actions = [...new Set(falls.map((fall) => choiceAt({ ...fall, clues, free, all }).action))];
    const last = rules.at(-1);
    if (last !== undefined && last.actions.join() === actions.join())
      rules[rules.length - 1] = { ...last, to: successes };
    else if (actions.length > 0) rules.push({ from: successes, to: successes, actions });
  }
  return rules;
};
