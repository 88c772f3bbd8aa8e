/**
 * The rest of a draw after several tokens were revealed at once: it depends on which chaining tokens are out, and on the
 * others only through how many of each are left.
 */
import { factorial } from '../../exact/counting.ts';
import { beginningsOf, endsOf, type Beginnings } from './chain.ts';
import type { TokenClass } from './classes.ts';
import type { Reward } from './goal.ts';
import { SEEN, drawnOf, drawnTogether, keyOf, ofKey, type Drawn } from './outcome.ts';
import type { Plan } from './plans.ts';

/** What is left in the bag as far as beginnings go, and a name for it. */
export interface After {
  readonly beginnings: Beginnings;
  readonly key: string;
  /** The beginnings by what they come to, of whatever length. */
  readonly sums: readonly (readonly [drawn: Drawn, weight: bigint])[];
}
export interface Rest {
  /** The chaining tokens that are left after a hand and every beginning made of them. */
  readonly runAfter: (held: readonly number[], plan: Plan) => After;
  /** In how many ways the rest ends, by what the ending tokens come to, over `times` hands that hold `held` together. */
  readonly endsAfter: (held: readonly number[], plan: Plan, times: number) => ReadonlyMap<number, bigint>;
  /** The reward of a plan with one way to end it, every beginning weighed, over (tokens left)!. */
  readonly rewardOf: (after: After, plan: Plan, end: number) => bigint;
  /** What a plan is worth after a hand, over (tokens left)!. A failure by a second frost is worth nothing. */
  readonly worthOf: (held: readonly number[], plan: Plan) => bigint;
}

/** @param left tokens in the bag after the hand */
export const compileRest = (classes: readonly TokenClass[], left: number, reward: Reward): Rest => {
  const endings = classes.flatMap((c, k) => (c.chains ? [] : [k]));
  const chaining = classes.flatMap((c, k) => (c.chains ? [k] : []));
  const endKeys = classes.map((c) => keyOf(drawnOf(c.token)));

  const afters = new Map<string, After>();
  const runAfter: Rest['runAfter'] = (held, { drawn, pending }) => {
    const frost = (drawn.seen & SEEN.frost) > 0;
    let key = `${pending};${frost}`;
    for (const k of chaining) key += `;${held[k]!}`;
    const known = afters.get(key);
    if (known !== undefined) return known;
    const kinds = chaining.map((k) => ({ token: classes[k]!.token, count: classes[k]!.count - held[k]! }));
    const ending = left - kinds.reduce((n, k) => n + k.count, 0);
    const beginnings = beginningsOf(kinds, ending, pending, frost);
    const sums = new Map<number, bigint>();
    for (const byKey of beginnings.ended.values())
      for (const [begun, weight] of byKey) sums.set(begun, (sums.get(begun) ?? 0n) + weight);
    const found = { beginnings, key, sums: [...sums].map(([begun, weight]) => [ofKey(begun), weight] as const) };
    afters.set(key, found);
    return found;
  };

  const rewards = new Map<After, Map<string, bigint>>();
  const rewardOf: Rest['rewardOf'] = (after, { drawn }, end) => {
    const known = rewards.get(after) ?? rewards.set(after, new Map()).get(after)!;
    const both = drawnTogether(drawn, ofKey(end));
    const key = `${both.outcome};${both.seen}`;
    let sum = known.get(key);
    if (sum === undefined) {
      sum = 0n;
      for (const [begun, weight] of after.sums) sum += weight * BigInt(reward(drawnTogether(both, begun).outcome));
      known.set(key, sum);
    }
    return sum;
  };

  /** One token ends the rest, and there is one: then only how many are left of each counts, not of several together. */
  const isSingle = (held: readonly number[], { pending }: Plan, times: number) =>
    pending === 1 && endings.some((k) => held[k]! < classes[k]!.count * times);
  const endsAfter: Rest['endsAfter'] = (held, plan, times) => {
    const found = new Map<number, bigint>();
    if (isSingle(held, plan, times))
      for (const k of endings)
        found.set(
          endKeys[k]!,
          (found.get(endKeys[k]!) ?? 0n) + BigInt(times) * BigInt(classes[k]!.count) - BigInt(held[k]!),
        );
    else
      for (const [end, n] of endsOf(
        endings.map((k) => ({ token: classes[k]!.token, count: classes[k]!.count - held[k]! / times })),
        plan.pending,
      ))
        found.set(end, n * BigInt(times));
    return found;
  };
  const worthOf: Rest['worthOf'] = (held, plan) => {
    if (plan.pending === 0) return BigInt(reward(plan.drawn.outcome)) * factorial(left);
    const after = runAfter(held, plan);
    let worth = 0n;
    for (const [end, ways] of endsAfter(held, plan, 1)) worth += ways * rewardOf(after, plan, end);
    return worth;
  };
  return { runAfter, endsAfter, rewardOf, worthOf };
};
