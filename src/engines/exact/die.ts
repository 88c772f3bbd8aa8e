/** Dice: what a pool, a reroll and a sum are made of. */
import { gathered, type Distribution } from './distribution.ts';
import type { KeyOf } from './key.ts';

/** A die is its faces with their weights. Faces may be anything: numbers, colours, records of what is printed. */
export type Die<T = number> = Distribution<T>;

/**
 * The die whose sides show these faces: a face weighs as many as there are sides that show it.
 * @throws {RangeError} where there is no side
 */
export const dieOf = <T>(sides: readonly T[], keyOf?: KeyOf<T>): Die<T> => {
  if (sides.length === 0) throw new RangeError('A die has a side at least.');
  return gathered(
    sides.map((face) => [face, 1n] as const),
    keyOf,
  );
};

/** The die with sides from 1 up to a whole number. @throws {RangeError} below 1 */
export const numberedDie = (sides: number): Die => dieOf(Array.from({ length: sides }, (_, i) => i + 1));
/** The common die, 1–6. */
export const D6: Die = numberedDie(6);
