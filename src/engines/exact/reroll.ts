/**
 * Dice thrown again because of what they show. Here a rule says which; where the player chooses, each choice is an
 * option of `decision.ts`, with `partsOf` a roll for what is kept and what is thrown again.
 */
import type { Die } from './die.ts';
import { given, mapped, totalOf, type Distribution } from './distribution.ts';
import { keyOfValue } from './key.ts';
import { facesOf, folded, sizeOfPool, type Order, type Pool, type Roll } from './pool.ts';

/** A face that is thrown again. */
export type IsBad<T> = (face: T) => boolean;

/**
 * A die thrown again while its face is bad, up to `times` times; the last throw stands, bad or not.
 * @param times a whole number, 0 or more; Infinity: until the face is good
 * @throws {RangeError} for another number, and where no face is good and there is no end to it
 */
export const rerolled = <T>(die: Die<T>, isBad: IsBad<T>, times = 1): Die<T> => {
  const good = given(die, (face) => !isBad(face));
  if (times === Infinity) {
    if (good.size === 0) throw new RangeError('A die without a good face is thrown again for ever.');
    return good;
  }
  if (!Number.isInteger(times) || times < 0)
    throw new RangeError(`Dice are thrown again a whole number of times, got ${times}.`);
  const all = totalOf(die);
  const bad = all - totalOf(good);
  // A good face comes at the first throw, or after 1, 2, … bad ones; a bad one stands only after all of them.
  let [ways, after] = [0n, 1n];
  for (let i = 0; i <= times; i += 1) [ways, after] = [ways * all + after, after * bad];
  const last = bad ** BigInt(times);
  return new Map([...die].map(([face, weight]) => [face, weight * (isBad(face) ? last : ways)]));
};

/** A pool in which every die is thrown again like {@link rerolled}. */
export const rerolledPool = <T>(pool: Pool<T>, isBad: IsBad<T>, times = 1): Pool<T> =>
  pool.map(({ die, count }) => ({ die: rerolled(die, isBad, times), count }));

/** Which dice of a roll are thrown again. */
export interface RerollRule<T> {
  readonly isBad: IsBad<T>;
  /** No more dice than this: the worst by `order`. */
  readonly most: number;
  /** From the worst to the best, as in {@link facesOf}; of equal faces the die of the earlier kind goes first. */
  readonly order?: Order<T> | undefined;
  /** How often each of them may be thrown again while its face is bad; 1 where it is not given. */
  readonly times?: number;
}

/**
 * Every roll of a pool of which some dice are thrown again by a rule; what is thrown again stands as it falls.
 * To count successes, make the dice of the pool successes first: the fewer faces, the fewer rolls.
 * @throws {RangeError} where the rule has no whole numbers
 */
export const rerolledRolls = <T>(dice: Pool<T>, rule: RerollRule<T>): Distribution<Roll<T>> => {
  const { isBad, most, order, times = 1 } = rule;
  if (!Number.isInteger(most) || most < 0 || !Number.isInteger(times) || times < 1)
    throw new RangeError(`A rule wants whole numbers of dice and of throws, got ${most} and ${times}.`);
  const pool = dice.filter(({ count }) => count > 0);
  const faces = facesOf(pool, order);
  const rankOf = new Map(faces.map((face, rank) => [keyOfValue(face), rank]));
  const rank = (face: T): number => rankOf.get(keyOfValue(face))!;
  const kinds = pool.map(({ die }) => rerolled(die, isBad, times - 1));

  // Counts as the digits of one number: dice to be thrown again by kind, then dice that lie by face.
  const base = BigInt(sizeOfPool(pool) + 1);
  const places = [...kinds, ...faces].map((_, i) => base ** BigInt(i));
  const digitOf = (counts: bigint, at: number): number => Number((counts / places[at]!) % base);
  const againOf = (counts: bigint): number => kinds.reduce((n, _, kind) => n + digitOf(counts, kind), 0);
  const oneMore = (face: T): bigint => places[kinds.length + rank(face)]!;

  // Dice of each kind apart, bad faces first, so that the worst dice are thrown again.
  const tagged = pool.map(({ die, count }, kind) => ({ die: mapped(die, (face) => ({ face, kind })), count }));
  const begun = folded(tagged, {
    initial: 0n,
    next: (counts, { face, kind }, count) => {
      const thrown = isBad(face) ? Math.min(count, most - againOf(counts)) : 0;
      return counts + BigInt(thrown) * places[kind]! + BigInt(count - thrown) * oneMore(face);
    },
    order: (a, b) => Number(isBad(b.face)) - Number(isBad(a.face)) || rank(a.face) - rank(b.face) || a.kind - b.kind,
    keyOf: (counts) => counts,
  });
  let rolls = begun;
  for (const [kind, die] of kinds.entries()) {
    const changes = [...die].map(([face, weight]) => [oneMore(face) - places[kind]!, weight] as const);
    const total = totalOf(die);
    const withOneThrown = (before: ReadonlyMap<bigint, bigint>): ReadonlyMap<bigint, bigint> => {
      const after = new Map<bigint, bigint>();
      const add = (counts: bigint, weight: bigint) => after.set(counts, (after.get(counts) ?? 0n) + weight);
      for (const [counts, weight] of before)
        if (digitOf(counts, kind) === 0) add(counts, weight * total);
        else for (const [change, ways] of changes) add(counts + change, weight * ways);
      return after;
    };
    // One die after the other: few rolls stay different.
    for (let n = Math.min(most, pool[kind]!.count); n > 0; n -= 1) rolls = withOneThrown(rolls);
  }
  const rollOf = (counts: bigint): Roll<T> =>
    faces.flatMap((face, i) => Array.from({ length: digitOf(counts, kinds.length + i) }, () => face));
  return new Map([...rolls].map(([counts, weight]) => [rollOf(counts), weight]));
};
