/**
 * Drawing token by token with choices on each: put back and draw again, set aside, cancel.
 *
 * A state is a layer (which tokens are out without being resolved, which uses are left) and a run (how many of each
 * chaining class were resolved); a resolved token of any other class ends the draw. States are solved backward, each as
 * the sum over the next token of the best that can be done with it. Weights are whole numbers: the denominator of a
 * state from which t tokens are out is n·(n−1)·… over all draws still possible, times a common multiple for each redraw
 * left, because a redraw draws twice from one number of tokens.
 */
import type { Fraction } from '../exact/fraction.ts';
import { addTimes, carry, compareRows, isZero, makeRows, rowOf, setRow, widthFor, type Rows } from '../exact/limbs.ts';
import type { Joint } from './chain.ts';
import { classesOf, type NamedKind } from './classes.ts';
import type { Reward } from './goal.ts';
import { makeLayers, makeRuns, mayUse, type Layer } from './layers.ts';
import type { TokenChoice } from './mechanic.ts';
import { BEST, NOTHING_DRAWN, type Drawn, type Outcome } from './outcome.ts';
import { makeScale } from './scale.ts';
import type { TokenId } from './token.ts';

/** What to do with a token just revealed: resolve it, or use the choice of this place. */
export type TokenAction = { readonly kind: 'resolve' } | { readonly kind: TokenChoice['kind']; readonly choice: number };
const RESOLVE: TokenAction = { kind: 'resolve' };

/** A drawing solved. */
export interface Solved<A> {
  /** The mean reward under the best choices. */
  readonly value: Fraction;
  /** How many tokens leave the bag and what the draw comes to under these choices; those put back count each time. */
  readonly joint: () => Joint;
  /** What to do first. */
  readonly first: A;
}

/** @param before what was resolved before the first draw */
export const solveSequence = (kinds: readonly NamedKind[], choices: readonly TokenChoice[], reward: Reward, before: Drawn = NOTHING_DRAWN): Solved<ReadonlyMap<TokenId, TokenAction>> => {
  const classes = classesOf(kinds, (id) => choices.map((c) => (mayUse(c, id) ? 1 : 0)).join(''));
  const size = classes.reduce((n, c) => n + c.count, 0);
  const layers = makeLayers(classes, choices);
  const runs = makeRuns(classes, before);
  const start = layers.at(-1)!;
  const last = Math.min(size - 1, Math.max(...layers.map((l) => l.outSize)) + Math.max(...runs.map((r) => r.length)));
  const scale = makeScale(size, last, start.redraws > 0);
  const rewards = runs.map((run) => run.next.map((next) => ('outcome' in next ? reward(next.outcome) : 0)));
  const most = reward(BEST);

  const width = widthFor(scale.denominator(0, start.redraws) * BigInt(most));
  /** What a reward of 1 weighs where so many tokens are out and so many redraws left. */
  const ones = makeRows((last + 2) * (start.redraws + 1), width);
  const oneAt = (out: number, redraws: number) => out * (start.redraws + 1) + redraws;
  for (let out = 0; out <= last + 1; out += 1) for (let redraws = 0; redraws <= start.redraws; redraws += 1) setRow(ones, oneAt(out, redraws), scale.denominator(out, redraws));

  const worth = makeRows(layers.length * runs.length, width);
  const rowAt = (layer: Layer, run: number) => layer.place * runs.length + run;
  const leftOf = (layer: Layer, run: number, k: number) => classes[k]!.count - layer.out[k]! - runs[run]!.taken[k]!;
  /** Rows to reckon in: two rewards, and for each choice its redraw. */
  const scratch = makeRows(2 + choices.length, width);
  const scaled = (to: number, from: Rows, at: number, factors: readonly number[]) => {
    scratch.limbs.fill(0, to * width, (to + 1) * width);
    addTimes(scratch, to, from, at, 1);
    for (const factor of factors) {
      for (let i = to * width; i < (to + 1) * width; i += 1) scratch.limbs[i]! *= factor;
      carry(scratch, to);
    }
  };

  /** The best that can be done with a token: its place among the ways of the layer (−1: resolve it), its worth as a row. */
  const choose = (layer: Layer, at: number, k: number): { readonly way: number; readonly rows: Rows; readonly row: number } => {
    const run = runs[at]!;
    const one = oneAt(layer.outSize + run.length + 1, layer.redraws);
    const next = run.next[k]!;
    let best = 'run' in next ? { way: -1, rows: worth, row: rowAt(layer, next.run) } : { way: -1, rows: scratch, row: 0 };
    if ('outcome' in next) {
      scaled(0, ones, one, [rewards[at]![k]!]);
      // Nothing is better than the best, and drawing on is dear to weigh.
      if (rewards[at]![k] === most) return best;
    }
    layer.ways[k]!.forEach(({ choice, kind, to }, way) => {
      let option = { way, rows: worth, row: to === undefined ? 0 : rowAt(to, at) };
      if (kind === 'redraw') {
        scaled(2 + choice, worth, option.row, scale.factorsFor(size - layer.outSize - run.length));
        option = { way, rows: scratch, row: 2 + choice };
      }
      if (to === undefined) {
        scaled(1, ones, one, [reward(run.drawn.outcome)]);
        option = { way, rows: scratch, row: 1 };
      }
      if (compareRows(option.rows, option.row, best.rows, best.row) > 0) best = option;
    });
    return best;
  };

  const solveState = (layer: Layer, at: number) => {
    const run = runs[at]!;
    const row = rowAt(layer, at);
    const out = layer.outSize + run.length;
    if (out > size || classes.some((_, k) => leftOf(layer, at, k) < 0)) return;
    let sure = out === size ? reward(run.drawn.outcome) : 0;
    for (let k = 0; k < classes.length; k += 1) {
      const left = leftOf(layer, at, k);
      if (left === 0) continue;
      const next = run.next[k]!;
      if (layer.ways[k]!.length > 0) {
        const { rows, row: from } = choose(layer, at, k);
        addTimes(worth, row, rows, from, left);
      } else if ('run' in next) addTimes(worth, row, worth, rowAt(layer, next.run), left);
      else sure += left * rewards[at]![k]!;
    }
    addTimes(worth, row, ones, oneAt(Math.min(out + 1, size), layer.redraws), sure);
    carry(worth, row);
  };
  for (const layer of layers) for (let at = runs.length - 1; at >= 0; at -= 1) solveState(layer, at);

  /** The weights of all states under the best choices, and from them of all ends. */
  const joint = (): Joint => {
    const outcomes = [...new Set(runs.flatMap((run) => [run.drawn.outcome, ...run.next.flatMap((n) => ('outcome' in n ? [n.outcome] : []))]))];
    const placeOf = new Map(outcomes.map((o, i) => [o, i]));
    const endAt = (out: number, redraws: number, outcome: Outcome) => oneAt(out, redraws) * outcomes.length + placeOf.get(outcome)!;
    const ends = makeRows((last + 2) * (start.redraws + 1) * outcomes.length, width);
    const flow = makeRows(layers.length * runs.length, width);
    setRow(flow, rowAt(start, 0), 1n);
    for (const layer of [...layers].reverse())
      for (let at = 0; at < runs.length; at += 1) {
        const row = rowAt(layer, at);
        if (isZero(flow, row)) continue;
        carry(flow, row);
        const run = runs[at]!;
        const out = layer.outSize + run.length;
        const end = (tokens: number, outcome: Outcome, left: number) => {
          addTimes(ends, endAt(tokens, layer.redraws, outcome), flow, row, left);
          carry(ends, endAt(tokens, layer.redraws, outcome));
        };
        if (out === size) end(out, run.drawn.outcome, 1);
        for (let k = 0; k < classes.length; k += 1) {
          const left = leftOf(layer, at, k);
          if (left === 0) continue;
          const next = run.next[k]!;
          const way = layer.ways[k]![layer.ways[k]!.length === 0 ? -1 : choose(layer, at, k).way];
          if (way === undefined) {
            if ('run' in next) addTimes(flow, rowAt(layer, next.run), flow, row, left);
            else end(out + 1, next.outcome, left);
          } else if (way.to === undefined) end(out + 1, run.drawn.outcome, left);
          else if (way.kind === 'redraw') {
            scaled(0, flow, row, scale.factorsFor(size - out));
            addTimes(flow, rowAt(way.to, at), scratch, 0, left);
          } else addTimes(flow, rowAt(way.to, at), flow, row, left);
        }
      }
    const found = new Map<number, Map<Outcome, bigint>>();
    for (let out = 0; out <= last + 1; out += 1)
      for (let redraws = 0; redraws <= start.redraws; redraws += 1)
        for (const outcome of outcomes) {
          const ways = rowOf(ends, endAt(out, redraws, outcome));
          if (ways === 0n) continue;
          const tokens = out + start.redraws - redraws;
          const at = found.get(tokens) ?? found.set(tokens, new Map()).get(tokens)!;
          at.set(outcome, (at.get(outcome) ?? 0n) + ways * scale.denominator(out, redraws));
        }
    return found;
  };

  const actionFor = (k: number): TokenAction => {
    const { kind, choice } = start.ways[k]![start.ways[k]!.length === 0 ? -1 : choose(start, 0, k).way] ?? { choice: -1, kind: 'redraw' };
    return choice < 0 ? RESOLVE : { kind, choice };
  };
  return {
    value: { n: rowOf(worth, rowAt(start, 0)), d: scale.denominator(0, start.redraws) },
    joint,
    first: new Map(kinds.flatMap(({ id }) => { const k = classes.findIndex((c) => c.ids.includes(id)); return k < 0 ? [] : [[id, actionFor(k)] as const]; })),
  };
};
