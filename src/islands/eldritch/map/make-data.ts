/** The locations of the map, made of the figures of the game on the server alone. */
import { compareRu } from '../../../lib/collate-ru.ts';
import type { CalculatorProse } from '../../../schemas/eldritch/calculator-prose.ts';
import type { LocationData } from '../../../schemas/eldritch/location.ts';
import type { MapData, MapLocation } from './model.ts';

interface Figures {
  readonly map: readonly LocationData[];
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

export const mapData = ({ map, calculators }: Figures): MapData => ({
  places: map.map(placeOf).toSorted(inListOrder),
  prose: calculators.map!,
});
