/** Locations and districts as the players name them, and the setting of the game. */
import type { ActionOf } from './action.ts';
import { withReading } from './readings.ts';
import { refused } from './refusal.ts';
import { newDetectives, trackerNumber, type DayState } from './state.ts';
import { become, type After } from './turn.ts';
import { DETECTIVES, MOST } from './words.ts';

/** Trackers are printed for two to eight detectives. */
const hasTracker = (state: DayState): boolean => {
  const number = trackerNumber(state);
  return number >= DETECTIVES.least && number <= DETECTIVES.most;
};

/** Until the first turn begins; a tracker that is not printed for so many gives way to theirs. */
export const detectives = (state: DayState, { count }: ActionOf<'detectives'>): After => {
  if (state.phase !== 'setup') return refused('begun');
  const kept = state.detectives.slice(0, count);
  const gone = state.detectives.slice(count);
  // Somebody who has something in hand is not simply struck out.
  if (gone.some((who) => who.clues + who.tokens > 0 || who.isOut) || holdsAny(state, count)) return refused('begun');
  const changed = {
    ...state,
    detectives: [...kept, ...newDetectives(count - kept.length)],
    first: Math.min(state.first, count - 1),
  };
  return become(hasTracker(changed) ? changed : { ...changed, tracker: 'normal' });
};
const holdsAny = ({ enemies }: DayState, from: number): boolean =>
  enemies.some(({ holder }) => typeof holder === 'number' && holder >= from);

export const tracker = (state: DayState, { level }: ActionOf<'tracker'>): After => {
  const changed = { ...state, tracker: level };
  return hasTracker(changed) ? become(changed) : refused('no-tracker');
};

export const reading = (state: DayState, { as }: ActionOf<'reading'>): After =>
  become({ ...state, readings: withReading(state.readings, as) });

const isSameName = (a: string, b: string): boolean => a.toLocaleLowerCase('ru') === b.toLocaleLowerCase('ru');

export const newPlace = (state: DayState, { name, district: where }: ActionOf<'new-place'>): After => {
  if (state.places.length >= MOST.places) return refused('full');
  if (state.places.some((place) => isSameName(place.name, name))) return refused('same-name');
  return become({ ...state, places: [...state.places, { known: null, name, district: where }] });
};

export const district = (state: DayState, { place, district: where }: ActionOf<'district'>): After => {
  if (state.places[place] === undefined) return refused('no-such-place');
  return become({ ...state, places: state.places.map((p, i) => (i === place ? { ...p, district: where } : p)) });
};

export const nameDistrict = (state: DayState, { district: which, name }: ActionOf<'name-district'>): After =>
  become({ ...state, districts: state.districts.map((old, i) => (i === which - 1 ? name : old)) });
