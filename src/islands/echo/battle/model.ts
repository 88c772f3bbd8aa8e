/** The question of the page as a plain value: detectives, enemies, cards and the aim. */
import type { Battle, Detective, Enemy } from '../../../engines/echo/battle/battle.ts';
import { SITE_READINGS } from '../../../engines/echo/battle/readings.ts';

/** The phase in which the battle takes place: in the Movement phase each round costs movement. */
export const PHASES = ['movement', 'events'] as const;
export type Phase = (typeof PHASES)[number];
/** A card with a name of the reader's own, where he has given one. */
export interface Named<C> {
  readonly name?: string | undefined;
  readonly card: C;
}
export interface State extends Omit<Battle, 'detectives' | 'enemies'> {
  readonly detectives: readonly Named<Detective>[];
  readonly enemies: readonly Named<Enemy>[];
  readonly phase: Phase;
}
export type Side = 'detectives' | 'enemies';
/** Somebody on a side of the battle. */
export type Fighter<S extends Side> = State[S][number];

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

/** Somebody else, or the same changed, in a place of a side. */
export const withFighter = <S extends Side>(
  state: State,
  side: S,
  at: number,
  change: (one: Fighter<S>) => Fighter<S>,
): State => ({ ...state, [side]: state[side].map((one, i) => (i === at ? change(one) : one)) });
export const withoutFighter = (state: State, side: Side, at: number): State => ({
  ...state,
  [side]: state[side].filter((_, i) => i !== at),
});
/** One more like the last, without his name. */
export const withOneMore = (state: State, side: Side): State => ({
  ...state,
  [side]: [...state[side], { card: state[side].at(-1)!.card }],
});

/** A battle is made once a state: what is known of it hangs on it. */
const made = new WeakMap<State, Battle>();
/** The question for the engine. */
export const battleOf = (state: State): Battle => {
  const { phase: _, detectives, enemies, ...rest } = state;
  const battle = made.get(state) ?? {
    ...rest,
    detectives: detectives.map(({ card }) => card),
    enemies: enemies.map(({ card }) => card),
  };
  made.set(state, battle);
  return battle;
};
/** Whether the numbers are those of the example. */
export const isExample = ({ detectives, enemies }: State): boolean =>
  detectives.every(({ card }) => card === EXAMPLE_DETECTIVE) && enemies.every(({ card }) => card === EXAMPLE_ENEMY);
