/**
 * States solved backward, see `sequence.ts`: each is worth the sum over the next token of the best that can be done
 * with it, as a whole number over the denominator of the state.
 */
import { addTimes, carry, compareRows, makeRows, rowOf, type Rows } from '../../exact/limbs.ts';
import type { Reward } from './goal.ts';
import type { Layer, Way } from './layers.ts';
import { BEST } from './outcome.ts';
import { endAfter, isOpen, type States } from './states.ts';
import type { Run } from './runs.ts';

export interface Weighed {
  /** What the start is worth, over its denominator. */
  readonly value: bigint;
  /** The best that can be done with a token of a class: its place among the ways of the layer, −1 to resolve it. */
  readonly wayFor: (layer: Layer, run: number, k: number) => number;
}
interface Option {
  readonly way: number;
  readonly rows: Rows;
  readonly row: number;
}

/** Row `to` becomes a carried row of `from`. */
export const copyRow = (rows: Rows, to: number, from: Rows, at: number): void => {
  const { limbs, width } = rows;
  limbs.fill(0, to * width, (to + 1) * width);
  addTimes(rows, to, { rows: from, row: at }, 1);
};
/** Multiplies a carried row by some factors, one after the other. */
export const scaleRow = (rows: Rows, at: number, factors: readonly number[]): void => {
  const { limbs, width } = rows;
  for (const factor of factors) {
    for (let i = at * width; i < (at + 1) * width; i += 1) limbs[i]! *= factor;
    carry(rows, at);
  }
};

export const weigh = (states: States, reward: Reward, choices: number): Weighed => {
  const { classes, size, layers, start, runCount, runsOf, scale, width, ones, oneAt, rowAt, leftOf } = states;
  const most = reward(BEST);
  const worth = makeRows(layers.length * runCount, width);
  /** Rows to reckon in: for the token resolved, and for each choice. */
  const scratch = makeRows(1 + choices, width);
  const rewardsOf = new Map<readonly Run[], readonly (readonly number[])[]>();
  for (const layer of layers) {
    const runs = runsOf(layer);
    if (!rewardsOf.has(runs))
      rewardsOf.set(
        runs,
        runs.map((run) => run.next.map((next) => ('outcome' in next ? reward(next.outcome) : 0))),
      );
  }

  const choose = (layer: Layer, at: number, k: number): Option => {
    const runs = runsOf(layer);
    const run = runs[at]!;
    const one = oneAt(layer.outSize + run.length + 1, layer.redraws);
    const optionOf = (way: Way, place: number): Option => {
      const end = endAfter(run, way);
      if (end === undefined && way.kind !== 'redraw') return { way: place, rows: worth, row: rowAt(way.to!, at) };
      const row = 1 + way.choice;
      if (end !== undefined) {
        copyRow(scratch, row, ones, one);
        scaleRow(scratch, row, [reward(end)]);
      } else {
        copyRow(scratch, row, worth, rowAt(way.to!, at));
        scaleRow(scratch, row, scale.factorsFor(size - layer.outSize - run.length));
      }
      return { way: place, rows: scratch, row };
    };
    const bestOf = (begun: Option): Option =>
      layer.ways[k]!.reduce((best, way, place) => {
        if (place === begun.way || !isOpen(run, way)) return best;
        const option = optionOf(way, place);
        return compareRows(option.rows, option.row, best.rows, best.row) > 0 ? option : best;
      }, begun);
    if (layer.isExtra) return bestOf(optionOf(layer.ways[k]![0]!, 0));
    const next = run.next[k]!;
    const plain: Option =
      'run' in next ? { way: -1, rows: worth, row: rowAt(layer, next.run) } : { way: -1, rows: scratch, row: 0 };
    if ('outcome' in next) {
      const known = rewardsOf.get(runs)![at]![k]!;
      copyRow(scratch, 0, ones, one);
      scaleRow(scratch, 0, [known]);
      // Nothing is better than the best, and drawing on is dear to weigh.
      if (known === most) return plain;
    }
    return bestOf(plain);
  };

  const solveState = (layer: Layer, at: number) => {
    const runs = runsOf(layer);
    const run = runs[at]!;
    const rewards = rewardsOf.get(runs)![at]!;
    const row = rowAt(layer, at);
    const out = layer.outSize + run.length;
    if (out > size || classes.some((_, k) => leftOf(layer, run, k) < 0)) return;
    let sure = out === size ? reward(run.drawn.outcome) : 0;
    for (let k = 0; k < classes.length; k += 1) {
      const left = leftOf(layer, run, k);
      if (left === 0) continue;
      const next = run.next[k]!;
      if (layer.ways[k]!.length > 0) {
        const best = choose(layer, at, k);
        addTimes(worth, row, best, left);
      } else if ('run' in next) addTimes(worth, row, { rows: worth, row: rowAt(layer, next.run) }, left);
      else sure += left * rewards[k]!;
    }
    addTimes(worth, row, { rows: ones, row: oneAt(Math.min(out + 1, size), layer.redraws) }, sure);
    carry(worth, row);
  };
  for (const layer of layers) for (let at = runCount - 1; at >= 0; at -= 1) solveState(layer, at);

  return {
    value: rowOf(worth, rowAt(start, 0)),
    wayFor: (layer, at, k) => (layer.ways[k]!.length === 0 ? -1 : choose(layer, at, k).way),
  };
};
