/** What a roll was for: the row of its table, or the sum of several rolls. */
import { withItemChanged } from './items.ts';
import { playerRef, type Seat } from './ref.ts';
import type { RollItem, StackItem, Sum } from './game-state.ts';
import { withWaiting } from './triggers.ts';
import { withLogEntry, type World } from './world.ts';

type Check = NonNullable<RollItem['check']>;
/** A roll has its result: the row that it asks for waits to be put, or the sum grows. */
export const withChecked = (w: World, roller: Seat, check: Check, result: number): World =>
  check.sum === undefined
    ? withRowWaiting(w, roller, check, result)
    : withSummed(w, roller, check, { ...check.sum, so: check.sum.so + result });

const withRowWaiting = (w: World, roller: Seat, check: Check, n: number): World => {
  const row = check.table.find((r) => r.from <= n && n <= r.to);
  if (row === undefined) return w;
  return withWaiting(w, {
    controller: roller,
    source: check.source,
    bodies: [row],
    facts: { ref: playerRef(roller), n },
    inherited: check,
    reading: 'roll-trigger-after-roll',
  });
};
/** The sum so far goes to the rolls that are still on the stack; the last of them brings it to its row. */
const withSummed = (w: World, roller: Seat, check: Check, sum: Sum): World => {
  const others = w.state.stack.filter((i): i is RollItem => i.kind === 'roll' && i.check?.sum?.of === sum.of);
  if (others.length > 0)
    return others.reduce((next, other) => withItemChanged(next, { ...other, check: { ...check, sum } }), w);
  if (sum.so === 0) return w;
  const summed = withLogEntry(w, 'summed', {
    seat: roller,
    n: sum.so,
    reading: sum.lost === true ? 'sum-without-one' : undefined,
  });
  return withRowWaiting(summed, roller, check, sum.so);
};
/** A roll has left the stack without a result: of several that count together the others still do (reading `sum-without-one`). */
export const withRollLost = (w: World, item: StackItem): World =>
  item.kind !== 'roll' || item.check?.sum === undefined
    ? w
    : withSummed(w, item.roller, item.check, { ...item.check.sum, lost: true });
