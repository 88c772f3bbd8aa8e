/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import { solveBattle, type BattleEnds } from '../../../engines/echo/battle/solve.ts';
import { workOf } from '../../../engines/echo/battle/work.ts';
import { unheard, verdictOf, type Verdict } from '../../../engines/exact/work.ts';
import { answererOf, askedOnce, unlessLong, type Besides, type BesidesReport } from '../../shared/solve/besides.ts';
import { battleOf, type State } from './model.ts';
import { besideResult, besides, type BesideQuestion, type BesideResult } from './variants.ts';

export type Report = BesidesReport<BattleEnds, BesideResult>;

const estimateOf = askedOnce((state: State) => workOf(battleOf(state)));
/** Battles beside are a little larger than the one that is asked. */
const MARGIN = 1.5;
/** The battle, and the same with one thing changed each. */
export const BESIDES: Besides<State, BattleEnds, BesideQuestion, BesideResult> = {
  resultOf: (state, progress) => solveBattle(battleOf(state), unheard, progress),
  questionsOf: (state) => unlessLong(besides(state), estimateOf(state), MARGIN),
  besideOf: besideResult,
};
/** What the thread does. */
export const answer = answererOf(BESIDES);
/** What may be done with the present battle. */
export const verdictFor = (state: State): Verdict => verdictOf(estimateOf(state));
