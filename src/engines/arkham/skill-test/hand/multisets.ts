/** Multisets of revealed tokens and what may be resolved of them. Tokens are places of classes, in ascending order. */
import { binomial } from '../../../exact/counting.ts';

/**
 * Every multiset of `size` tokens, with how many it holds of each class and in how many ways it is drawn.
 * @param counts tokens of each class
 * @param visit gets arrays that are used again for the next hand
 */
export const eachHand = (
  counts: readonly number[],
  size: number,
  visit: (hand: readonly number[], held: readonly number[], ways: number) => void,
): void => {
  const choices = counts.map((n) => Array.from({ length: Math.min(n, size) + 1 }, (_, k) => Number(binomial(n, k))));
  const after = counts.map((_, k) => counts.slice(k + 1).reduce((a, b) => a + b, 0));
  const hand: number[] = [];
  const held = counts.map(() => 0);
  const extend = (k: number, ways: number) => {
    if (hand.length === size) return visit(hand, held, ways);
    for (let n = Math.max(0, size - hand.length - after[k]!); n <= Math.min(counts[k]!, size - hand.length); n += 1) {
      for (let i = 0; i < n; i += 1) hand.push(k);
      held[k] = n;
      extend(k + 1, ways * choices[k]![n]!);
      hand.length -= n;
      held[k] = 0;
    }
  };
  extend(0, 1);
};

/** The different sub-multisets of `size` of a hand. */
const subsetsOf = (hand: readonly number[], size: number): number[][] => {
  const found: number[][] = [];
  const extend = (at: number, subset: readonly number[]) => {
    if (subset.length === size) return void found.push([...subset]);
    for (let i = at; i <= hand.length - size + subset.length; i += 1)
      if (i === at || hand[i] !== hand[i - 1]) extend(i + 1, [...subset, hand[i]!]);
  };
  extend(0, []);
  return found;
};

/** The ways to resolve `resolve` tokens of a hand; a forced token among them is one of those resolved. */
export const waysToResolve = (
  hand: readonly number[],
  resolve: number,
  isForced: (k: number) => boolean,
): number[][] => {
  const all = subsetsOf(hand, resolve);
  const bound = all.filter((s) => s.some(isForced));
  return bound.length > 0 ? bound : all;
};
/**
 * The tokens to resolve after cancelling `cancel` tokens other than the automatic failure, or one automatic failure.
 */
export const waysToCancel = (hand: readonly number[], cancel: number, isFail: (k: number) => boolean): number[][] => {
  const fails = hand.filter(isFail).length;
  const fail = hand.findIndex(isFail);
  const afterSome = subsetsOf(hand, Math.max(0, hand.length - cancel)).filter(
    (s) => hand.length - cancel >= 0 && s.filter(isFail).length === fails,
  );
  const afterFail = fail < 0 ? [] : [hand.filter((_, at) => at !== fail)];
  return afterSome.length + afterFail.length > 0 ? [...afterSome, ...afterFail] : [[...hand]];
};
