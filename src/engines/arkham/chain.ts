/**
 * Drawing without any choice: one token, and after each «вытяните ещё один» another, without replacement.
 *
 * Equal tokens are counted, never told apart, so chains need no cap: the draws of a bag with 28 chaining tokens have
 * some hundred states. Weights of draws of different lengths are brought to one denominator at the end.
 */
import type { Distribution } from '../exact/distribution.ts';
import { FAILED, withToken, type Outcome } from './outcome.ts';
import type { Token } from './token.ts';

/** A kind of token in the bag: what it does and how many there are. */
export interface Kind {
  readonly token: Token;
  readonly count: number;
}
/** Where a draw ended: how many of each kind were revealed, what it came to, its weight. */
export type Ending = (revealed: readonly number[], outcome: Outcome, weight: bigint) => void;

export interface ChainOptions {
  /** A frost was resolved before in this test: the next one fails it. */
  readonly frostBefore?: boolean;
  /** Hears of every way to end; weights are relative to the same total as the distribution returned. */
  readonly onEnding?: Ending;
}

/**
 * The distribution of what the rest of a draw comes to. An empty bag ends a draw with what was resolved: the rules are
 * silent there, and nothing more can be revealed.
 */
export const drawChain = (kinds: readonly Kind[], { frostBefore = false, onEnding }: ChainOptions = {}): Distribution => {
  const size = kinds.reduce((n, k) => n + k.count, 0);
  if (size === 0) {
    onEnding?.(kinds.map(() => 0), 0, 1n);
    return new Map([[0, 1n]]);
  }
  const chaining = kinds.map((k, i) => (k.token.again === true ? i : -1)).filter((i) => i >= 0);
  /** Index in a mixed-radix number of how many of each chaining kind were revealed. */
  const strides = chaining.map((_, i) => chaining.slice(0, i).reduce((n, j) => n * (kinds[j]!.count + 1), 1));
  const revealedOf = (state: number): number[] => chaining.map((k, i) => Math.floor(state / strides[i]!) % (kinds[k]!.count + 1));

  // A draw is a run of chaining tokens and one that ends it; each depth is a level of states.
  const byDepth: Map<Outcome, bigint>[] = [];
  const endings: { depth: number; revealed: number[]; outcome: Outcome; ways: bigint }[] = [];
  let level = new Map<number, bigint>([[0, 1n]]);
  for (let depth = 0; level.size > 0; depth += 1) {
    const ended = new Map<Outcome, bigint>();
    const next = new Map<number, bigint>();
    const end = (outcome: Outcome, ways: bigint, revealed: () => number[]) => {
      ended.set(outcome, (ended.get(outcome) ?? 0n) + ways);
      if (onEnding !== undefined) endings.push({ depth, revealed: revealed(), outcome, ways });
    };
    for (const [state, ways] of level) {
      const counts = revealedOf(state);
      let outcome: Outcome = 0;
      let frosts = frostBefore ? 1 : 0;
      counts.forEach((n, i) => {
        const { token } = kinds[chaining[i]!]!;
        for (let j = 0; j < n; j += 1) outcome = withToken(outcome, token);
        if (token.frost === true) frosts += n;
      });
      const all = (extra?: number) => kinds.map((_, k) => (chaining.includes(k) ? counts[chaining.indexOf(k)]! : 0) + (k === extra ? 1 : 0));
      kinds.forEach((kind, k) => {
        const at = chaining.indexOf(k);
        const left = kind.count - (at < 0 ? 0 : counts[at]!);
        if (left === 0) return;
        const weight = ways * BigInt(left);
        if (kind.token.frost === true && frosts > 0) end(FAILED, weight, () => all(k));
        else if (at >= 0 && depth + 1 < size) next.set(state + strides[at]!, (next.get(state + strides[at]!) ?? 0n) + weight);
        else end(withToken(outcome, kind.token), weight, () => all(k));
      });
    }
    byDepth.push(ended);
    level = next;
  }
  // A draw of k tokens happens in size·(size−1)·…·(size−k+1) equal ways: bring all to the longest.
  const factors: bigint[] = [];
  let factor = 1n;
  for (let depth = byDepth.length - 1; depth >= 0; depth -= 1) {
    factors[depth] = factor;
    factor *= BigInt(size - depth);
  }
  const total = new Map<Outcome, bigint>();
  byDepth.forEach((ended, depth) => {
    for (const [outcome, ways] of ended) total.set(outcome, (total.get(outcome) ?? 0n) + ways * factors[depth]!);
  });
  for (const { depth, revealed, outcome, ways } of endings) onEnding?.(revealed, outcome, ways * factors[depth]!);
  return total;
};
