/** How a solved throwing ends: its decisions followed forward, each end once and exactly. */
import { choiceOf, type ReadyThrowing, type Throwing } from './again.ts';

/** A way for a throwing to come to an end. */
export interface Outcome {
  readonly fall: number;
  readonly left: number;
  /** Whether the card that throws all dice was used. */
  readonly usedAll: boolean;
  /** Over sides ^ ({@link measureOf} and one more for each token spent). */
  readonly ways: bigint;
}
/** Dice that are thrown at most, those of cards among them and those of tokens not. */
export const measureOf = ({ pool, free, all }: Throwing): number => pool.dice * (all ? 2 : 1) + free;

/** Follows the decisions of a solved throwing from a number of tokens on: each end once. */
export const outcomesOf = (
  { throwing, choices, area, layers, top, cardsOf }: ReadyThrowing,
  begun: number,
): readonly Outcome[] => {
  const { pool, tokens, free } = throwing;
  const { size, dice } = pool;
  const sides = BigInt(pool.sides);
  const again = [pool.againFailed, pool.againSingle];
  const ways = Array.from({ length: area * layers }, () => 0n);
  for (const fall of pool.first) ways[top * area + begun * size + fall.to] = fall.ways;
  const ends = new Map<number, Outcome>();
  const stop = (layer: number, left: number, fall: number, count: bigint): void => {
    const cards = cardsOf(layer);
    const usedAll = throwing.all && !cards.all;
    const key = (left * size + fall) * 2 + Number(usedAll);
    const unused = BigInt(cards.free + (cards.all ? dice : 0));
    ends.set(key, { fall, left, usedAll, ways: (ends.get(key)?.ways ?? 0n) + count * sides ** unused });
  };
  const follow = (layer: number, left: number, fall: number): void => {
    const cell = layer * area + left * size + fall;
    const count = ways[cell]!;
    if (count === 0n) return;
    const code = choices[cell]!;
    if (code === 0) return stop(layer, left, fall, count);
    const { action, single } = choiceOf(code);
    if (action === 'all') {
      const row = (layer - free - 1) * area + left * size;
      for (const one of pool.againAll[fall]!) ways[row + one.to]! += count * one.ways;
      return;
    }
    const after = action === 'focus' ? tokens.focus[left]! : tokens.clue[left]!;
    const row = action === 'free' ? (layer - 1) * area + left * size : layer * area + after * size;
    const { to, ways: ofDie } = again[Number(single)]![fall]!;
    to.forEach((next, i) => {
      ways[row + next]! += count * BigInt(ofDie[i]!);
    });
  };
  for (let layer = layers - 1; layer >= 0; layer -= 1)
    for (let left = begun; left >= 0; left -= 1) for (let fall = 0; fall < size; fall += 1) follow(layer, left, fall);
  return [...ends.values()];
};
