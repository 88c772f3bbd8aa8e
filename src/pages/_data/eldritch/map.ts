import content from 'virtual:content';
import type { MapData, MapLocation } from '../../../islands/eldritch/map/model.ts';
import type { LocationData } from '../../../schemas/eldritch/location.ts';
import { compareRu } from '../../../lib/collate-ru.ts';

const placeOf = ({
  id,
  ru,
  ours,
  en,
  number,
  near,
  at,
  kind,
  train,
  ship,
  uncharted,
  conflicts,
}: LocationData): MapLocation => ({
  id,
  kind,
  name: ru ?? ours,
  ...(ours === undefined ? {} : { isOurs: true }),
  en,
  number,
  near,
  at,
  train,
  ship,
  uncharted,
  alsoKind: conflicts[0]?.also,
});
/** Named ones by the alphabet, then the others by their numbers. */
const inListOrder = (a: MapLocation, b: MapLocation): number =>
  (a.number ?? 0) - (b.number ?? 0) || compareRu(a.name ?? '', b.name ?? '');

/** All that the map needs. */
export const mapData = (): MapData => ({
  places: content.figures.eldritch.map.map(placeOf).toSorted(inListOrder),
});
