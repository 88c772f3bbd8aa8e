/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import { solveBattle, type BattleEnds } from '../../../engines/echo/battle/solve.ts';
import { workOf } from '../../../engines/echo/battle/work.ts';
import { repeated, unheard, verdictOf, type Verdict, type Work } from '../../../engines/exact/work.ts';
import type { Counted } from '../../shared/solve/thread.ts';
import { battleOf, type State } from './model.ts';
import { besideResult, besides, type BesideQuestion, type BesideResult } from './variants.ts';

export type Report =
  | { readonly kind: 'result'; readonly result: BattleEnds }
  | { readonly kind: 'beside'; readonly besides: readonly BesideResult[] };

/** Counts the battle, then all that stands beside it. */
export const answer = (state: State, say: (report: Report | Counted) => void): void => {
  const progress = (done: number, of: number) => say({ kind: 'progress', done, of });
  say({ kind: 'result', result: solveBattle(battleOf(state), unheard, progress) });
  const others = besidesFor(state);
  const found: BesideResult[] = [];
  for (const question of others) {
    progress(found.length, others.length);
    found.push(besideResult(question));
  }
  say({ kind: 'beside', besides: found });
};

/** Estimates take time themselves: each state is asked once. */
const known = new WeakMap<State, Work>();
const estimateOf = (state: State): Work => {
  const work = known.get(state) ?? workOf(battleOf(state));
  known.set(state, work);
  return work;
};
/** Battles beside are a little larger than the one that is asked. */
const MARGIN = 1.5;
/** What stands beside the present battle; nothing where it would take long. */
export const besidesFor = (state: State): readonly BesideQuestion[] => {
  const questions = besides(state);
  const verdict = verdictOf(repeated(estimateOf(state), questions.length * MARGIN + 1));
  return verdict === 'at-once' || verdict === 'in-thread' ? questions : [];
};
/** What may be done with the present battle. */
export const verdictFor = (state: State): Verdict => verdictOf(estimateOf(state));
