/**
 * The rest of a draw after several tokens were revealed at once: it depends on which chaining tokens are out, and on the
 * others only through how many of each are left.
 */
import { factorial } from '../../../exact/counting.ts';
import type { OnWork } from '../../../exact/work.ts';
import { add, beginningsOf, endsOf, type Beginnings } from '../chain/chain.ts';
import type { TokenClass } from '../model/token-classes.ts';
import type { Reward } from '../model/goal.ts';
import { drawnOf, drawnTogether, isSecondFrost, keyOf, ofKey, type Drawn } from '../model/outcome.ts';
import type { Resolution } from './resolutions.ts';
import { STEPS } from '../model/steps.ts';
import { PRINTED } from '../../token.ts';

const FROST = PRINTED.frost;

/** The beginnings that the bag still holds, and a key for them. */
export interface LeftInBag {
  readonly beginnings: Beginnings;
  readonly key: string;
  /** The beginnings by what they come to, of whatever length. */
  readonly sums: readonly (readonly [drawn: Drawn, weight: bigint])[];
}
export interface RestOfDraw {
  /** The chaining tokens that are left after a hand and every beginning made of them. */
  readonly leftAfter: (held: readonly number[], plan: Resolution) => LeftInBag;
  /** In how many ways the rest ends, by what the ending tokens come to, over `times` hands that hold `held` together. */
  readonly endsAfter: (held: readonly number[], plan: Resolution, times: number) => ReadonlyMap<number, bigint>;
  /** What a plan with one way to end it is worth for some reward, every beginning weighed, over (tokens left)!. */
  readonly compileEnd: (reward: Reward) => EndWorth;
  /** What a plan is worth after a hand, over (tokens left)!. A failure by a second frost is worth nothing. */
  readonly worthOf: (held: readonly number[], plan: Resolution) => bigint;
}
type EndWorth = (after: LeftInBag, plan: Resolution, end: number) => bigint;

interface RestOptions {
  readonly reward: Reward;
  readonly onWork: OnWork;
}
/** @param left tokens in the bag after the hand */
export const compileRestOfDraw = (
  classes: readonly TokenClass[],
  left: number,
  { reward, onWork }: RestOptions,
): RestOfDraw => {
  const endings = classes.flatMap((c, k) => (c.chains ? [] : [k]));
  const chaining = classes.flatMap((c, k) => (c.chains ? [k] : []));
  const endKeys = classes.map((c) => keyOf(drawnOf(c.token)));

  const afters = new Map<string, LeftInBag>();
  const leftAfter: RestOfDraw['leftAfter'] = (held, { drawn, pending }) => {
    const frost = isSecondFrost(drawn, FROST);
    let key = `${pending};${frost}`;
    for (const k of chaining) key += `;${held[k]!}`;
    const known = afters.get(key);
    if (known !== undefined) return known;
    const kinds = chaining.map((k) => ({ token: classes[k]!.token, count: classes[k]!.count - held[k]! }));
    const ending = left - kinds.reduce((n, k) => n + k.count, 0);
    const beginnings = beginningsOf(kinds, ending, { pending, frostBefore: frost, onWork });
    const sums = new Map<number, bigint>();
    for (const byKey of beginnings.ended.values()) for (const [begun, weight] of byKey) add(sums, begun, weight);
    const found = { beginnings, key, sums: [...sums].map(([begun, weight]) => [ofKey(begun), weight] as const) };
    afters.set(key, found);
    return found;
  };

  const compileAnew = (wanted: Reward): EndWorth => {
    const worths = new Map<LeftInBag, Map<number, bigint>>();
    return (after, { drawn }, end) => {
      const known = worths.get(after) ?? worths.set(after, new Map()).get(after)!;
      const both = drawnTogether(drawn, ofKey(end));
      const key = keyOf(both);
      let sum = known.get(key);
      if (sum === undefined) {
        sum = 0n;
        onWork(after.sums.length * STEPS.sum);
        for (const [begun, weight] of after.sums) sum += weight * BigInt(wanted(drawnTogether(both, begun).outcome));
        known.set(key, sum);
      }
      return sum;
    };
  };
  const endWorth = compileAnew(reward);
  const compileEnd: RestOfDraw['compileEnd'] = (wanted) => (wanted === reward ? endWorth : compileAnew(wanted));

  /** One token ends the rest, and there is one: then only how many are left of each counts, not of several together. */
  const isSingle = (held: readonly number[], { pending }: Resolution, times: number) =>
    pending === 1 && endings.some((k) => held[k]! < classes[k]!.count * times);
  const single = (held: readonly number[], times: number): ReadonlyMap<number, bigint> => {
    const found = new Map<number, bigint>();
    for (const k of endings) add(found, endKeys[k]!, BigInt(times) * BigInt(classes[k]!.count) - BigInt(held[k]!));
    return found;
  };
  const several = new Map<string, ReadonlyMap<number, bigint>>();
  /** The ways to draw a number of the ending tokens that one hand leaves. */
  const severalAfter = (held: readonly number[], pending: number): ReadonlyMap<number, bigint> => {
    let key = `${pending}`;
    for (const k of endings) key += `;${held[k]!}`;
    const known = several.get(key);
    if (known !== undefined) return known;
    const kinds = endings.map((k) => ({ token: classes[k]!.token, count: classes[k]!.count - held[k]! }));
    const found = endsOf(kinds, pending, onWork);
    several.set(key, found);
    return found;
  };
  const endsAfter: RestOfDraw['endsAfter'] = (held, plan, times) => {
    onWork(endings.length * STEPS.sum);
    if (isSingle(held, plan, times)) return single(held, times);
    // Hands that leave alike with several tokens to come hold the same.
    const one = severalAfter(times === 1 ? held : held.map((n) => n / times), plan.pending);
    return times === 1 ? one : new Map([...one].map(([end, n]) => [end, n * BigInt(times)]));
  };
  /** By the plan and the chaining tokens left: what it is worth with each ending token. */
  const byEnd = new Map<LeftInBag, Map<number, readonly bigint[]>>();
  const singleWorth = (held: readonly number[], after: LeftInBag, plan: Resolution): bigint => {
    const known = byEnd.get(after) ?? byEnd.set(after, new Map()).get(after)!;
    const drawn = keyOf(plan.drawn);
    const worths = known.get(drawn) ?? endings.map((k) => endWorth(after, plan, endKeys[k]!));
    known.set(drawn, worths);
    onWork(endings.length * STEPS.end);
    return endings.reduce((sum, k, i) => sum + BigInt(classes[k]!.count - held[k]!) * worths[i]!, 0n);
  };
  const worthOf: RestOfDraw['worthOf'] = (held, plan) => {
    if (plan.pending === 0) return BigInt(reward(plan.drawn.outcome)) * factorial(left);
    const after = leftAfter(held, plan);
    if (isSingle(held, plan, 1)) return singleWorth(held, after, plan);
    const ends = endsAfter(held, plan, 1);
    onWork(ends.size * STEPS.sum);
    let worth = 0n;
    for (const [end, ways] of ends) worth += ways * endWorth(after, plan, end);
    return worth;
  };
  return { leftAfter, endsAfter, compileEnd, worthOf };
};
