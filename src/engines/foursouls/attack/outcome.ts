/** How a row of attacks ends, as one whole number, so that its distribution stays small. */
import { compileCode } from '../../exact/code.ts';
import { MOST } from './attack.ts';

export type Outcome = number;

export interface Ending {
  /** Foes killed, in their order. */
  readonly killed: number;
  /** Health of the player; 0: dead. */
  readonly health: number;
  /** Health of the last foe; 0 where all are dead. */
  readonly foeHealth: number;
  /** The attack goes on for ever: neither side can hurt the other. */
  readonly endless: boolean;
}

const CODE = compileCode({ killed: MOST.foes, endless: 1, health: MOST.health, foeHealth: MOST.health });

/** @throws {RangeError} beyond the bounds of an attack, see {@link MOST} */
export const makeOutcome = ({ killed, health, foeHealth, endless }: Ending): Outcome =>
  CODE.pack({ killed, endless: endless ? 1 : 0, health, foeHealth });

/** The ending that an outcome is the code of. */
export const endingOf = (outcome: Outcome): Ending => ({
  killed: CODE.read.killed(outcome),
  health: CODE.read.health(outcome),
  foeHealth: CODE.read.foeHealth(outcome),
  endless: CODE.read.endless(outcome) === 1,
});
