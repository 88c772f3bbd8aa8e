/** The locations of the map, made of the figures of the game on the server alone. */
import { compareRu } from '../../../lib/collate-ru.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';
import type { LocationData } from '../../../schemas/eldritch/location.ts';
import { setNames, type SetData } from '../../../schemas/eldritch/name.ts';
import type { SideBoardData } from '../../../schemas/eldritch/side-board.ts';
import type { MapData, MapLocation, SideBoard } from './model.ts';

interface Figures {
  readonly sets: readonly SetData[];
  readonly map: readonly LocationData[];
  readonly 'side-boards': readonly SideBoardData[];
  readonly calculators: Readonly<Record<string, CalculatorProse>>;
}
const placeOf = ({ ru, ours, conflicts, gate: _, certainty: _certainty, ...place }: LocationData): MapLocation => ({
  ...place,
  name: ru ?? ours,
  ...(ours === undefined ? {} : { isOurs: true }),
  alsoKind: conflicts[0]?.also,
});
/** Named ones by the alphabet, then the others by their numbers. */
const inListOrder = (a: MapLocation, b: MapLocation): number =>
  (a.number ?? 0) - (b.number ?? 0) || compareRu(a.name ?? '', b.name ?? '');

const boardOf = (board: SideBoardData, sets: readonly SetData[]): SideBoard => ({
  id: board.id,
  name: board.ru,
  set: setNames(sets).get(board.set) ?? '',
  box: board.set,
  spaces: board.spaces.map(({ ru, ours, ...space }) => ({
    ...space,
    name: ru ?? ours,
    ...(ours === undefined ? {} : { isOurs: true }),
    ...(space.kind === undefined ? { noKind: board.kinds } : {}),
  })),
  paths: board.paths.map(({ between: [a, b], by }) => ({ a, b, by })),
  portals: board.portals,
  unknown: board.unknown,
});

export const mapData = ({ sets, map, 'side-boards': boards, calculators }: Figures): MapData => ({
  places: map.map(placeOf).toSorted(inListOrder),
  boards: boards.map((board) => boardOf(board, sets)),
  prose: calculators.map!,
});
