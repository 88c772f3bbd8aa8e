/** What drawing without a choice will cost, see `chain.ts`: sums are told apart, not counted. */
import { isChaining, type Kind } from './chain.ts';
import type { NamedKind } from './classes.ts';
import type { DrawCost } from './cost-draw.ts';
import { NOTHING_DRAWN, drawnOf, drawnTogether, isSecondFrost, keyOf, ofKey, type Drawn } from './outcome.ts';
import { STEPS } from './steps.ts';

/** More multisets than this are bounded by their number; fewer are told apart by what they come to. */
const MOST_WALKED = 5_000;

/** How many sums there are of up to so many tokens of some kinds, and what it takes to find them. */
export interface Sums {
  readonly steps: number;
  /** Different sums of each number of tokens, together and each. */
  readonly all: number;
  readonly bySize: readonly number[];
  /** Different sums, of whatever number. */
  readonly different: number;
}

/** As `choicesOf` does it. */
export const sumsOf = (kinds: readonly Kind[], most: number): Sums => {
  let chosen: Set<number>[] = [new Set([keyOf(NOTHING_DRAWN)])];
  let steps = 0;
  for (const { token, count } of kinds) {
    const next: Set<number>[] = [];
    const one = drawnOf(token);
    chosen.forEach((keys, size) => {
      const taken = Math.min(count, most - size);
      steps += keys.size * (taken + 1) * STEPS.sum;
      for (const key of keys) {
        let drawn = ofKey(key);
        for (let n = 0; n <= taken; n += 1) {
          if (n > 0) drawn = drawnTogether(drawn, one);
          (next[size + n] ??= new Set()).add(keyOf(drawn));
        }
      }
    });
    chosen = next;
  }
  const bySize = Array.from(chosen, (keys) => keys?.size ?? 0);
  return {
    steps,
    all: bySize.reduce((a, b) => a + b, 0),
    bySize,
    different: new Set(chosen.flatMap((keys) => [...keys])).size,
  };
};

/** Bounds without looking at the tokens: by how many there are of each kind. */
export const sumsWithin = (counts: readonly number[]): Pick<Sums, 'steps' | 'all' | 'different'> => {
  let [steps, all] = [0, 1];
  for (const count of counts) {
    all *= count + 1;
    steps += all * STEPS.sum;
  }
  return { steps, all, different: all };
};

/** All sums of some chaining tokens. */
export const chainSums = (kinds: readonly Kind[]): Pick<Sums, 'steps' | 'all' | 'different'> => {
  const bound = sumsWithin(kinds.map((k) => k.count));
  return bound.all > MOST_WALKED
    ? bound
    : sumsOf(
        kinds,
        kinds.reduce((n, k) => n + k.count, 0),
      );
};

const BYTES = { sum: 200 } as const;

/** At most what `drawChain` takes. */
export const chainCost = (kinds: readonly NamedKind[], before: Drawn): DrawCost => {
  const chaining = kinds.filter(({ token }) => isChaining(token));
  const ends = sumsOf(
    kinds.filter(({ token }) => !isChaining(token)),
    1,
  );
  const runs = chainSums(chaining.filter(({ token }) => token.frost !== true));
  const frosts = chaining.filter(({ token }) => token.frost === true && !isSecondFrost(before, token));
  const all = runs.all * (1 + frosts.length);
  const value = runs.steps + ends.steps + sumsOf(frosts, 1).steps + (all + all * Math.max(...ends.bySize)) * STEPS.sum;
  return { made: 0, value, mean: 0, joint: 0, bytes: all * Math.max(...ends.bySize) * BYTES.sum };
};
