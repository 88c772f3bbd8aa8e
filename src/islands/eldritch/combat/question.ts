/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import type { Fight } from '../../../engines/eldritch/fight/fight.ts';
import { workOf } from '../../../engines/eldritch/fight/cost.ts';
import { shapeOf } from '../../../engines/eldritch/fight/shape.ts';
import { BUDGET, repeated, verdictOf, type Verdict, type Work } from '../../../engines/exact/work.ts';
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
const TOO_BIG: Work = { steps: Infinity, bytes: Infinity };
/** Bytes for each place and each layer of a fight, at the least. */
const PLACE_BYTES = 9;
/** Places that are walked through, all in all. */
const placesOf = (fight: Fight): number =>
  shapeOf(fight).size * fight.rounds * fight.fighters.length * fight.foes.length;
/** The work of the present fight; of many orders one is estimated, for the estimate itself would be too long. */
const estimated = (state: State): Work => {
  const { foes, order } = state;
  const fight = fightOf(state);
  // What no memory holds is not walked through either.
  if (placesOf(fight) * PLACE_BYTES > BUDGET.bytes) return TOO_BIG;
  if (order !== 'best' || foes.length < 3) return workOf(fight);
  const orders = foes.reduce((product, _, i) => product * (i + 1), 1);
  return repeated(workOf({ ...fight, order: { kind: 'given', foes: [...foes.keys()] } }), orders * ORDER_MARGIN);
};
/** Beyond so many places the estimate would cost the page more than a frame or two. */
const MOST_PLACES = 250_000;
/** Whether the page itself may ask for the verdict. */
export const isQuicklyJudged = (state: State): boolean => {
  const places = placesOf(fightOf(state));
  return places <= MOST_PLACES || places * PLACE_BYTES > BUDGET.bytes;
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

/** What the thread says of a fight that is not quickly judged. */
export interface Judged {
  readonly kind: 'verdict';
  readonly verdict: Verdict;
}
export const judge = (state: State, say: (report: Judged) => void): void =>
  say({ kind: 'verdict', verdict: verdictFor(state) });
