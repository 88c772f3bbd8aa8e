/**
 * Several independent dice rolled together. What they show is a multiset: dice that are alike have no order, so nothing
 * here rolls them one by one. A question to a pool is a fold over its faces: how many dice show the first, the second…
 */
import type { Die } from './die.ts';
import type { Distribution } from './distribution.ts';
import { keyOfValue, type Key, type KeyOf } from './key.ts';
import { compileSplits, type Split } from './splits.ts';

/** So many dice of one kind; the count is a whole number, 0 or more. */
export interface Dice<T = number> {
  readonly die: Die<T>;
  readonly count: number;
}
/** Dice of one kind or of several; faces of different kinds that are equal are one face. */
export type Pool<T = number> = readonly Dice<T>[];
/** What the dice show, in the order of the faces, so that equal ones stand together: one value for one multiset. */
export type Roll<T = number> = readonly T[];
/** Negative, zero or positive as `a` stands before, beside or after `b`. */
export type Order<T> = (a: T, b: T) => number;

/** The pool of some dice; equal ones are put together. */
export const poolOf = <T>(dice: readonly Die<T>[]): Pool<T> => {
  const kinds = new Map<Key, { readonly die: Die<T>; count: number }>();
  for (const die of dice) {
    const key = keyOfValue([...die].map(([face, weight]) => [keyOfValue(face), weight]));
    const kind = kinds.get(key) ?? { die, count: 0 };
    kind.count += 1;
    kinds.set(key, kind);
  }
  return [...kinds.values()];
};
/** How many dice a pool has. */
export const sizeOfPool = (pool: Pool<unknown>): number => pool.reduce((n, { count }) => n + count, 0);

/** Numbers from the least; anything else as it comes. */
const byNumber: Order<unknown> = (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0);
/** The different faces of a pool in order; those that the order does not tell apart as they come. */
export const facesOf = <T>(pool: Pool<T>, order: Order<T> = byNumber): readonly T[] => {
  const faces = new Map<Key, T>();
  const shown = pool.filter(({ count }) => count > 0).flatMap(({ die }) => [...die.keys()]);
  for (const face of shown) if (!faces.has(keyOfValue(face))) faces.set(keyOfValue(face), face);
  return [...faces.values()].sort(order);
};

/** A question to a pool: a state that takes in one face after another. */
export interface Fold<T, S> {
  readonly initial: S;
  /**
   * The state once it is known that `count` dice show a face, 0 included.
   * @param before how many dice show an earlier face
   */
  readonly next: (state: S, face: T, count: number, before: number) => S;
  /** In which order faces come; numbers from the least where it is not given. */
  readonly order?: Order<T> | undefined;
  readonly keyOf?: KeyOf<S>;
  /** Nothing that the rest of the dice show changes the state: they are not looked at. */
  readonly isSettled?: (state: S, before: number) => boolean;
}

/** A state with its weight. */
interface Place<S> {
  readonly state: S;
  weight: bigint;
}
type Places<S> = Map<Key, Place<S>>;
const put = <S>(to: Places<S>, key: Key, state: S, weight: bigint): void => {
  const known = to.get(key);
  if (known === undefined) to.set(key, { state, weight });
  else known.weight += weight;
};

/**
 * The distribution of the last state of a fold; its total is the product of the totals of the dice. The work grows with
 * the faces, the states and the numbers of dice left, not with the rolls.
 */
export const folded = <T, S>(pool: Pool<T>, fold: Fold<T, S>): Distribution<S> => {
  const { initial, next, order, keyOf = keyOfValue, isSettled = () => false } = fold;
  const keyed = (state: S) => ({ key: keyOf(state), state });
  const faces = facesOf(pool, order);
  const splits = compileSplits(pool, faces);
  const size = splits.sizeOf(splits.all);
  const done: Places<S> = new Map();
  /** By the dice that are left: the states that may stand there. */
  let layer = new Map<number, Places<S>>([[splits.all, new Map([[keyOf(initial), { state: initial, weight: 1n }]])]]);
  faces.forEach((face, at) => {
    const after = new Map<number, Places<S>>();
    for (const [left, places] of layer) {
      const before = size - splits.sizeOf(left);
      let ways: readonly Split[] | undefined;
      for (const [key, { state, weight }] of places) {
        if (isSettled(state, before)) {
          put(done, key, state, weight * splits.waysFrom(at, left));
          continue;
        }
        const nexts: { readonly key: Key; readonly state: S }[] = [];
        ways ??= splits.at(at, left);
        for (const split of ways) {
          const to = after.get(split.left) ?? after.set(split.left, new Map()).get(split.left)!;
          nexts[split.count] ??= keyed(next(state, face, split.count, before));
          const one = nexts[split.count]!;
          put(to, one.key, one.state, weight * split.ways);
        }
      }
    }
    layer = after;
  });
  for (const places of layer.values()) for (const [key, { state, weight }] of places) put(done, key, state, weight);
  return new Map([...done.values()].map(({ state, weight }) => [state, weight]));
};

/** Every roll of a pool, as a multiset. */
export const rollsOf = <T>(pool: Pool<T>, order?: Order<T>): Distribution<Roll<T>> => {
  const faces = facesOf(pool, order);
  // How many dice show each face, one character a face: faces come in order.
  const counts = folded(pool, {
    initial: '',
    next: (text, _face, count) => text + String.fromCharCode(count),
    keyOf: (text) => text,
    order,
  });
  const rollOf = (text: string): Roll<T> => {
    const roll: T[] = [];
    for (let i = 0; i < faces.length; i += 1) for (let n = text.charCodeAt(i); n > 0; n -= 1) roll.push(faces[i]!);
    return roll;
  };
  return new Map([...counts].map(([text, weight]) => [rollOf(text), weight]));
};

/** A roll in two parts. */
export interface Parts<T = number> {
  readonly kept: Roll<T>;
  readonly rest: Roll<T>;
}
/** Every way to part a roll in two, equal faces being one; those with the smaller rest first, the whole roll before all. */
export const partsOf = <T>(roll: Roll<T>): readonly Parts<T>[] => {
  const alike = new Map<Key, T[]>();
  for (const face of roll) alike.set(keyOfValue(face), [...(alike.get(keyOfValue(face)) ?? []), face]);
  return [...alike.values()]
    .reduce<readonly Parts<T>[]>(
      (all, faces) =>
        all.flatMap(({ kept, rest }) =>
          [...faces, undefined].map((_, n) => ({
            kept: [...kept, ...faces.slice(n)],
            rest: [...rest, ...faces.slice(0, n)],
          })),
        ),
      [{ kept: [], rest: [] }],
    )
    .toSorted((a, b) => a.rest.length - b.rest.length);
};
