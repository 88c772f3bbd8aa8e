/** The state of the map: between which locations, with which tickets, in what is left of the round. */
import { makeBoard, type Board, type Location, type LocationKind } from '../../../engines/eldritch/map/board.ts';
import { countOf, MOST_TICKETS, WHOLE_ROUND, type Round, type Tickets } from '../../../engines/eldritch/map/journey.ts';
import type { Aim, Question } from '../../../engines/eldritch/map/search.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';

/** A location as the page shows it; its paths as the engine takes them. */
export interface MapLocation extends Location {
  readonly kind: LocationKind;
  /** Of a location that has a name. */
  readonly name?: string | undefined;
  /** The name is our own translation. */
  readonly isOurs?: boolean | undefined;
  readonly en?: string | undefined;
  /** Of a location without a name. */
  readonly number?: number | undefined;
  /** Where in the world that is, roughly. */
  readonly near?: { readonly ru: string; readonly en: string } | undefined;
  /** On the scheme: to the right and down, in hundredths of its width. */
  readonly at: readonly [number, number];
  /** Sources do not agree what kind it is: the other one. */
  readonly alsoKind?: LocationKind | undefined;
}
export interface MapData {
  readonly places: readonly MapLocation[];
  readonly prose: CalculatorProse;
}

/** What of the present round is done already, as far as it matters to a journey. */
export const DONE = ['nothing', 'other', 'travelled', 'prepared', 'all'] as const;
export type Done = (typeof DONE)[number];
const ROUNDS: { readonly [D in Done]: Round } = {
  nothing: WHOLE_ROUND,
  other: { actions: 1, hasTravelled: false, hasPrepared: false },
  travelled: { actions: 1, hasTravelled: true, hasPrepared: false },
  prepared: { actions: 1, hasTravelled: false, hasPrepared: true },
  all: { actions: 0, hasTravelled: false, hasPrepared: false },
};

export interface State {
  readonly from: string;
  readonly to: string;
  readonly tickets: Tickets;
  readonly done: Done;
  /** Whether an action may go into preparing for travel. */
  readonly mayPrepare: boolean;
  readonly aim: Aim;
}

/** What the page opens on: two cities far apart, nothing in hand. */
export const INITIAL: State = {
  from: 'arkham',
  to: 'tokyo',
  tickets: { train: 0, ship: 0 },
  done: 'nothing',
  mayPrepare: true,
  aim: 'rounds',
};

/** All hands of tickets that an investigator may have. */
export const HANDS: readonly Tickets[] = [
  { train: 0, ship: 0 },
  { train: 1, ship: 0 },
  { train: 0, ship: 1 },
  { train: 2, ship: 0 },
  { train: 1, ship: 1 },
  { train: 0, ship: 2 },
];
export const isSameHand = (a: Tickets, b: Tickets): boolean => a.train === b.train && a.ship === b.ship;
/** With so many tickets of a kind; of the other kind no more than may be kept with them. */
export const withTickets = (tickets: Tickets, kind: keyof Tickets, count: number): Tickets => {
  const [other, wanted] = [kind === 'train' ? 'ship' : 'train', { ...tickets, [kind]: count }] as const;
  const excess = Math.max(0, countOf(wanted) - MOST_TICKETS);
  return { ...wanted, [other]: wanted[other] - excess };
};

const boards = new WeakMap<MapData, Board>();
/** The board of the data, made once. */
const boardOf = (data: MapData): Board => {
  const board = boards.get(data) ?? makeBoard(data.places);
  boards.set(data, board);
  return board;
};
/** The question to the engine. */
export const questionOf = (state: State, data: MapData): Question => ({
  board: boardOf(data),
  from: state.from,
  to: state.to,
  tickets: state.tickets,
  round: ROUNDS[state.done],
  mayPrepare: state.mayPrepare,
  aim: state.aim,
});
/** @throws {RangeError} where there is no such location */
export const placeOf = (id: string, { places }: MapData): MapLocation => {
  const place = places.find((one) => one.id === id);
  if (place === undefined) throw new RangeError(`There is no location ${id}.`);
  return place;
};
