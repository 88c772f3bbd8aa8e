/** A plan for the view: rounds, and in each its actions. */
import type { Path, Ticket } from '../../../engines/eldritch/map/board.ts';
import { placesOf, type Step } from '../../../engines/eldritch/map/journey.ts';

/** A stretch of a journey; the first of an action needs no ticket. */
interface Leg {
  readonly from: string;
  readonly to: string;
  readonly by: Path;
  readonly ticket?: Ticket | undefined;
}
export type Action =
  | { readonly do: 'prepare'; readonly ticket: Ticket; readonly discarded?: Ticket | undefined }
  | { readonly do: 'travel'; readonly legs: readonly Leg[] }
  /** Along local paths, without an action. */
  | { readonly do: 'local'; readonly legs: readonly Leg[] };
export type RouteRound = readonly Action[];
/** A plan, and the places that it leads through. */
export interface Route {
  readonly places: readonly string[];
  readonly rounds: readonly RouteRound[];
}

interface RouteText {
  readonly at: string;
  readonly rounds: readonly RouteRound[];
}
/** The same rounds, the last of them with another end. */
const withLast = (rounds: readonly RouteRound[], change: (last: RouteRound) => RouteRound): readonly RouteRound[] => [
  ...rounds.slice(0, -1),
  change(rounds.at(-1) ?? []),
];
const legOf = (at: string, step: Exclude<Step, { readonly do: 'wait' | 'prepare' }>): Leg => {
  if (step.do === 'local') return { from: at, to: step.to, by: 'local' };
  return { from: at, to: step.to, by: step.by, ...(step.do === 'ride' ? { ticket: step.by } : {}) };
};
/** The actions with one leg more: it goes on with the last of them, or begins one. A ride after a walk goes on with the travel. */
const withLeg = (last: RouteRound, does: 'travel' | 'local', leg: Leg, goesOn: boolean): RouteRound => {
  const before = last.at(-1);
  return goesOn && before?.do === does
    ? [...last.slice(0, -1), { do: does, legs: [...before.legs, leg] }]
    : [...last, { do: does, legs: [leg] }];
};
const withStep = ({ at, rounds }: RouteText, step: Step): RouteText => {
  if (step.do === 'wait') return { at, rounds: [...rounds, []] };
  if (step.do === 'prepare') return { at, rounds: withLast(rounds, (last) => [...last, step]) };
  const leg = legOf(at, step);
  const does = step.do === 'local' ? 'local' : 'travel';
  return { at: step.to, rounds: withLast(rounds, (last) => withLeg(last, does, leg, step.do !== 'travel')) };
};

export const routeOf = (from: string, steps: readonly Step[]): Route => ({
  places: placesOf(from, steps),
  rounds: steps.reduce<RouteText>(withStep, { at: from, rounds: [[]] }).rounds,
});

/** How late its actions come: the fewer, the sooner. */
const lateness = ({ rounds }: Route): number => rounds.reduce((sum, actions, at) => sum + actions.length * at, 0);
/** One plan for each way over the board, the one that acts soonest; the sooner first. */
export const distinctRoutes = (plans: readonly Route[]): readonly Route[] => {
  const ways = new Map<string, Route>();
  for (const plan of plans.toSorted((a, b) => lateness(a) - lateness(b))) {
    const key = plan.places.join();
    if (!ways.has(key)) ways.set(key, plan);
  }
  return [...ways.values()];
};
