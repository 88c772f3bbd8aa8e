/**
 * Several tokens revealed at once, of which some are resolved: once, at the first reveal, and nothing else to choose.
 *
 * Every multiset of classes is a hand. What may be resolved of it is narrowed (`plans.ts`); where more than one plan is
 * left, they are compared exactly by the rest of the draw (`rest.ts`). Hands that leave alike are then counted together.
 */
import { binomial, factorial } from '../../exact/counting.ts';
import type { Fraction } from '../../exact/fraction.ts';
import { jointOf, type Joint } from './chain.ts';
import { classesOf, type NamedKind } from './classes.ts';
import type { Reward } from './goal.ts';
import { eachHand } from './hands.ts';
import type { HandChoice } from './mechanic.ts';
import { BEST, keyOf, type Outcome } from './outcome.ts';
import { compilePlans, isForced, type Plan } from './plans.ts';
import { compileRest, type After } from './rest.ts';

/** A hand solved: the mean reward under the best choices and, when asked, the joint distribution. */
interface SolvedHand {
  readonly value: Fraction;
  readonly joint: () => Joint;
}
/** Hands after which the draw goes on alike. */
interface Group {
  readonly plan: Plan;
  readonly after: After;
  /** Ways to draw these hands, and with each class how many of it they hold. */
  ways: number;
  readonly held: number[];
}
/** Groups with one plan and the same beginnings: in how many ways they are drawn and what is left to end them. */
interface Merged {
  readonly plan: Plan;
  readonly after: After;
  ways: number;
  readonly ends: Map<number, bigint>;
}

export const solveHand = (kinds: readonly NamedKind[], choice: HandChoice, reward: Reward): SolvedHand => {
  const classes = classesOf(kinds, (id) => `${isForced(choice, id)} ${id === 'auto-fail'}`);
  const size = classes.reduce((n, c) => n + c.count, 0);
  const count = Math.min(size, choice.kind === 'choose' ? choice.reveal : 1 + choice.extra);
  const orders = factorial(size - count);
  const plansOf = compilePlans(classes, choice, count, reward);
  const rest = compileRest(classes, size - count, reward);

  const most = reward(BEST);
  const bestOf = (hand: readonly number[], held: readonly number[]): Plan => {
    const { sure, open } = plansOf(hand);
    if (sure !== undefined && (sure.reward === most || open.length === 0)) return sure.plan;
    // Going on is never worth less than nothing.
    const all = sure === undefined || sure.reward === 0 ? open : [sure.plan, ...open];
    if (all.length === 1) return all[0]!;
    const worths = all.map((plan) => rest.worthOf(held, plan));
    return all[worths.reduce((best, worth, i) => (worth > worths[best]! ? i : best), 0)]!;
  };

  const done = new Map<Outcome, number>();
  const groups = new Map<string, Group>();
  const place = (hand: readonly number[], held: readonly number[], ways: number) => {
    const plan = bestOf(hand, held);
    if (plan.pending === 0) return void done.set(plan.drawn.outcome, (done.get(plan.drawn.outcome) ?? 0) + ways);
    const after = rest.runAfter(held, plan);
    // Two ending tokens depend on each other: then hands are alike only where they hold the same.
    const key = `${after.key};${keyOf(plan.drawn)};${plan.pending > 1 ? held.join() : ''}`;
    const group = groups.get(key) ?? { plan, after, ways: 0, held: classes.map(() => 0) };
    group.ways += ways;
    for (let k = 0; k < classes.length; k += 1) group.held[k]! += ways * held[k]!;
    groups.set(key, group);
  };
  eachHand(
    classes.map((c) => c.count),
    count,
    place,
  );

  const merged = new Map<string, Merged>();
  for (const { plan, after, ways, held } of groups.values()) {
    const key = `${after.key};${keyOf(plan.drawn)}`;
    const into = merged.get(key) ?? merged.set(key, { plan, after, ways: 0, ends: new Map() }).get(key)!;
    into.ways += ways;
    for (const [end, n] of rest.endsAfter(held, plan, ways)) into.ends.set(end, (into.ends.get(end) ?? 0n) + n);
  }
  let value = 0n;
  for (const [outcome, ways] of done) value += BigInt(ways) * BigInt(reward(outcome)) * orders;
  for (const { plan, after, ends } of merged.values())
    for (const [end, ways] of ends) value += ways * rest.rewardOf(after, plan, end);
  return {
    value: { n: value, d: binomial(size, count) * orders },
    joint: () => jointOfHands(done, merged.values(), count, orders),
  };
};

/** How many tokens are revealed and what they come to, over all hands. */
const jointOfHands = (
  done: ReadonlyMap<Outcome, number>,
  merged: Iterable<Merged>,
  count: number,
  orders: bigint,
): Joint => {
  const found = new Map<number, Map<Outcome, bigint>>();
  const add = (tokens: number, outcome: Outcome, weight: bigint) => {
    const at = found.get(tokens) ?? found.set(tokens, new Map()).get(tokens)!;
    at.set(outcome, (at.get(outcome) ?? 0n) + weight);
  };
  for (const [outcome, ways] of done) add(count, outcome, BigInt(ways) * orders);
  for (const { plan, after, ways, ends } of merged)
    for (const [tokens, outcomes] of jointOf(after.beginnings, ends, plan.drawn, BigInt(ways)))
      for (const [outcome, weight] of outcomes) add(count + tokens, outcome, weight);
  return found;
};
