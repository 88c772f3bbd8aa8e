/** Dice. */
import { distributionOf, type Distribution } from './distribution.ts';
import type { KeyOf } from './key.ts';

/** A die: its faces with their weights. Faces may be any plain values: numbers, colours, objects. */
export type Die<T = number> = Distribution<T>;

/**
 * The die with these sides: the weight of a face is the number of sides that show it.
 * @throws {RangeError} where there is no side
 */
export const dieOf = <T>(sides: readonly T[], keyOf?: KeyOf<T>): Die<T> => {
  if (sides.length === 0) throw new RangeError('A die has a side at least.');
  return distributionOf(
    sides.map((face) => [face, 1n] as const),
    keyOf,
  );
};

/** The die with sides from 1 up to a whole number. @throws {RangeError} below 1 */
export const numberedDie = (sides: number): Die => dieOf(Array.from({ length: sides }, (_, i) => i + 1));
/** The common die, 1–6. */
export const D6: Die = numberedDie(6);
