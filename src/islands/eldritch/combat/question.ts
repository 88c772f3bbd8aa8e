/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import type { Fight } from '../../../engines/eldritch/fight/fight.ts';
import { shapeOf } from '../../../engines/eldritch/fight/shape.ts';
import { diceOf } from '../../../engines/eldritch/test/dice.ts';
import type { Work } from '../../../engines/exact/work.ts';
import type { Counted } from '../../shared/solve/thread.ts';
import { fightOf, skillOf, type State } from './model.ts';
import { resultOf, type Result } from './result.ts';
import { besideResult, besides, type BesideResult } from './variants.ts';

export type Report =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'beside'; readonly besides: readonly BesideResult[] };

/** Counts the fight, then all that stands beside it. */
export const answer = (state: State, say: (report: Report | Counted) => void): void => {
  const others = besides(state);
  say({ kind: 'result', result: resultOf(fightOf(state)) });
  const found: BesideResult[] = [];
  for (const question of others) {
    say({ kind: 'progress', done: found.length + 1, of: others.length + 1 });
    found.push(besideResult(question));
  }
  say({ kind: 'beside', besides: found });
};

/** Steps for each place of the array in each combat, dice apart. */
const STEPS_PER_PLACE = 60;
/** Combats that are solved: by the order, in one round. */
const combatsOf = ({ foes, order }: Fight): number => {
  const n = foes.length;
  if (order.kind === 'given') return n;
  if (order.kind === 'anew') return n * 2 ** (n - 1);
  return foes.reduce((product, _, i) => product * (i + 1), 1) * n;
};
/** What a fight costs at most. */
export const workOf = (state: State): Work => {
  const fight = fightOf(state);
  const { size } = shapeOf(fight);
  const dice = Math.max(
    ...state.foes.flatMap(({ monster }) =>
      (['will', 'strength'] as const).map((trial) =>
        diceOf({
          skill: skillOf(state.hero, monster[trial]?.skill ?? trial),
          bonus: state.hero.bonus[trial],
          extra: state.hero.extra[trial],
          modifier: monster[trial]?.modifier ?? 0,
          fortune: state.hero.fortune,
        }),
      ),
    ),
  );
  const combats = combatsOf(fight) * fight.rounds;
  return { steps: size * combats * (dice + 2) * STEPS_PER_PLACE, bytes: 24 * size * combats };
};
