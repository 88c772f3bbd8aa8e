/**
 * Absorbing chains solved exactly: rounds that go on until something ends them. Where it ends and after how many steps,
 * as fractions; rounds that change nothing and states that come back are divided out, not cut off.
 *
 * States are found from the start on and put in groups that can come back to themselves; groups are gone through in the
 * order in which they lead to each other. Within a group states are taken out one after the other: whatever led to the
 * state taken out leads to what follows it instead, in whole numbers.
 */
import { componentsOf } from './components.ts';
import type { Distribution } from './distribution.ts';
import { gcd, lcm, makeFraction, ONE, sumOfFractions, type Fraction } from './fraction.ts';
import { keyOfValue, type Key, type KeyOf } from './key.ts';

export interface Chain<S> {
  readonly start: S;
  /** What follows a state in one step; undefined where it ends. */
  readonly next: (state: S) => Distribution<S> | undefined;
  readonly keyOf?: KeyOf<S>;
}
/** How a chain ends: in a state, or never. */
export type End<S> = { readonly state: S } | 'endless';
export interface Absorption<S> {
  /** Every end with its weight; «endless» is among them where nothing may ever end the chain. */
  readonly ends: Distribution<End<S>>;
  /** Steps until the end on average; undefined where there may be none. */
  readonly steps: Fraction | undefined;
}

/**
 * Solves a chain. Where a player chooses on the way, let `next` do what a fixed policy says and solve one chain a policy;
 * where no state comes back, `policy.ts` finds the best one itself.
 * @throws {RangeError} where something follows a state with no chance at all
 */
export const solveChain = <S>({ start, next, keyOf = keyOfValue }: Chain<S>): Absorption<S> => {
  const { states, rows } = explored(start, next, keyOf);
  const groups = componentsOf(states.length, (place) => [...(rows[place]?.keys() ?? [])]);
  /** By place: the shares of all chains that come to it from earlier groups. */
  const coming = states.map((): Fraction[] => []);
  coming[0]!.push(ONE);
  const ends: (readonly [End<S>, Fraction])[] = [];
  const [endless, steps]: [Fraction[], Fraction[]] = [[], []];
  for (const group of groups) {
    const [first = 0] = group;
    const shares = group.map((place) => sumOfFractions(coming[place]!));
    if (rows[first] === undefined) {
      ends.push([{ state: states[first]! }, shares[0]!]);
      continue;
    }
    const members = new Set(group);
    if (group.every((place) => [...rows[place]!.keys()].every((to) => members.has(to)))) {
      endless.push(...shares);
      continue;
    }
    const left = leavingOf(group, shares, rows);
    steps.push(left.steps);
    for (const [to, share] of left.to) coming[to]!.push(share);
  }
  if (endless.length > 0) ends.push(['endless', sumOfFractions(endless)]);
  const common = ends.reduce((d, [, share]) => lcm(d, share.d), 1n);
  return {
    ends: new Map(ends.map(([end, share]) => [end, share.n * (common / share.d)])),
    steps: endless.length > 0 ? undefined : sumOfFractions(steps),
  };
};

/** By place: where a state leads with which weights; undefined where it ends. */
type Rows = readonly (ReadonlyMap<number, bigint> | undefined)[];

/** Every state that may be reached, the start first. */
const explored = <S>(
  start: S,
  next: Chain<S>['next'],
  keyOf: KeyOf<S>,
): { readonly states: readonly S[]; readonly rows: Rows } => {
  const states = [start];
  const placeOf = new Map<Key, number>([[keyOf(start), 0]]);
  const placeFor = (state: S): number => {
    const key = keyOf(state);
    const known = placeOf.get(key);
    if (known !== undefined) return known;
    placeOf.set(key, states.length);
    return states.push(state) - 1;
  };
  const rows: (ReadonlyMap<number, bigint> | undefined)[] = [];
  // The list grows while it is gone through.
  for (const state of states) {
    const follows = next(state);
    if (follows?.size === 0)
      throw new RangeError(`Nothing follows the state ${String(keyOf(state))}: an end is undefined.`);
    const row = new Map<number, bigint>();
    for (const [to, weight] of follows ?? []) row.set(placeFor(to), (row.get(placeFor(to)) ?? 0n) + weight);
    rows.push(follows && row);
  }
  return { states, rows };
};

/** What leads somewhere in whole numbers: the weights of the places, and the steps on the way over the sum of weights. */
interface Way {
  readonly to: Map<number, bigint>;
  steps: bigint;
}

/** Where a group is left to, and the steps within it, for all who come to it. */
const leavingOf = (
  group: readonly number[],
  shares: readonly Fraction[],
  rows: Rows,
): { readonly to: readonly (readonly [number, Fraction])[]; readonly steps: Fraction } => {
  const common = shares.reduce((d, share) => lcm(d, share.d), 1n);
  const coming: Way = { to: new Map(), steps: 0n };
  group.forEach((place, i) => {
    const share = shares[i]!;
    if (share.n > 0n) coming.to.set(place, share.n * (common / share.d));
  });
  const all = sumOf(coming);
  const ways = new Map(
    group.map((place): [number, Way] => {
      const to = new Map(rows[place]);
      return [place, { to, steps: [...to.values()].reduce((a, b) => a + b, 0n) }];
    }),
  );
  while (ways.size > 0) {
    // The one that leads to the fewest places: it makes the others longer by the least.
    const [place] = [...ways].reduce((a, b) => (b[1].to.size < a[1].to.size ? b : a));
    const out = ways.get(place)!;
    ways.delete(place);
    const leaving = sumOf(out) - (out.to.get(place) ?? 0n);
    out.to.delete(place);
    for (const way of [coming, ...ways.values()]) goPast(place, way, out, leaving);
  }
  // Shares of those who come are over `common`, what has become of their ways over its own sum.
  const over = sumOf(coming) * common;
  return {
    to: [...coming.to].map(([place, weight]) => [place, { n: weight * all, d: over }]),
    steps: makeFraction(coming.steps * all, over),
  };
};

const sumOf = ({ to }: Way): bigint => {
  let sum = 0n;
  for (const weight of to.values()) sum += weight;
  return sum;
};

/** A way that leads to a place goes on as `out` does, which leaves it with so much of its weight. */
const goPast = (place: number, way: Way, out: Way, leaving: bigint): void => {
  const weight = way.to.get(place);
  if (weight === undefined) return;
  way.to.delete(place);
  for (const [to, w] of way.to) way.to.set(to, w * leaving);
  for (const [to, w] of out.to) way.to.set(to, (way.to.get(to) ?? 0n) + weight * w);
  way.steps = way.steps * leaving + weight * out.steps;
  // Numbers stay as small as they can be.
  let common = way.steps;
  for (const w of way.to.values()) if (common !== 1n) common = gcd(w, common);
  if (common <= 1n) return;
  way.steps /= common;
  for (const [to, w] of way.to) way.to.set(to, w / common);
};
