/** A dispute that no talk has settled: each side throws, the larger total decides. */
import { totalOf } from '../../exact/distribution.ts';
import { makeFraction, type Fraction } from '../../exact/fraction.ts';
import type { Faces } from '../dice/faces.ts';
import type { Rolled } from './rules.ts';
import { sumOfRolled } from './sum.ts';

export interface Dispute {
  /** The chance of a given side to be alone at the top. */
  readonly wins: Fraction;
  /** The chance that two or more share the top. The rulebook is silent about it; thrown again, no side is favoured. */
  readonly tied: Fraction;
}
/** @param sides at least 1 @throws {RangeError} for anything else */
export const solveDispute = (faces: Faces, rule: Rolled, sides: number): Dispute => {
  if (!Number.isInteger(sides) || sides < 1) throw new RangeError(`A dispute has a side at least, got ${sides}.`);
  const totals = sumOfRolled(faces, rule);
  const all = totalOf(totals) ** BigInt(sides);
  let [below, won] = [0n, 0n];
  for (const [, weight] of [...totals].toSorted(([a], [b]) => a - b)) {
    won += weight * below ** BigInt(sides - 1);
    below += weight;
  }
  return { wins: makeFraction(won, all), tied: makeFraction(all - won * BigInt(sides), all) };
};
