/**
 * What new paths bring: an enemy for each, and a mass invasion where one of them lies in a district that has had a path
 * (3.4.3). Reported before the token is laid.
 */
import { cursedPlaces, cursingPaths, freeEnemies, type DayState } from './state.ts';

/** Whether an invasion comes; `unknown` while districts that decide it have not been said. */
type Invasion = 'comes' | 'stays-away' | 'unknown';

/** What laying paths in some locations would bring. */
export interface Forecast {
  readonly invasion: Invasion;
  /** Locations of the new enemies, one for each mention. */
  readonly fresh: readonly number[];
  /** Locations of the further enemies if an invasion comes, one for each mention. */
  readonly extra: readonly number[];
  /** Cursed locations after it. */
  readonly cursed: number;
  /** Enemies at large after it, without and with an invasion. */
  readonly enemies: { readonly without: number; readonly with: number };
}

const distinct = (places: readonly number[]): readonly number[] => [...new Set(places)];

/** Whether a new path meets an old one: in its location, in its district, or unknown. */
const meeting = ({ places }: DayState, fresh: number, old: number): Invasion => {
  if (fresh === old) return 'comes';
  const [a, b] = [places[fresh]?.district ?? null, places[old]?.district ?? null];
  if (a === null || b === null) return 'unknown';
  return a === b ? 'comes' : 'stays-away';
};

/** The strongest of some answers: one that comes is enough, one that is unknown leaves the rest open. */
const strongest = (answers: readonly Invasion[]): Invasion => {
  if (answers.includes('comes')) return 'comes';
  return answers.includes('unknown') ? 'unknown' : 'stays-away';
};

/** Whether paths laid together bring an invasion. An open path to Шамхум is passed over. */
const invasionOf = (state: DayState, places: readonly number[]): Invasion => {
  const old = cursingPaths(state).map((path) => path.place);
  const before = (at: number): readonly number[] =>
    state.readings.pair === 'in-turn' ? [...old, ...places.slice(0, at)] : old;
  return strongest(places.flatMap((place, at) => before(at).map((other) => meeting(state, place, other))));
};

/** What would come if these paths were laid by one card. The further enemies come to paths to Шамхум too. */
export const forecastOf = (state: DayState, places: readonly number[]): Forecast => {
  const isByPlace = state.readings.size === 'per-place';
  const all = [...state.paths.map((path) => path.place), ...places];
  const [fresh, extra] = isByPlace ? [distinct(places), distinct(all)] : [places, all];
  const without = freeEnemies(state).length + fresh.length;
  return {
    invasion: invasionOf(state, places),
    fresh,
    extra,
    cursed: distinct([...cursedPlaces(state), ...places]).length,
    enemies: { without, with: without + extra.length },
  };
};
