/** The question of the page as a plain value: who stands against whom, with what, for what. */
import type { Aim, Battle, Detective, Enemy, BattlePlan } from '../../../engines/echo/battle/battle.ts';
import { SITE_READINGS, type Readings } from '../../../engines/echo/battle/readings.ts';

/** The phase in which the battle takes place: in the Movement phase each round costs movement. */
export const PHASES = ['movement', 'events'] as const;
export type Phase = (typeof PHASES)[number];
/** A name of the reader's own, where he has given one. */
export interface Named {
  readonly name?: string | undefined;
}
interface OwnDetective extends Named {
  readonly card: Detective;
}
interface OwnEnemy extends Named {
  readonly card: Enemy;
}
export interface State {
  readonly detectives: readonly OwnDetective[];
  readonly enemies: readonly OwnEnemy[];
  readonly phase: Phase;
  readonly aim: Aim;
  readonly plan: BattlePlan;
  readonly canLeave: boolean;
  readonly threshold: number;
  readonly readings: Readings;
}

/** Numbers of the example are our own: those of the game were never published. */
const EXAMPLE_DETECTIVE: Detective = {
  will: 4,
  strength: 4,
  vigilance: 3,
  stealth: 2,
  opening: 'vigilance',
  hasMartialArts: false,
  knife: 0,
};
const EXAMPLE_ENEMY: Enemy = {
  kind: 'citizen',
  will: 3,
  strength: 3,
  willDice: 0,
  strengthDice: 2,
  vigilance: 1,
};
export const DEFAULT_STATE: State = {
  detectives: [{ card: EXAMPLE_DETECTIVE }],
  enemies: [{ card: EXAMPLE_ENEMY }],
  phase: 'movement',
  aim: 'defeat',
  plan: 'best',
  canLeave: false,
  threshold: 5,
  readings: SITE_READINGS,
};
/** Cards that a detective gets when the reader adds them; the numbers are examples like the others. */
export const EXAMPLE_CARDS = {
  weapon: { tests: 'vigilance', penalty: 0, damage: { will: 0, strength: 2 } },
  spell: { skill: 3, difficulty: 1, price: 1, damage: { will: 2, strength: 0 }, moves: 1, uses: 1 },
  heal: { will: 1, strength: 1, upTo: { will: 4, strength: 4 }, uses: 1 },
} as const satisfies Partial<Detective>;

const changed = <T>(list: readonly T[], at: number, change: (one: T) => T): readonly T[] =>
  list.map((one, i) => (i === at ? change(one) : one));
export const withDetective = (state: State, at: number, change: Partial<Detective>): State => ({
  ...state,
  detectives: changed(state.detectives, at, (one) => ({ ...one, card: { ...one.card, ...change } })),
});
export const withEnemy = (state: State, at: number, change: Partial<Enemy>): State => ({
  ...state,
  enemies: changed(state.enemies, at, (one) => ({ ...one, card: { ...one.card, ...change } })),
});
/** The same numbers under a name, or under none. */
export const withNamed = <L extends 'detectives' | 'enemies'>(
  state: State,
  list: L,
  at: number,
  one: State[L][number],
): State => ({
  ...state,
  [list]: (state[list] as readonly State[L][number][]).map((was, i) => (i === at ? one : was)),
});
export const withoutOne = (state: State, list: 'detectives' | 'enemies', at: number): State => ({
  ...state,
  [list]: state[list].filter((_, i) => i !== at),
});
/** One more like the last, without his name. */
export const withOneMore = (state: State, list: 'detectives' | 'enemies'): State => ({
  ...state,
  [list]: [...state[list], { card: state[list].at(-1)!.card }],
});

/** A battle is made once a state: what is known of it hangs on it. */
const made = new WeakMap<State, Battle>();
/** The question for the engine. */
export const battleOf = (state: State): Battle => {
  const battle = made.get(state) ?? {
    detectives: state.detectives.map(({ card }) => card),
    enemies: state.enemies.map(({ card }) => card),
    aim: state.aim,
    plan: state.plan,
    canLeave: state.canLeave,
    threshold: state.threshold,
    readings: state.readings,
  };
  made.set(state, battle);
  return battle;
};
/** Whether the numbers are those of the example. */
export const isExample = ({ detectives, enemies }: State): boolean =>
  detectives.every(({ card }) => card === EXAMPLE_DETECTIVE) && enemies.every(({ card }) => card === EXAMPLE_ENEMY);
