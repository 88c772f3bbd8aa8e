/** What solved throwings come to, by their choices: few of them differ, so each is followed once. */
import type { ReadyThrowing } from '../../skill-check/again.ts';
import { outcomesOf, type Outcome } from '../../skill-check/outcomes.ts';
import { scaledCount, type ScaledCount } from './scaled-count.ts';

/** A way for a throwing to come to an end, its count of ways as a factor. */
interface Fall extends Outcome {
  readonly times: ScaledCount;
}
/** By tokens left before the throw. */
export type FallsBy = (left: number) => readonly Fall[];
type Known = (readonly Fall[])[];

/** @param sides of every die */
export const fallsFor = (sides: number): ((ready: ReadyThrowing) => FallsBy) => {
  const known = new Map<ReadyThrowing, Map<string | number, Known>>();
  const countFalls = (ready: ReadyThrowing, left: number): readonly Fall[] =>
    outcomesOf(ready, left).map((outcome) => ({ ...outcome, times: scaledCount(outcome.ways, sides) }));
  return (ready) => {
    const own = known.get(ready) ?? new Map<string | number, Known>();
    known.set(ready, own);
    const pattern = ready.pattern();
    const byLeft: Known = own.get(pattern) ?? [];
    own.set(pattern, byLeft);
    return (left) => (byLeft[left] ??= countFalls(ready, left));
  };
};
