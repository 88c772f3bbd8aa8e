/**
 * What several tokens revealed at once will cost, see `hand.ts`. Hands are counted, not made, but for the chaining tokens
 * that they hold: what is left of those decides how much there is to weigh.
 */
import { classesOf, type NamedKind, type TokenClass } from './classes.ts';
import { chainSums, sumsOf, sumsWithin, type Sums } from './cost-chain.ts';
import type { DrawCost } from './cost-draw.ts';
import type { HandChoice } from './mechanic.ts';
import { waysToTake } from './multisets.ts';
import { drawnOf } from './outcome.ts';
import { isForced, surpasses } from './plans.ts';
import { STEPS } from './steps.ts';

/** A hand as the estimate sees it. */
interface Dealing {
  readonly choice: HandChoice;
  readonly count: number;
  readonly chaining: readonly TokenClass[];
  readonly ending: readonly TokenClass[];
  /** By place of a chaining class, the places of those that it is idle beside, see {@link partsOf}. */
  readonly better: readonly (readonly number[])[];
  /** By place of a chaining class, whether it must be resolved. */
  readonly forced: readonly boolean[];
  /** Sums of the chaining tokens but frosts. */
  readonly runs: Pick<Sums, 'steps' | 'all' | 'different'>;
  /** How many sums so many ending tokens have. */
  readonly endSums: (size: number) => number;
  /** Steps to find the ways to end a draw with so many tokens. */
  readonly endSteps: (size: number) => number;
  /** Hands of so many ending tokens. */
  readonly endHands: (size: number) => number;
  /** Ending tokens of which none need be better than another. */
  readonly endKinds: number;
  /** Those of them without a token that must be resolved. */
  readonly freeHands: (size: number) => number;
  /** Those of them that hold an automatic failure. */
  readonly failHands: (size: number) => number;
  /** Whether a draw that ends for sure may be worth something and yet not the most. */
  readonly isGraded: boolean;
}
/** Plans with so many chaining tokens among those resolved. */
interface Part {
  readonly pending: number;
  readonly resolved: number;
  readonly frost: boolean;
  /** In how many ways the chaining ones are chosen. */
  readonly chosen: number;
  /** Hands that have such a plan. */
  readonly hands: number;
  /** All is resolved but one automatic failure. */
  readonly isWhole: boolean;
}

const dealingOf = (kinds: readonly NamedKind[], choice: HandChoice, isGraded: boolean): Dealing => {
  const classes = classesOf(kinds, (id) => `${isForced(choice, id)} ${id === 'auto-fail'}`);
  const size = classes.reduce((n, c) => n + c.count, 0);
  const count = Math.min(size, choice.kind === 'choose' ? choice.reveal : 1 + choice.extra);
  const chaining = classes.filter((c) => c.chains);
  const ending = classes.filter((c) => !c.chains);
  const most = choice.kind === 'choose' ? Math.min(choice.resolve, count) : count;
  const bySize = Array.from({ length: most + 1 }, (_, n) => sumsOf(ending, n));
  // A token is weighed even where the hand holds the last of its class.
  const unbounded = sumsOf(
    ending.map((c) => ({ ...c, count: Math.max(c.count, most) })),
    most,
  );
  const handsOf = (from: readonly TokenClass[]) =>
    waysToTake(
      [{ most: count, takes: () => true }],
      from.map((c) => ({ count: c.count, weightOf: () => 1 })),
    );
  const endHands = handsOf(ending);
  const freeHands = handsOf(ending.filter((c) => !isForced(choice, c.ids[0]!)));
  const safeHands = handsOf(ending.filter((c) => !c.ids.includes('auto-fail')));
  const plans = chaining.map((c) => ({ drawn: drawnOf(c.token), pending: 1 }));
  const forced = chaining.map((c) => isForced(choice, c.ids[0]!));
  const isBetter = (a: number, b: number) =>
    a !== b &&
    (forced[a]! || !forced[b]!) &&
    surpasses(plans[a]!, plans[b]!) &&
    (a < b || !(forced[b]! || !forced[a]!) || !surpasses(plans[b]!, plans[a]!));
  return {
    choice,
    count,
    chaining,
    ending,
    better: chaining.map((_, b) => chaining.flatMap((__, a) => (isBetter(a, b) ? [a] : []))),
    runs: chainSums(chaining.filter((c) => c.token.frost !== true)),
    endSums: (n) => Math.max(...unbounded.bySize.slice(0, n + 1)),
    endSteps: (n) => bySize[n]!.steps,
    endHands: (n) => endHands[n]!,
    endKinds: new Set(ending.map(({ token }) => `${drawnOf(token).seen} ${token.verdict}`)).size,
    forced,
    freeHands: (n) => freeHands[n]!,
    failHands: (n) => endHands[n]! - safeHands[n]!,
    isGraded,
  };
};

/** How many hands there are, and how many ways to resolve some of them. */
const handsOf = (
  kinds: readonly NamedKind[],
  { choice, count }: Dealing,
): { readonly hands: number; readonly plans: number } => {
  const classes = classesOf(kinds, (id) => `${isForced(choice, id)} ${id === 'auto-fail'}`);
  const supplies = classes.map((c) => ({ count: c.count, weightOf: () => 1 }));
  const all = () => true;
  const isFree = (k: number) => !isForced(choice, classes[k]!.ids[0]!);
  const isOther = (k: number) => !classes[k]!.ids.includes('auto-fail');
  const resolve = choice.kind === 'choose' ? Math.min(choice.resolve, count) : count - choice.extra;
  const ways = (takes: (k: number) => boolean, ignores: (k: number) => boolean): number =>
    resolve < 0
      ? 0
      : waysToTake(
          [
            { most: resolve, takes },
            { most: count - resolve, takes: ignores },
          ],
          supplies,
        ).at(-1)!;
  const hands = waysToTake([{ most: count, takes: all }], supplies).at(-1)!;
  // A hand that holds a forced token resolves one.
  if (choice.kind === 'choose') return { hands, plans: ways(all, all) - ways(isFree, all) + ways(isFree, isFree) };
  return { hands, plans: ways(all, isOther) + hands };
};

/** In how many ways `size` tokens are chosen from so many of each of some classes. */
const chosenFrom = (held: readonly number[], size: number): number =>
  held.reduce<readonly number[]>(
    (ways, most) => ways.map((_, n) => ways.slice(Math.max(0, n - most), n + 1).reduce((a, b) => a + b, 0)),
    [1, ...Array.from({ length: size }, () => 0)],
  )[size]!;

/** The plans that may be weighed after a hand that holds so many of each chaining class. */
const partsOf = (held: readonly number[], dealing: Dealing): readonly Part[] => {
  const { choice, count, chaining, better, forced, endHands, freeHands, failHands } = dealing;
  const size = held.reduce((a, b) => a + b, 0);
  const rest = count - size;
  const resolved = choice.kind === 'choose' ? Math.min(choice.resolve, count) : count - choice.extra;
  const isFrost = (k: number) => chaining[k]!.token.frost === true;
  // Who resolves one token resolves a forced one, if there is any.
  const isBound = resolved === 1 && held.some((n, k) => n > 0 && forced[k]!);
  const hands = resolved === 1 && !isBound ? freeHands(rest) : endHands(rest);
  const parts: Part[] = [];
  for (let pending = Math.max(1, resolved - rest); pending <= Math.min(resolved, size); pending += 1) {
    // A token is not resolved where as many as are resolved surpass it.
    const active = held.map((n, k) =>
      better[k]!.reduce((m, j) => m + held[j]!, 0) < pending && (!isBound || forced[k]!) ? n : 0,
    );
    const frosts = active.filter((n, k) => n > 0 && isFrost(k)).length;
    const others = active.filter((_, k) => !isFrost(k));
    const part = { pending, resolved, hands, isWhole: false };
    const without = chosenFrom(others, pending);
    const withOne = frosts * chosenFrom(others, pending - 1);
    if (hands > 0 && without > 0) parts.push({ ...part, frost: false, chosen: without });
    if (hands > 0 && withOne > 0) parts.push({ ...part, frost: true, chosen: withOne });
  }
  const frosts = held.reduce((n, m, k) => n + (isFrost(k) ? m : 0), 0);
  const failed = failHands(rest);
  const whole = { pending: size, frost: frosts > 0, chosen: 1, isWhole: true };
  if (choice.kind === 'choose' || size === 0 || frosts > 1) return parts;
  // An automatic failure cancelled leaves all the rest; a hand too small to cancel so many leaves itself.
  if (failed > 0) parts.push({ ...whole, resolved: count - 1, hands: failed });
  if (resolved < 0) parts.push({ ...whole, resolved: count, hands: hands - failed });
  return parts;
};

/** Every number of each class that a hand may hold, from none to `most` together. */
const eachHeld = (classes: readonly TokenClass[], most: number, visit: (held: readonly number[]) => void): void => {
  const held = classes.map(() => 0);
  const extend = (k: number, left: number) => {
    if (k === classes.length) return visit(held);
    for (let n = 0; n <= Math.min(left, classes[k]!.count); n += 1) {
      held[k] = n;
      extend(k + 1, left - n);
    }
    held[k] = 0;
  };
  extend(0, most);
};

const BYTES = { sum: 150 } as const;

/** How many plans are open in each hand with this part. */
const openIn = ({ chosen, resolved, pending }: Part, { endKinds }: Dealing): number =>
  chosen * (resolved > pending ? endKinds : 1);

/** In how many hands plans of each part are compared with others. */
const comparedIn = (parts: readonly Part[], dealing: Dealing): readonly number[] => {
  const common = parts.reduce((n, part) => n + (part.isWhole ? 0 : openIn(part, dealing)), 0);
  const whole = parts.find((part) => part.isWhole)?.hands ?? 0;
  const isAlways = common > 1 || dealing.isGraded;
  return parts.map(({ hands, isWhole }) => (isAlways || (isWhole && common > 0) ? hands : Math.min(hands, whole)));
};

/** At most what `solveHand` takes. */
export const handCost = (kinds: readonly NamedKind[], choice: HandChoice, isGraded: boolean): DrawCost => {
  const dealing = dealingOf(kinds, choice, isGraded);
  const { count, chaining, ending, runs, endSums, endSteps, endHands } = dealing;
  const { hands, plans } = handsOf(kinds, dealing);
  /** By numbers of ending tokens to come and in a hand: for how many hands the ways to end a draw are made. */
  const several = new Map<string, number>();
  const frostSteps = sumsOf(
    chaining.filter((c) => c.token.frost === true),
    1,
  ).steps;
  let [steps, sums, mean, joint, kept] = [hands * STEPS.hand + plans * STEPS.plan, 0, 0, 0, 0];
  eachHeld(chaining, count, (held) => {
    const rest = count - held.reduce((a, b) => a + b, 0);
    if (rest === count || endHands(rest) === 0) return;
    const within = sumsWithin(chaining.flatMap((c, k) => (c.token.frost === true ? [] : [c.count - held[k]!])));
    const frosts = chaining.filter((c, k) => c.token.frost === true && c.count > held[k]!).length;
    const isEmptied = rest === ending.reduce((n, c) => n + c.count, 0);
    const parts = partsOf(held, dealing);
    const compared = comparedIn(parts, dealing);
    parts.forEach((part, i) => {
      const { pending, resolved, frost, chosen } = part;
      const withFrost = frost ? 1 : 1 + frosts;
      const all = Math.min(runs.all, within.all) * withFrost;
      const different = Math.min(runs.different, within.different) * withFrost;
      const merged = chosen * endSums(resolved - pending);
      const together = chosen * endSums(resolved);
      const ends = endSums(pending);
      // One ending token of several that are left is found by itself.
      const isSeveral = pending > 1 || isEmptied;
      // The run, and what it is worth with all that is resolved besides.
      steps += Math.min(runs.steps, within.steps) + frostSteps;
      sums += all + together * different;
      kept += all + different + together + merged * ends;
      // Every plan that is compared.
      const worths = compared[i]! * openIn(part, dealing);
      if (isSeveral) sums += worths * (ending.length + ends);
      else steps += worths * ending.length * STEPS.end;
      // Hands that leave alike.
      sums += (isSeveral ? part.hands : merged) * (ending.length + ends);
      if (isSeveral) {
        const key = `${pending} ${rest}`;
        several.set(key, Math.max(several.get(key) ?? 0, part.hands));
      }
      mean += (merged * ends + together * different) * STEPS.sum;
      joint += (merged * ends + together * all) * STEPS.sum;
    });
  });
  for (const [key, times] of several) {
    const pending = Number.parseInt(key, 10);
    steps += times * endSteps(pending);
    kept += times * endSums(pending);
  }
  return { made: 0, value: steps + sums * STEPS.sum, mean, joint, bytes: kept * BYTES.sum };
};
