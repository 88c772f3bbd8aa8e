/** What comes of a question: the best plans, what every location costs, what other tickets would change. */
import type { Cost } from '../../../engines/eldritch/map/journey.ts';
import { bestPlans, costsFrom } from '../../../engines/eldritch/map/search.ts';
import { questionOf, type MapData, type State } from './model.ts';
import { routeOf, distinctRoutes, type Route } from './route.ts';

/** More plans than there are between any two locations: all of them are looked through for other ways. */
export const MOST_PLANS = 500;

export interface Result {
  readonly cost: Cost;
  /** One plan for each of the ways that are as good, the first being shown. */
  readonly ways: readonly Route[];
}
/** Undefined where no way leads from one to the other. */
export const resultOf = (state: State, data: MapData): Result | undefined => {
  const answer = bestPlans(questionOf(state, data), MOST_PLANS);
  return answer && { cost: answer.cost, ways: distinctRoutes(answer.plans.map((steps) => routeOf(state.from, steps))) };
};

/** What the best way to each location takes. */
export const costsOf = (state: State, data: MapData): ReadonlyMap<string, Cost> => costsFrom(questionOf(state, data));

/** The same journey with a hand of tickets, with preparing for travel and without. */
export interface HandCost {
  readonly prepared: Cost | undefined;
  readonly plain: Cost | undefined;
}
export const handCost = (hand: State['tickets'], state: State, data: MapData): HandCost => {
  const cost = (mayPrepare: boolean) => costsOf({ ...state, tickets: hand, mayPrepare }, data).get(state.to);
  return { prepared: cost(true), plain: cost(false) };
};
