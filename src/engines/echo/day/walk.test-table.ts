/** Days as play makes them: a seeded walk over all actions, most of them possible, some not. */
import { ACTION_KINDS, type Action, type ActionKind, type ActionOf } from './action.ts';
import type { After } from './after.ts';
import { NEW_DAY, type DayState, type Holder } from './state.ts';
import { step } from './step.ts';
import { READING_CHOICES } from './readings.ts';
import {
  COLOURS,
  DECLARED_ENDS,
  ENEMY_KINDS,
  INVASION_SAYS,
  PATH_FACES,
  PURSES,
  STEP_IDS,
  TRACKERS,
  WARES,
} from './words.ts';

/** A deterministic fair-enough source (mulberry32). */
export const seededRandom = (seed: number): ((below: number) => number) => {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
};
type Source = ReturnType<typeof seededRandom>;

const deepFrozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
};

const NAMES = ['Улица Старых Монеток', 'Мост Кулуга Менончи', 'Ё', 'a-b', 'Гребень 2'];
const WORDS_OF: { readonly [K in ActionKind]: (state: DayState, n: Source) => Omit<ActionOf<K>, 'kind'> } = {
  detectives: (_, n) => ({ count: 2 + n(7) }),
  tracker: (_, n) => ({ level: pick(n, TRACKERS) }),
  reading: (_, n) => ({ as: pick(n, READING_CHOICES) }),
  'name-detective': (s, n) => ({ who: who(s, n), name: pick(n, ['', 'Кофа Йох', 'Абилат Парас']) }),
  first: (s, n) => ({ who: who(s, n) }),
  'new-place': (s, n) => ({ name: `${pick(n, NAMES)} ${s.places.length}`, district: orNull(n, 1 + n(11)) }),
  district: (s, n) => ({ place: place(s, n), district: orNull(n, 1 + n(3)) }),
  'name-district': (_, n) => ({ district: 1 + n(11), name: pick(n, ['', ...NAMES]) }),
  check: (_, n) => ({ step: pick(n, STEP_IDS) }),
  next: () => ({}),
  end: (_, n) => ({ how: pick(n, DECLARED_ENDS) }),
  'play-on': () => ({}),
  colour: (s, n) => ({ turn: s.turn, colour: pick(n, COLOURS) }),
  dice: (_, n) => ({ white: 1 + n(6), green: 1 + n(6), black: 1 + n(6) }),
  lay: (s, n) => ({
    places: Array.from({ length: 1 + n(2) }, () => place(s, n)),
    invasion: pick(n, INVASION_SAYS),
  }),
  'turn-path': (s, n) => ({ path: idOf(n, s.paths), face: pick(n, PATH_FACES) }),
  'take-path': (s, n) => ({ path: idOf(n, s.paths), who: who(s, n) }),
  'remove-path': (s, n) => ({ path: idOf(n, s.paths) }),
  enemy: (s, n) => ({ as: pick(n, ENEMY_KINDS), place: orNull(n, place(s, n)) }),
  'enemy-kind': (s, n) => ({ enemy: idOf(n, s.enemies), as: pick(n, ENEMY_KINDS) }),
  'name-enemy': (s, n) => ({ enemy: idOf(n, s.enemies), name: pick(n, ['', 'Фэтан']) }),
  limits: (s, n) => ({ enemy: idOf(n, s.enemies), will: orNull(n, n(9)), strength: orNull(n, n(9)) }),
  move: (s, n) => ({ enemy: idOf(n, s.enemies), to: place(s, n) }),
  detain: (s, n) => ({ enemy: idOf(n, s.enemies), by: holder(s, n) }),
  hand: (s, n) => ({ enemy: idOf(n, s.enemies), to: holder(s, n) }),
  release: (s, n) => ({ enemy: idOf(n, s.enemies), at: orNull(n, place(s, n)) }),
  'defeat-enemy': (s, n) => ({ enemy: idOf(n, s.enemies) }),
  'remove-enemy': (s, n) => ({ enemy: idOf(n, s.enemies) }),
  'trade-enemy': (s, n) => ({ enemy: idOf(n, s.enemies) }),
  clues: (s, n) => ({ place: place(s, n), by: pick(n, ['more', 'more', 'less'] as const) }),
  'take-clues': (s, n) => ({ place: s.clues[0]?.place ?? place(s, n), who: who(s, n) }),
  purse: (s, n) => ({ who: who(s, n), what: pick(n, PURSES), by: pick(n, ['more', 'less'] as const) }),
  exchange: (s, n) => ({ who: who(s, n), ware: pick(n, WARES) }),
  faint: (s, n) => ({ who: who(s, n) }),
  out: (s, n) => ({ who: who(s, n) }),
};

const pick = <T>(n: Source, list: readonly T[]): T => list[n(list.length)]!;
const orNull = <T>(n: Source, value: T): T | null => (n(5) === 0 ? null : value);
/** Now and then somebody or something that there is not. */
const who = (s: DayState, n: Source): number => n(s.detectives.length + (n(20) === 0 ? 1 : 0));
const place = (s: DayState, n: Source): number => (n(3) > 0 ? n(4) : n(s.places.length + (n(20) === 0 ? 1 : 0)));
const holder = (s: DayState, n: Source): Holder => (n(5) === 0 ? 'office' : who(s, n));
const idOf = (n: Source, list: readonly { readonly id: number }[]): number =>
  list.length === 0 || n(30) === 0 ? 9000 : pick(n, list).id;

/** Common actions come up more often, so that days are long and boards full. */
const RARE: readonly ActionKind[] = ['end', 'out', 'detectives', 'new-place', 'name-district', 'play-on'];
const anyAction = (state: DayState, n: Source): Action => {
  if (state.end !== null && n(3) > 0) return { kind: 'play-on' };
  const kind = pick(n, ACTION_KINDS);
  if (RARE.includes(kind) && n(8) > 0) return { kind: 'next' };
  return { kind, ...WORDS_OF[kind](state, n) } as Action;
};

/** An action of a walk, with the day before it and what came of it. */
export interface Walked {
  readonly before: DayState;
  readonly action: Action;
  readonly after: After;
}
/** Some steps from a new day on. All values are frozen: whoever changes one is found out. */
export const walkedDay = (steps: number, n: Source): readonly Walked[] => {
  const walked: Walked[] = [];
  let state = deepFrozen(NEW_DAY);
  for (let i = 0; i < steps; i += 1) {
    const action = deepFrozen(anyAction(state, n));
    const after = deepFrozen(step(state, action));
    walked.push({ before: state, action, after });
    if ('state' in after) state = after.state;
  }
  return walked;
};
