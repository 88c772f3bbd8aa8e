/** What the page asks of its worker and what comes back; both are plain values that survive the way between threads. */
import type { Fight } from '../../../engines/eldritch/fight/fight.ts';
import { workOf } from '../../../engines/eldritch/fight/cost.ts';
import { shapeOf } from '../../../engines/eldritch/fight/shape.ts';
import { BUDGET, repeated, verdictOf, type Verdict, type Work } from '../../../engines/exact/work.ts';
import { answererOf, askedOnce, unlessLong, type Besides, type BesidesReport } from '../../shared/solve/besides.ts';
import { countedFightOf, fightOf, type State } from './model.ts';
import { resultOf, type Result } from './result.ts';
import { besideResult, besides, type BesideQuestion, type BesideResult } from './variants.ts';

export type Report = BesidesReport<Result, BesideResult>;

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
  const fight = countedFightOf(state);
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
  const places = placesOf(countedFightOf(state));
  return places <= MOST_PLACES || places * PLACE_BYTES > BUDGET.bytes;
};
const estimateOf = askedOnce(estimated);
/** The fight, and the same with one thing changed each. */
export const BESIDES: Besides<State, Result, BesideQuestion, BesideResult> = {
  resultOf: (state) => resultOf(countedFightOf(state)),
  questionsOf: (state) => unlessLong(besides(state), estimateOf(state)),
  besideOf: besideResult,
};
/** What the thread does. */
export const answer = answererOf(BESIDES);
/** Whether the fight can be played with advice at each throw: there all health stands as it is. */
export const isPlayable = (state: State): boolean => placesOf(fightOf(state)) * PLACE_BYTES <= BUDGET.bytes;
/** The page itself may solve what is played. */
export const isPlayedAtOnce = (state: State): boolean => {
  const fight = fightOf(state);
  return placesOf(fight) <= MOST_PLACES && verdictOf(workOf(fight)) === 'at-once';
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
