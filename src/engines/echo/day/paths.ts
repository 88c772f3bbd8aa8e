/** Paths on the board: laid, turned over, taken, removed. */
import { become, type After, type Effects } from './after.ts';
import { withDetective } from './detectives.ts';
import { forecastOf } from './invasion.ts';
import { refuse } from './refusal.ts';
import { isLastChanges, type DayState, type Enemy, type Path } from './state.ts';
import { MOST } from './words.ts';

/** An enemy fresh from the pool: only its place is known. */
export const newEnemy = (id: number, place: number | null): Enemy => ({
  id,
  kind: 'unknown',
  name: '',
  place,
  will: null,
  strength: null,
  holder: null,
});

/** Does something with a path that there is, given the day without it. */
const withPath = (state: DayState, id: number, act: (without: DayState) => After): After => {
  const paths = state.paths.filter((path) => path.id !== id);
  return paths.length === state.paths.length ? refuse('no-such-path') : act({ ...state, paths });
};

export const pathEffects = {
  /** Lays the paths of one card, with the enemies that come at once. */
  lay: (state, { places, invasion: says }) => {
    if (places.some((place) => state.places[place] === undefined)) return refuse('no-such-place');
    // No path any more where the last turn has none in the city (3.4.2).
    if (isLastChanges(state) && state.paths.length === 0) return refuse('last-turn');
    const { invasion, fresh, extra } = forecastOf(state, places);
    if (says === 'count' && invasion === 'unknown') return refuse('district-unknown');
    const comes = says === 'yes' || (says === 'count' && invasion === 'comes');
    const arriving = comes ? [...fresh, ...extra] : fresh;
    if (state.paths.length + places.length > MOST.paths || state.enemies.length + arriving.length > MOST.enemies)
      return refuse('full');
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
  },
  'turn-path': (state, { path: id, face }) =>
    withPath(state, id, () =>
      become({ ...state, paths: state.paths.map((path) => (path.id === id ? { ...path, face } : path)) }),
    ),
  'take-path': (state, { path: id, who }) =>
    withPath(state, id, (without) => withDetective(without, who, ({ tokens }) => ({ tokens: tokens + 1 }))),
  'remove-path': (state, { path: id }) => withPath(state, id, (without) => become(without)),
} satisfies Partial<Effects>;
