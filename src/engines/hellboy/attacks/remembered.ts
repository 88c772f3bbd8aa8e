/** Work that is asked for again and again. */
import type { Key } from '../../exact/key.ts';

/** A function that does its work once for each key. */
export const memoizeByKey = <A, T>(keyOf: (asked: A) => Key, work: (asked: A) => T): ((asked: A) => T) => {
  const known = new Map<Key, { readonly done: T }>();
  return (asked) => {
    const key = keyOf(asked);
    const before = known.get(key);
    if (before !== undefined) return before.done;
    const done = work(asked);
    known.set(key, { done });
    return done;
  };
};
