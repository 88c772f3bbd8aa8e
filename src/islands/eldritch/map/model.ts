/** The state of the map: two locations, tickets, the rest of the round. */
import {
  makeBoard,
  type Board,
  type BoardLocation,
  type LocationKind,
  type Path,
} from '../../../engines/eldritch/map/board.ts';
import { countOf, MOST_TICKETS, WHOLE_ROUND, type Round, type Tickets } from '../../../engines/eldritch/map/journey.ts';
import type { Aim, Question } from '../../../engines/eldritch/map/search.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';

/** A location as the page shows it; its paths as the engine takes them. */
export interface MapLocation extends BoardLocation {
  /** Why it has no kind: its board gives it none, or we do not know it. */
  readonly noKind?: 'none' | 'unknown' | undefined;
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
/** A path that lies on a side board, or leads to one: its ends, whichever comes first. */
export interface OwnPath {
  readonly a: string;
  readonly b: string;
  readonly by: Path;
}
/** A portal: a location of the main board, and the space of a side board that it leads to. */
interface Portal {
  readonly from: string;
  readonly to: string;
}
/** A board that may lie next to the main one. */
export interface SideBoard {
  readonly id: string;
  readonly name: string;
  /** Name and id of the box. */
  readonly set: string;
  readonly box: string;
  readonly spaces: readonly MapLocation[];
  readonly paths: readonly OwnPath[];
  /** Ids of the spaces that portals lead to. */
  readonly portals: readonly string[];
  /** What of it we do not know, a sentence. */
  readonly unknown: string;
}
export interface MapData {
  readonly places: readonly MapLocation[];
  readonly boards: readonly SideBoard[];
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
  /** Ids of the side boards on the table. */
  readonly boards: readonly string[];
  readonly portals: readonly Portal[];
  /** Paths of side boards that the reader has entered. */
  readonly paths: readonly OwnPath[];
}

/** Paths that the reader may enter; no side boards have more. */
export const MOST_PATHS = 24;
/** What the page opens on: two cities far apart, nothing in hand. */
export const INITIAL: State = {
  from: 'arkham',
  to: 'tokyo',
  tickets: { train: 0, ship: 0 },
  done: 'nothing',
  mayPrepare: true,
  aim: 'rounds',
  boards: [],
  portals: [],
  paths: [],
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
/** Sets the tickets of one kind; drops those of the other above the limit. */
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
/** The question to the engine. @param data the map with the side boards on the table */
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
