/** The setting of the game: how many play, the tracker, locations and districts as the players name them. */
import { become, type Effects } from './after.ts';
import { withReading } from './readings.ts';
import { refuse } from './refusal.ts';
import { newDetectives, trackerNumber, type DayState } from './state.ts';
import { DETECTIVES, MOST } from './words.ts';

/** Trackers are printed for two to eight detectives. */
const hasTracker = (state: DayState): boolean => {
  const number = trackerNumber(state);
  return number >= DETECTIVES.least && number <= DETECTIVES.most;
};
const holdsAny = ({ enemies }: DayState, from: number): boolean =>
  enemies.some(({ holder }) => typeof holder === 'number' && holder >= from);
const isSameName = (a: string, b: string): boolean => a.toLocaleLowerCase('ru') === b.toLocaleLowerCase('ru');

export const settingEffects = {
  /** Until the first turn begins; a tracker that is not printed for this number of detectives is replaced by theirs. */
  detectives: (state, { count }) => {
    if (state.phase !== 'setup') return refuse('begun');
    const kept = state.detectives.slice(0, count);
    const gone = state.detectives.slice(count);
    // Somebody who has something in hand is not simply struck out.
    if (gone.some((who) => who.clues + who.tokens > 0 || who.isOut) || holdsAny(state, count)) return refuse('begun');
    const changed = {
      ...state,
      detectives: [...kept, ...newDetectives(count - kept.length)],
      first: Math.min(state.first, count - 1),
    };
    return become(hasTracker(changed) ? changed : { ...changed, tracker: 'normal' });
  },
  tracker: (state, { level }) => {
    const changed = { ...state, tracker: level };
    return hasTracker(changed) ? become(changed) : refuse('no-tracker');
  },
  reading: (state, { as }) => become({ ...state, readings: withReading(state.readings, as) }),
  'new-place': (state, { name, district }) => {
    if (state.places.length >= MOST.places) return refuse('full');
    if (state.places.some((place) => isSameName(place.name, name))) return refuse('same-name');
    return become({ ...state, places: [...state.places, { known: null, name, district }] });
  },
  district: (state, { place, district }) =>
    state.places[place] === undefined
      ? refuse('no-such-place')
      : become({ ...state, places: state.places.map((p, i) => (i === place ? { ...p, district } : p)) }),
  'name-district': (state, { district, name }) =>
    become({ ...state, districts: state.districts.map((old, i) => (i === district - 1 ? name : old)) }),
} satisfies Partial<Effects>;
