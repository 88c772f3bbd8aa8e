/** Counts of ways as factors of weights, brought to a larger measure as they are needed. */
import { digitsOf, type Digits } from '../../../exact/limbs.ts';

/** A count of ways as a factor, brought to a larger measure: by one more power of the sides of a die for each. */
export type ScaledCount = (more: number) => Digits;
/** Each power is worked out when it is first asked for. @param sides of the die */
export const scaledCount = (count: bigint, sides: number): ScaledCount => {
  const known: Digits[] = [];
  return (more) => (known[more] ??= digitsOf(count * BigInt(sides) ** BigInt(more)));
};
