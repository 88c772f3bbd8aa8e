/**
 * The movement of enemies in the phase of Changes: white for mages, green for citizens, black for undead. 1 to 4 sets all
 * of the kind going, 5 and 6 leave them where they are (3.4.1).
 */
import { freeEnemies, type DayState, type MovementDice } from './state.ts';

/** The kinds that have a die, and which. The rules give artifacts none and do not say what they do. */
export const DIE_OF = { mage: 'white', citizen: 'green', undead: 'black' } as const;
export type MovingKind = keyof typeof DIE_OF;
export const MOVING_KINDS = Object.keys(DIE_OF) as readonly MovingKind[];

/** Over the board as it lies: 1 up, 2 right, 3 down, 4 left. */
const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a die says to all enemies of its kind. */
export interface Order {
  readonly kind: MovingKind;
  readonly face: number;
  /** Where the enemies go who can reach no detective; undefined: this kind stays. */
  readonly direction: Direction | undefined;
  /** How many of the kind are at large. */
  readonly count: number;
}

/** The direction of a face, or undefined where it stops everybody. */
export const directionOf = (face: number): Direction | undefined => DIRECTIONS[face - 1];

/** What three dice say, in the order in which the rules name them. */
export const ordersOf = (state: Pick<DayState, 'enemies'>, dice: MovementDice): readonly Order[] =>
  MOVING_KINDS.map((kind) => ({
    kind,
    face: dice[DIE_OF[kind]],
    direction: directionOf(dice[DIE_OF[kind]]),
    count: freeEnemies(state).filter((enemy) => enemy.kind === kind).length,
  }));

/** Three dice from a source of whole numbers below six. */
export const thrownDice = (source: (below: number) => number): MovementDice => ({
  white: 1 + source(6),
  green: 1 + source(6),
  black: 1 + source(6),
});
