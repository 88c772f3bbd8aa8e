/**
 * Several tokens revealed at once, of which some are resolved: once, at the first reveal, and nothing else to choose.
 *
 * Every multiset of classes is a hand. What may be resolved of it is narrowed (`resolutions.ts`); where more than one plan is
 * left, they are compared exactly by the rest of the draw (`rest-of-draw.ts`). Hands that leave alike are then counted together.
 */
import { binomial, factorial } from '../../../exact/counting.ts';
import type { Fraction } from '../../../exact/fraction.ts';
import type { OnWork } from '../../../exact/work.ts';
import { add, gatherJoint, jointOf, pairsOf, type Joint } from '../chain/chain.ts';
import { classesOf, type NamedTokenKind } from '../model/token-classes.ts';
import type { Reward } from '../model/goal.ts';
import { eachHand } from './multisets.ts';
import {
  BEST,
  NOTHING_DRAWN,
  drawnTogether,
  endOf,
  failByFrost,
  keyOf,
  ofKey,
  type Outcome,
} from '../model/outcome.ts';
import { compilePlans, isForced, type HandPlay, type Resolution } from './resolutions.ts';
import { compileRestOfDraw, type LeftInBag } from './rest-of-draw.ts';
import { STEPS } from '../model/steps.ts';

/** A hand solved: the mean reward under the best choices and, when asked, that of another or the joint distribution. */
interface SolvedHand {
  readonly value: Fraction;
  readonly mean: (reward: Reward) => Fraction;
  readonly joint: () => Joint;
}
/** Hands after which the draw goes on alike. */
interface Group {
  readonly plan: Resolution;
  readonly after: LeftInBag;
  /** Ways to draw these hands, and with each class how many of it they hold. */
  ways: number;
  readonly held: number[];
}
/** Groups with one plan and the same beginnings: the number of ways to draw them, and the ends still in the bag. */
interface Merged {
  readonly plan: Resolution;
  readonly after: LeftInBag;
  ways: number;
  readonly ends: Map<number, bigint>;
}

interface HandOptions {
  readonly reward: Reward;
  readonly onWork: OnWork;
}

/**
 * Solves a choice among tokens that are revealed together: each hand is resolved in the way that its mechanic allows
 * and the reward likes best.
 */
export const solveHand = (
  kinds: readonly NamedTokenKind[],
  play: HandPlay,
  { reward, onWork }: HandOptions,
): SolvedHand => {
  const { choice, traceOf } = play;
  const classes = classesOf(kinds, (id) => `${isForced(choice, id)} ${id === 'auto-fail'} ${keyOf(traceOf(id))}`);
  const size = classes.reduce((n, c) => n + c.count, 0);
  const count = Math.min(size, choice.kind === 'choose' ? choice.reveal : 1 + choice.extra);
  const orders = factorial(size - count);
  const plansOf = compilePlans(classes, play, count, reward);
  const restOfDraw = compileRestOfDraw(classes, size - count, { reward, onWork });

  const most = reward(BEST);
  const bestOf = (hand: readonly number[], held: readonly number[]): Resolution => {
    const { sure, open, looked } = plansOf(hand);
    onWork(STEPS.hand + looked * STEPS.plan);
    if (sure !== undefined && (sure.reward === most || open.length === 0)) return sure.plan;
    // Going on is never worth less than nothing.
    const all = sure === undefined || sure.reward === 0 ? open : [sure.plan, ...open];
    if (all.length === 1) return all[0]!;
    const worths = all.map((plan) => restOfDraw.worthOf(held, plan));
    return all[worths.reduce((best, worth, i) => (worth > worths[best]! ? i : best), 0)]!;
  };

  const done = new Map<Outcome, number>();
  const groups = new Map<string, Group>();
  const place = (hand: readonly number[], held: readonly number[], ways: number) => {
    const plan = bestOf(hand, held);
    if (plan.pending === 0) {
      const end = endOf(plan.drawn);
      return void done.set(end, (done.get(end) ?? 0) + ways);
    }
    const after = restOfDraw.leftAfter(held, plan);
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
    for (const [end, n] of restOfDraw.endsAfter(held, plan, ways)) add(into.ends, end, n);
  }
  const mean = (wanted: Reward): Fraction => {
    const endWorth = restOfDraw.compileEnd(wanted);
    let sum = 0n;
    for (const [outcome, ways] of done) sum += BigInt(ways) * BigInt(wanted(outcome)) * orders;
    for (const { plan, after, ends } of merged.values()) {
      onWork(ends.size * STEPS.sum);
      for (const [end, ways] of ends) sum += ways * endWorth(after, plan, end);
    }
    return { n: sum, d: binomial(size, count) * orders };
  };
  return {
    value: mean(reward),
    mean,
    joint: () => jointOfHands({ done, merged: merged.values(), count, orders, onWork }),
  };
};

interface Hands {
  readonly done: ReadonlyMap<Outcome, number>;
  readonly merged: Iterable<Merged>;
  readonly count: number;
  readonly orders: bigint;
  readonly onWork: OnWork;
}
/** How many tokens are revealed and what they come to, over all hands. */
const jointOfHands = ({ done, merged, count, orders, onWork }: Hands): Joint => {
  const gathering = gatherJoint();
  for (const [outcome, ways] of done) gathering.add(count, outcome, BigInt(ways) * orders);
  /** By the beginnings that follow: all that is resolved besides them. */
  const followed = new Map<
    LeftInBag,
    { readonly frozenBefore: Map<number, bigint>; readonly ends: Map<number, bigint> }
  >();
  for (const { plan, after, ways, ends } of merged) {
    const into = followed.get(after) ?? followed.set(after, { frozenBefore: new Map(), ends: new Map() }).get(after)!;
    add(into.frozenBefore, keyOf(failByFrost(plan.drawn)), BigInt(ways));
    onWork(ends.size * STEPS.sum);
    for (const [end, n] of ends) add(into.ends, keyOf(drawnTogether(plan.drawn, ofKey(end))), n);
  }
  for (const [{ beginnings }, { frozenBefore, ends }] of followed) {
    onWork(pairsOf(beginnings, ends) * STEPS.sum);
    for (const [tokens, outcomes] of jointOf(beginnings, { ends, before: NOTHING_DRAWN, frozenBefore }))
      for (const [outcome, weight] of outcomes) gathering.add(count + tokens, outcome, weight);
  }
  return gathering.joint;
};
