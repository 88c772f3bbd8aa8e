/**
 * Several tokens revealed at once, of which some are resolved: once, at the first reveal, and nothing else to choose.
 *
 * Every multiset of classes is a hand. What may be resolved of it is narrowed to plans that no other plan surpasses;
 * where more than one is left, they are compared exactly. Hands that leave alike are then counted together: the rest of
 * the draw depends on which chaining tokens are out, and on the others only through how many of each are left.
 */
import { binomial, factorial } from '../exact/counting.ts';
import type { Fraction } from '../exact/fraction.ts';
import { endsOf, jointOf, runOf, type Joint, type Run } from './chain.ts';
import { classesOf, type NamedKind } from './classes.ts';
import type { Reward } from './goal.ts';
import type { HandChoice } from './mechanic.ts';
import { BEST, NOTHING_DRAWN, SEEN, drawnOf, drawnTogether, isFailed, isSeenNoWorse, isSucceeded, keyOf, ofKey, sumOf, type Drawn, type Outcome } from './outcome.ts';
import { chosen, eachHand, kept } from './hands.ts';
import type { TokenId } from './token.ts';

/** What is resolved of a hand: what it comes to, and how many more ending tokens it asks for. */
interface Plan {
  readonly drawn: Drawn;
  readonly pending: number;
}
/** What is left in the bag as far as runs go, and a name for it. */
interface After {
  readonly run: Run;
  readonly key: string;
  /** The runs by what they come to, of whatever length. */
  readonly sums: readonly (readonly [drawn: Drawn, weight: bigint])[];
}
/** Hands after which the draw goes on alike. */
interface Group {
  readonly plan: Plan;
  readonly after: After;
  /** Ways to draw these hands, and with each class how many of it they hold. */
  readonly ways: number;
  readonly held: readonly number[];
}

/** A hand solved: the mean reward under the best choices and, when asked, the joint distribution. */
interface SolvedHand {
  readonly value: Fraction;
  readonly joint: () => Joint;
}

export const solveHand = (kinds: readonly NamedKind[], choice: HandChoice, reward: Reward): SolvedHand => {
  const isForced = (id: TokenId) => choice.kind === 'choose' && (choice.forced?.includes(id) ?? false);
  const classes = classesOf(kinds, (id) => `${isForced(id)} ${id === 'auto-fail'}`);
  const size = classes.reduce((n, c) => n + c.count, 0);
  const count = Math.min(size, choice.kind === 'choose' ? choice.reveal : 1 + choice.extra);
  const drawns = classes.map((c) => drawnOf(c.token));
  const endings = classes.flatMap((c, k) => (c.chains ? [] : [k]));
  const chaining = classes.flatMap((c, k) => (c.chains ? [k] : []));

  /** The tokens of a hand that may be resolved, as lists of classes. */
  const selections = (hand: readonly number[]): readonly (readonly number[])[] =>
    choice.kind === 'choose' ? chosen(hand, Math.min(choice.resolve, count), (k) => isForced(classes[k]!.ids[0]!)) : kept(hand, choice.extra, (k) => classes[k]!.ids[0] === 'auto-fail');
  const planOf = (selection: readonly number[]): Plan => {
    const drawn = selection.reduce((d, k) => drawnTogether(d, drawns[k]!), NOTHING_DRAWN);
    const frozen = selection.filter((k) => classes[k]!.token.frost === true).length > 1;
    return { drawn, pending: frozen ? 0 : selection.filter((k) => classes[k]!.chains).length };
  };
  const plans = new Map<string, { readonly plan: Plan; readonly reward: number }>();
  const knownPlan = (selection: readonly number[]) => {
    const key = selection.join();
    const known = plans.get(key);
    if (known !== undefined) return known;
    const plan = planOf(selection);
    const found = { plan, reward: plan.pending === 0 ? reward(plan.drawn.outcome) : -1 };
    plans.set(key, found);
    return found;
  };

  /** The chaining tokens that are left after a hand and every run of them. */
  const afters = new Map<string, After>();
  const runAfter = (held: readonly number[], { drawn, pending }: Plan): After => {
    const frost = (drawn.seen & SEEN.frost) > 0;
    let key = `${pending};${frost}`;
    for (const k of chaining) key += `;${held[k]!}`;
    const known = afters.get(key);
    if (known !== undefined) return known;
    const left = chaining.map((k) => ({ token: classes[k]!.token, count: classes[k]!.count - held[k]! }));
    const run = runOf(left, size - count - left.reduce((n, k) => n + k.count, 0), pending, frost);
    const sums = new Map<number, bigint>();
    for (const byKey of run.ended.values()) for (const [begun, weight] of byKey) sums.set(begun, (sums.get(begun) ?? 0n) + weight);
    const found = { run, key, sums: [...sums].map(([begun, weight]) => [ofKey(begun), weight] as const) };
    afters.set(key, found);
    return found;
  };
  /** The reward of a run with each way to end it, every run weighed. */
  const rewards = new Map<After, Map<string, bigint>>();
  const rewardOf = (after: After, { drawn }: Plan, end: number): bigint => {
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
  const endsAfter = (held: readonly number[], pending: number) => endsOf(endings.map((k) => ({ token: classes[k]!.token, count: classes[k]!.count - held[k]! })), pending);
  /** What a plan is worth after a hand, over (tokens left)!. A failure by a second frost is worth nothing. */
  const worthOf = (held: readonly number[], plan: Plan): bigint => {
    if (plan.pending === 0) return BigInt(reward(plan.drawn.outcome)) * factorial(size - count);
    const after = runAfter(held, plan);
    let worth = 0n;
    if (plan.pending === 1 && endings.some((k) => held[k]! < classes[k]!.count)) {
      for (const k of endings) worth += BigInt(classes[k]!.count - held[k]!) * rewardOf(after, plan, keyOf(drawns[k]!));
      return worth;
    }
    for (const [end, ways] of endsAfter(held, plan.pending)) worth += ways * rewardOf(after, plan, end);
    return worth;
  };

  const most = reward(BEST);
  const bestOf = (hand: readonly number[], held: readonly number[]): Plan => {
    let candidates: Plan[] = [];
    let sure: Plan | undefined;
    let sureReward = -1;
    for (const selection of selections(hand)) {
      const { plan, reward: known } = knownPlan(selection);
      if (known > sureReward) [sure, sureReward] = [plan, known];
      if (plan.pending === 0 || candidates.some((c) => surpasses(c, plan))) continue;
      candidates = [...candidates.filter((c) => !surpasses(plan, c)), plan];
    }
    if (sure !== undefined && (sureReward === most || candidates.length === 0)) return sure;
    // Going on is never worth less than nothing.
    const open = sure === undefined || sureReward === 0 ? candidates : [sure, ...candidates];
    if (open.length === 1) return open[0]!;
    const worths = open.map((plan) => worthOf(held, plan));
    return open[worths.reduce((best, worth, i) => (worth > worths[best]! ? i : best), 0)]!;
  };

  const done = new Map<Outcome, number>();
  const groups = new Map<string, { plan: Plan; after: After; ways: number; held: number[] }>();
  const place = (hand: readonly number[], held: readonly number[], ways: number) => {
    const plan = bestOf(hand, held);
    if (plan.pending === 0) return void done.set(plan.drawn.outcome, (done.get(plan.drawn.outcome) ?? 0) + ways);
    const after = runAfter(held, plan);
    // Two ending tokens depend on each other: then hands are alike only where they hold the same.
    const groupKey = `${after.key};${keyOf(plan.drawn)};${plan.pending > 1 ? held.join() : ''}`;
    const group = groups.get(groupKey) ?? { plan, after, ways: 0, held: classes.map(() => 0) };
    group.ways += ways;
    for (let k = 0; k < classes.length; k += 1) group.held[k]! += ways * held[k]!;
    groups.set(groupKey, group);
  };
  eachHand(classes.map((c) => c.count), count, place);

  const hands = binomial(size, count) * factorial(size - count);
  /** In how many ways the hands of a group leave each end of the rest. */
  const endsOfGroup = ({ plan, ways, held }: Group): ReadonlyMap<number, bigint> => {
    const scaled = new Map<number, bigint>();
    const perHand = held.map((n) => n / ways);
    if (plan.pending > 1 || endings.every((k) => perHand[k] === classes[k]!.count)) {
      for (const [end, n] of endsAfter(perHand, plan.pending)) scaled.set(end, n * BigInt(ways));
      return scaled;
    }
    for (const k of endings) scaled.set(keyOf(drawns[k]!), (scaled.get(keyOf(drawns[k]!)) ?? 0n) + BigInt(ways) * BigInt(classes[k]!.count) - BigInt(held[k]!));
    return scaled;
  };
  /** Groups with one plan and one run: what is left to end them, put together. */
  const merged = new Map<string, { readonly plan: Plan; readonly after: After; ways: number; readonly ends: Map<number, bigint> }>();
  for (const group of groups.values()) {
    const key = `${group.after.key};${keyOf(group.plan.drawn)}`;
    const into = merged.get(key) ?? merged.set(key, { plan: group.plan, after: group.after, ways: 0, ends: new Map() }).get(key)!;
    into.ways += group.ways;
    for (const [end, ways] of endsOfGroup(group)) into.ends.set(end, (into.ends.get(end) ?? 0n) + ways);
  }
  let value = 0n;
  for (const [outcome, ways] of done) value += BigInt(ways) * BigInt(reward(outcome)) * factorial(size - count);
  for (const { plan, after, ends } of merged.values()) for (const [end, ways] of ends) value += ways * rewardOf(after, plan, end);

  const joint = (): Joint => {
    const found = new Map<number, Map<Outcome, bigint>>();
    const add = (tokens: number, outcome: Outcome, weight: bigint) => {
      const at = found.get(tokens) ?? found.set(tokens, new Map()).get(tokens)!;
      at.set(outcome, (at.get(outcome) ?? 0n) + weight);
    };
    for (const [outcome, ways] of done) add(count, outcome, BigInt(ways) * factorial(size - count));
    for (const { plan, after, ways, ends } of merged.values())
      for (const [tokens, outcomes] of jointOf(after.run, ends, plan.drawn, BigInt(ways)))
        for (const [outcome, weight] of outcomes) add(count + tokens, outcome, weight);
    return found;
  };
  return { value: { n: value, d: hands }, joint };
};

/** Whether a plan is at least as good as another in whatever follows. */
const surpasses = (a: Plan, b: Plan): boolean =>
  a.pending === b.pending && (isFailed(b.drawn.outcome)
    || (!isFailed(a.drawn.outcome) && isSeenNoWorse(a.drawn.seen, b.drawn.seen) && isSucceeded(a.drawn.outcome) >= isSucceeded(b.drawn.outcome) && sumOf(a.drawn.outcome) >= sumOf(b.drawn.outcome)));
