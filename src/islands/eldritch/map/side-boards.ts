/** The side boards on the table: their spaces and paths join those of the main board, with the reader's own paths. */
import { PATHS, type Path } from '../../../engines/eldritch/map/board.ts';
import { INITIAL, type MapData, type MapLocation, type OwnPath, type SideBoard, type State } from './model.ts';

type OnTable = Pick<State, 'boards' | 'portals' | 'paths'>;

export const boardsOnTable = ({ boards }: Pick<State, 'boards'>, data: MapData): readonly SideBoard[] =>
  data.boards.filter(({ id }) => boards.includes(id));

/** Whether two paths are the same, whichever end comes first. */
export const isSamePath = (one: OwnPath, other: OwnPath): boolean =>
  one.by === other.by && ((one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a));
const pathsOf = (state: OnTable, boards: readonly SideBoard[], places: readonly MapLocation[]): readonly OwnPath[] => {
  const portals = boards.flatMap((board) =>
    board.portals.flatMap((space): OwnPath[] => {
      const from = state.portals.find(({ to }) => to === space)?.from;
      return from === undefined ? [] : [{ a: from, b: space, by: 'local' }];
    }),
  );
  const all = [...boards.flatMap(({ paths }) => paths), ...portals, ...state.paths];
  const isPlace = (id: string) => places.some((place) => place.id === id);
  return all.filter(
    (path, at) => isPlace(path.a) && isPlace(path.b) && all.findIndex((other) => isSamePath(other, path)) === at,
  );
};
const withPaths = (place: MapLocation, paths: readonly OwnPath[]): MapLocation => {
  const destinationsBy = (by: Path): readonly string[] => [
    ...(place[by] ?? []),
    ...paths.flatMap(({ a, b, by: kind }) => {
      if (kind !== by) return [];
      if (place.id === a) return [b];
      return place.id === b ? [a] : [];
    }),
  ];
  return { ...place, ...Object.fromEntries(PATHS.map((by) => [by, destinationsBy(by)])) };
};

const known = new WeakMap<MapData, Map<string, MapData>>();
/**
 * The map with the side boards that are on the table; the same object for the same boards, portals and paths.
 * @param data the map of the page, without side boards
 */
export const mapOnTable = (state: OnTable, data: MapData): MapData => {
  if (state.boards.length === 0) return data;
  const maps = known.get(data) ?? new Map<string, MapData>();
  known.set(data, maps);
  const key = JSON.stringify([state.boards, state.portals, state.paths]);
  const boards = boardsOnTable(state, data);
  const places = [...data.places, ...boards.flatMap(({ spaces }) => spaces)];
  const paths = pathsOf(state, boards, places);
  const map = maps.get(key) ?? { ...data, places: places.map((place) => withPaths(place, paths)) };
  maps.set(key, map);
  return map;
};

/** A side board laid out or put away; an end of the way that is away with it begins anew. @param data the map of the page */
export const withBoard = (state: State, id: string, data: MapData): State => {
  const boards = data.boards.map((board) => board.id).filter((one) => state.boards.includes(one) !== (one === id));
  const next = { ...state, boards };
  const { places } = mapOnTable(next, data);
  const placeOrInitial = (end: 'from' | 'to') =>
    places.some((place) => place.id === state[end]) ? state[end] : INITIAL[end];
  return { ...next, from: placeOrInitial('from'), to: placeOrInitial('to') };
};
/** A portal on a location of the main board; without one it is not on the table. */
export const withPortal = (state: State, to: string, from: string | undefined): State => ({
  ...state,
  portals: [...state.portals.filter((portal) => portal.to !== to), ...(from === undefined ? [] : [{ from, to }])],
});
export const withPath = (state: State, path: OwnPath): State =>
  state.paths.some((one) => isSamePath(one, path)) ? state : { ...state, paths: [...state.paths, path] };
export const withoutPath = (state: State, path: OwnPath): State => ({
  ...state,
  paths: state.paths.filter((one) => !isSamePath(one, path)),
});
