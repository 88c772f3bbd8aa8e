/** What it is worth to land somewhere from a stage on: the best of the landings, by what the next stage or the end is worth. */
import { TIE } from '../../skill-check/again.ts';
import type { ReadyEntry } from './ready-event.ts';
import type { StageRows } from './stage-rows.ts';
import type { Target, Targets } from '../model/target.ts';

/** The worth of a landing with a number of tokens left. */
const worthAt = ({ next, standing, tokens, ends }: StageRows, target: Target, left: number): number =>
  target < 0
    ? standing.after[standing.base + ends.offsets[(-1 - target) * tokens.size + left]!]!
    : next!.worths[target * tokens.size + left]!;

/** The best landing; of equal ones the first, which uses the least. */
export const bestTarget = (rows: StageRows, targets: Targets, left: number): Target => {
  let best = targets[0]!;
  for (let i = 1; i < targets.length; i += 1)
    if (worthAt(rows, targets[i]!, left) > worthAt(rows, best, left) + TIE) best = targets[i]!;
  return best;
};
/** What the best landing is worth. */
export const bestWorth = (rows: StageRows, targets: Targets, left: number): number =>
  worthAt(rows, bestTarget(rows, targets, left), left);

const gatherBest = (rows: StageRows, byFall: readonly Targets[], into: Float64Array): void => {
  const { size: count } = rows.tokens;
  const size = byFall.length;
  for (let fall = 0; fall < size; fall += 1)
    for (let left = 0; left < count; left += 1) into[left * size + fall] = bestWorth(rows, byFall[fall]!, left);
};
/** The same where nothing is chosen: by far the most common, and lean. */
const gatherFrom = ({ next, standing }: StageRows, sources: Int32Array, into: Float64Array): void => {
  const { after, base } = standing;
  const worths = next === undefined ? after : next.worths;
  for (let i = 0; i < sources.length; i += 1) {
    const source = sources[i]!;
    into[i] = source < 0 ? after[base - 1 - source]! : worths[source]!;
  }
};
/** Throws the dice of an entry for what its falls are worth from this stage on. */
export const throwFor = (
  rows: StageRows,
  { ready, targets, afterAll, sources, sourcesAfterAll, test }: ReadyEntry,
): void => {
  if (sources === undefined) gatherBest(rows, targets, ready.stop);
  else gatherFrom(rows, sources, ready.stop);
  if (test.all)
    if (sourcesAfterAll === undefined) gatherBest(rows, afterAll, ready.used);
    else gatherFrom(rows, sourcesAfterAll, ready.used);
  ready.solve(test.enough);
};
