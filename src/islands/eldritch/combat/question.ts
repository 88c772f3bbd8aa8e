/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import { workOf } from '../../../engines/eldritch/fight/cost.ts';
import { repeated, verdictOf, type Verdict, type Work } from '../../../engines/exact/work.ts';
import type { Counted } from '../../shared/solve/thread.ts';
import { fightOf, type State } from './model.ts';
import { resultOf, type Result } from './result.ts';
import { besideResult, besides, type BesideQuestion, type BesideResult } from './variants.ts';

export type Report =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'beside'; readonly besides: readonly BesideResult[] };

/** Counts the fight, then all that stands beside it. */
export const answer = (state: State, say: (report: Report | Counted) => void): void => {
  const others = besidesFor(state);
  say({ kind: 'result', result: resultOf(fightOf(state)) });
  const found: BesideResult[] = [];
  for (const question of others) {
    say({ kind: 'progress', done: found.length + 1, of: others.length + 1 });
    found.push(besideResult(question));
  }
  say({ kind: 'beside', besides: found });
};

/** One order does not take twice as long as another. */
const ORDER_MARGIN = 2;
/** The work of the present fight; of many orders one is estimated, for the estimate itself would be too long. */
const estimated = (state: State): Work => {
  const { foes, order } = state;
  if (order !== 'best' || foes.length < 3) return workOf(fightOf(state));
  const orders = foes.reduce((product, _, i) => product * (i + 1), 1);
  return repeated(workOf(fightOf({ ...state, order: 'given' })), orders * ORDER_MARGIN);
};
/** Estimates take time themselves: each state is asked once. */
const known = new WeakMap<State, Work>();
const estimateOf = (state: State): Work => {
  const work = known.get(state) ?? estimated(state);
  known.set(state, work);
  return work;
};

/** What stands beside the present fight; nothing where it would take long. */
export const besidesFor = (state: State): readonly BesideQuestion[] => {
  const questions = besides(state);
  const verdict = verdictOf(repeated(estimateOf(state), questions.length + 1));
  return verdict === 'at-once' || verdict === 'in-thread' ? questions : [];
};
/** What may be done with the present fight. */
export const verdictFor = (state: State): Verdict => verdictOf(estimateOf(state));
