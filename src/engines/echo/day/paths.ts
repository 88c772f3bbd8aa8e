/** Paths on the board: laid, turned over, taken, removed. */
import type { ActionOf } from './action.ts';
import { withDetective } from './detectives.ts';
import { forecastOf } from './invasion.ts';
import { refused } from './refusal.ts';
import type { DayState, Enemy, Path } from './state.ts';
import { become, isLastChanges, type After } from './turn.ts';
import { MOST } from './words.ts';

/** An enemy as it comes from the pool: nothing is known of it but where it stands. */
export const newEnemy = (id: number, place: number | null): Enemy => ({
  id,
  kind: 'unknown',
  name: '',
  place,
  will: null,
  strength: null,
  holder: null,
});

/** Lays the paths of one card, with the enemies that come at once. */
export const lay = (state: DayState, { places, invasion: says }: ActionOf<'lay'>): After => {
  if (places.some((place) => state.places[place] === undefined)) return refused('no-such-place');
  // No path any more where the last turn has none in the city (3.4.2).
  if (isLastChanges(state) && state.paths.length === 0) return refused('last-turn');
  const { invasion, fresh, extra } = forecastOf(state, places);
  if (says === 'count' && invasion === 'unknown') return refused('district-unknown');
  const comes = says === 'yes' || (says === 'count' && invasion === 'comes');
  const arriving = comes ? [...fresh, ...extra] : fresh;
  if (state.paths.length + places.length > MOST.paths || state.enemies.length + arriving.length > MOST.enemies)
    return refused('full');
  const paths = places.map((place, i): Path => ({ id: state.nextId + i, place, face: 'hidden' }));
  const firstEnemy = state.nextId + places.length;
  return become(
    {
      ...state,
      paths: [...state.paths, ...paths],
      enemies: [...state.enemies, ...arriving.map((place, i) => newEnemy(firstEnemy + i, place))],
      nextId: firstEnemy + arriving.length,
    },
    { kind: 'came', fresh, extra: comes ? extra : [] },
  );
};

const pathOf = (state: DayState, id: number): Path | undefined => state.paths.find((path) => path.id === id);
const withoutPath = (state: DayState, id: number): DayState => ({
  ...state,
  paths: state.paths.filter((path) => path.id !== id),
});

export const turnPath = (state: DayState, { path: id, face }: ActionOf<'turn-path'>): After =>
  pathOf(state, id) === undefined
    ? refused('no-such-path')
    : become({ ...state, paths: state.paths.map((path) => (path.id === id ? { ...path, face } : path)) });

export const takePath = (state: DayState, { path: id, who }: ActionOf<'take-path'>): After =>
  pathOf(state, id) === undefined
    ? refused('no-such-path')
    : withDetective(withoutPath(state, id), who, ({ tokens }) => ({ tokens: tokens + 1 }));

export const removePath = (state: DayState, { path: id }: ActionOf<'remove-path'>): After =>
  pathOf(state, id) === undefined ? refused('no-such-path') : become(withoutPath(state, id));
