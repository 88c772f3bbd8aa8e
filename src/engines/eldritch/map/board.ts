/** The board as a graph: locations and the paths between them. Rules: «Локации и пути», «Местный путь», «Подготовка к путешествию». */

export const TICKETS = ['train', 'ship'] as const;
/** A kind of ticket, and the kind of path that it pays for. */
export type Ticket = (typeof TICKETS)[number];

export const PATHS = [...TICKETS, 'uncharted', 'local'] as const;
/** A kind of path; no ticket pays for an uncharted one, and a local one takes no action. */
export type Path = (typeof PATHS)[number];

export const LOCATION_KINDS = ['city', 'sea', 'wilderness'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

/** A location and where its paths lead: ids, by the kind of path; a path is named at both ends. */
export interface BoardLocation extends Readonly<Partial<Record<Path, readonly string[]>>> {
  readonly id: string;
  /** Absent: it has none, or it is unknown. */
  readonly kind?: LocationKind | undefined;
}

/** A neighbour and the path to it. */
interface Neighbour {
  readonly to: string;
  readonly by: Path;
}

/** The board: what can be asked of each location. */
export interface Board {
  readonly ids: readonly string[];
  /** Neighbours by train, then by ship, by uncharted and by local paths. @throws {RangeError} where there is no such location */
  readonly neighboursOf: (id: string) => readonly Neighbour[];
  /** The tickets that preparing for travel may bring here. @throws {RangeError} where there is no such location */
  readonly ticketsAt: (id: string) => readonly Ticket[];
}

const neighboursIn = (location: BoardLocation): readonly Neighbour[] =>
  PATHS.flatMap((by) => (location[by] ?? []).map((to) => ({ to, by })));

/** Only a city sells tickets, and only for the paths that lead to it. */
const ticketsIn = (location: BoardLocation): readonly Ticket[] =>
  location.kind === 'city' ? TICKETS.filter((ticket) => (location[ticket] ?? []).length > 0) : [];

/**
 * The board of a list of locations.
 * @throws {RangeError} where an id is repeated, or a path leads to its own end, twice to one place, nowhere, or only
 * there
 */
export const makeBoard = (locations: readonly BoardLocation[]): Board => {
  const found = new Map(
    locations.map((location) => [location.id, { neighbours: neighboursIn(location), tickets: ticketsIn(location) }]),
  );
  if (found.size < locations.length) throw new RangeError('A location stands twice.');
  const at = (id: string) => {
    const location = found.get(id);
    if (location === undefined) throw new RangeError(`There is no location ${id}.`);
    return location;
  };
  for (const [id, { neighbours }] of found) {
    if (new Set(neighbours.map(({ to, by }) => `${by} ${to}`)).size < neighbours.length)
      throw new RangeError(`A path from ${id} stands twice.`);
    for (const { to, by } of neighbours) {
      if (to === id) throw new RangeError(`A path leads from ${id} to itself.`);
      const isNamedThere = at(to).neighbours.some((back) => back.to === id && back.by === by);
      if (!isNamedThere) throw new RangeError(`The ${by} path from ${id} to ${to} does not lead back.`);
    }
  }
  return {
    ids: [...found.keys()],
    neighboursOf: (id) => at(id).neighbours,
    ticketsAt: (id) => at(id).tickets,
  };
};
