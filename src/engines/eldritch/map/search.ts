/** The best ways over the board: to every location at once, and all plans to one of them. */
import type { Board } from './board.ts';
import {
  ACTIONS,
  countOf,
  MOST_TICKETS,
  nextOf,
  WHOLE_ROUND,
  type Cost,
  type Round,
  type TravellerState,
  type Step,
  type Tickets,
} from './journey.ts';

/** What is to be the least; then the other of the two, then the tickets spent, then the steps along local paths. */
export const AIMS = ['rounds', 'actions'] as const;
export type Aim = (typeof AIMS)[number];

export interface Start {
  readonly board: Board;
  readonly from: string;
  /** At most {@link MOST_TICKETS} in all. */
  readonly tickets: Tickets;
  /** The rest of the present round; a whole one by default. */
  readonly round?: Round;
  /** Whether an action may go into preparing for travel. */
  readonly mayPrepare: boolean;
  readonly aim: Aim;
}
export interface Question extends Start {
  readonly to: string;
}

/** The best plans from one location to another. */
export interface Answer {
  readonly cost: Cost;
  /** The first plans, up to the number asked for; «wait» separates two rounds. */
  readonly plans: readonly (readonly Step[])[];
}

/** A standing, at its best, and all steps by which it is. */
interface Reached {
  readonly key: number;
  readonly standing: TravellerState;
  readonly weight: number;
  readonly ways: { readonly from: Reached; readonly step: Step }[];
}

/** One more of what matters outweighs any number of what matters less: every best way has fewer steps. */
const HEAVIER = 1_000;
const WEIGHTS: Readonly<Record<Aim, Readonly<Record<Step['do'], number>>>> = {
  rounds: { wait: HEAVIER ** 3, travel: HEAVIER ** 2, prepare: HEAVIER ** 2, ride: HEAVIER, local: 1 },
  actions: { wait: HEAVIER ** 2, travel: HEAVIER ** 3, prepare: HEAVIER ** 3, ride: HEAVIER, local: 1 },
};
const costOfWeight = (weight: number, aim: Aim): Cost => {
  const digit = (power: number) => Math.floor(weight / HEAVIER ** power) % HEAVIER;
  const [waits, actions] = aim === 'rounds' ? [digit(3), digit(2)] : [digit(2), digit(3)];
  return { rounds: weight === 0 ? 0 : waits + 1, actions, tickets: digit(1) };
};

const LOCAL = { 'to-come': 0, going: 1, over: 2 } as const;
/** Numbers the standings of one search: equal ones have equal keys. */
const makeKeys = (): ((standing: TravellerState) => number) => {
  const places = new Map<string, number>();
  const placeKey = (at: string): number => places.get(at) ?? places.set(at, places.size).get(at)!;
  return ({ at, tickets, round, isRiding, local }) => {
    const flags = Number(round.hasTravelled) + 2 * Number(round.hasPrepared) + 4 * Number(isRiding) + 8 * LOCAL[local];
    const hand = tickets.train + (MOST_TICKETS + 1) * tickets.ship;
    return flags + 32 * (round.actions + (ACTIONS + 1) * (hand + (MOST_TICKETS + 1) ** 2 * placeKey(at)));
  };
};

const stateAt = ({ board, from, tickets, round = WHOLE_ROUND }: Start): TravellerState => {
  const counts = [tickets.train, tickets.ship, round.actions];
  if (!counts.every((n) => Number.isInteger(n) && n >= 0)) throw new RangeError('Tickets and actions are counted.');
  if (countOf(tickets) > MOST_TICKETS) throw new RangeError(`Nobody has more than ${MOST_TICKETS} tickets.`);
  if (round.actions > ACTIONS) throw new RangeError(`A round has no more than ${ACTIONS} actions.`);
  board.neighboursOf(from);
  return { at: from, tickets, round, isRiding: false, local: 'to-come' };
};

/**
 * The standings in the order of their weight, the lightest first: Dijkstra's way, with all steps that are as good.
 * @param to the last ones are as light as the first that is there
 */
const reachedFrom = (start: Start, to?: string): readonly Reached[] => {
  const keyOf = makeKeys();
  const standing = stateAt(start);
  const first: Reached = { key: keyOf(standing), standing, weight: 0, ways: [] };
  const best = new Map([[first.key, first]]);
  const waiting = new Map<number, Reached[]>([[0, [first]]]);
  const reached: Reached[] = [];
  const reach = (from: Reached, step: Step, after: TravellerState): void => {
    const weight = from.weight + WEIGHTS[start.aim][step.do];
    const key = keyOf(after);
    const known = best.get(key);
    if (known?.weight === weight) known.ways.push({ from, step });
    if (known !== undefined && known.weight <= weight) return;
    const better = { key, standing: after, weight, ways: [{ from, step }] };
    best.set(key, better);
    const alike = waiting.get(weight);
    if (alike === undefined) waiting.set(weight, [better]);
    else alike.push(better);
  };
  while (waiting.size > 0) {
    const weight = Math.min(...waiting.keys());
    // A step always weighs something: nothing is added to the lightest while they are gone through.
    const lightest = waiting.get(weight)!.filter((one) => best.get(one.key) === one);
    waiting.delete(weight);
    reached.push(...lightest);
    if (lightest.some(({ standing: { at } }) => at === to)) break;
    for (const one of lightest)
      for (const { step, after } of nextOf(start.board, one.standing, start.mayPrepare)) reach(one, step, after);
  }
  return reached;
};

/**
 * What the best way to each location takes; a location that no way leads to is missing.
 * @throws {RangeError} where the start is none: an unknown location, too many tickets or actions
 */
export const costsFrom = (start: Start): ReadonlyMap<string, Cost> => {
  const costs = new Map<string, Cost>();
  for (const { standing, weight } of reachedFrom(start))
    if (!costs.has(standing.at)) costs.set(standing.at, costOfWeight(weight, start.aim));
  return costs;
};

/** The plans that end in a standing, no more than `most`. */
const plansTo = (one: Reached, most: number): readonly (readonly Step[])[] => {
  if (one.ways.length === 0) return [[]];
  const plans: (readonly Step[])[] = [];
  for (const { from, step } of one.ways)
    for (const plan of plans.length < most ? plansTo(from, most - plans.length) : []) plans.push([...plan, step]);
  return plans;
};

/**
 * All best plans from one location to another; undefined where no way leads there.
 * @param most how many plans to list
 * @throws {RangeError} for an unknown location, too many tickets or actions
 */
export const bestPlans = (question: Question, most = 100): Answer | undefined => {
  question.board.neighboursOf(question.to);
  const arrivals = reachedFrom(question, question.to).filter(({ standing }) => standing.at === question.to);
  const weight = arrivals[0]?.weight;
  if (weight === undefined) return undefined;
  return {
    cost: costOfWeight(weight, question.aim),
    plans: arrivals.flatMap((one) => plansTo(one, most)).slice(0, most),
  };
};
