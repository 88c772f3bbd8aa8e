/** How often each end of a draw is reached under the best choices, see `sequence.ts`: states weighed forward. */
import { addTimes, carry, isZero, makeRows, rowOf, setRow } from '../../exact/limbs.ts';
import type { Joint } from './chain.ts';
import type { Layer, Way } from './layers.ts';
import type { Outcome } from './outcome.ts';
import { endAfter, type States } from './states.ts';
import type { Run } from './runs.ts';
import { copyRow, scaleRow, type Weighed } from './weigh.ts';

/** Every outcome that some end may have. */
const outcomesOf = ({ layers, runsOf }: States): Outcome[] => {
  const found = new Set<Outcome>();
  const done = new Set<unknown>();
  const addEnds = (run: Run, ways: readonly Way[]) => {
    for (const way of ways) {
      const end = endAfter(run, way);
      if (end !== undefined) found.add(end);
    }
  };
  const addOutcomes = (run: Run) => {
    found.add(run.drawn.outcome);
    for (const next of run.next) if ('outcome' in next) found.add(next.outcome);
  };
  for (const layer of layers) {
    const runs = runsOf(layer);
    const ways = layer.ways.flat().filter((way) => way.token !== undefined);
    for (const run of runs) addEnds(run, ways);
    if (!done.has(runs)) runs.forEach(addOutcomes);
    done.add(runs);
  }
  return [...found];
};

/** How many tokens leave the bag and what the draw comes to; those put back count each time. */
export const flowOf = (states: States, { wayFor }: Weighed): Joint => {
  const { classes, size, last, layers, start, runCount, runsOf, scale, width, oneAt, rowAt, leftOf } = states;
  const outcomes = outcomesOf(states);
  const placeOf = new Map(outcomes.map((o, i) => [o, i]));
  const endAt = (out: number, redraws: number, outcome: Outcome) =>
    oneAt(out, redraws) * outcomes.length + placeOf.get(outcome)!;
  const ends = makeRows((last + 2) * (start.redraws + 1) * outcomes.length, width);
  const flow = makeRows(layers.length * runCount, width);
  const scratch = makeRows(1, width);
  setRow(flow, rowAt(start, 0), 1n);

  const passOn = (layer: Layer, at: number) => {
    const row = rowAt(layer, at);
    if (isZero(flow, row)) return;
    carry(flow, row);
    const run = runsOf(layer)[at]!;
    const out = layer.outSize + run.length;
    const end = (tokens: number, outcome: Outcome, left: number) => {
      addTimes(ends, endAt(tokens, layer.redraws, outcome), { rows: flow, row }, left);
      carry(ends, endAt(tokens, layer.redraws, outcome));
    };
    if (out === size) end(out, run.drawn.outcome, 1);
    for (let k = 0; k < classes.length; k += 1) {
      const left = leftOf(layer, run, k);
      if (left === 0) continue;
      const next = run.next[k]!;
      const way = layer.ways[k]![wayFor(layer, at, k)];
      if (way === undefined) {
        if ('run' in next) addTimes(flow, rowAt(layer, next.run), { rows: flow, row }, left);
        else end(out + 1, next.outcome, left);
        continue;
      }
      const ended = endAfter(run, way);
      if (ended !== undefined) end(out + 1, ended, left);
      else if (way.kind === 'redraw') {
        copyRow(scratch, 0, flow, row);
        scaleRow(scratch, 0, scale.factorsFor(size - out));
        addTimes(flow, rowAt(way.to!, at), { rows: scratch, row: 0 }, left);
      } else addTimes(flow, rowAt(way.to!, at), { rows: flow, row }, left);
    }
  };
  for (const layer of [...layers].reverse()) for (let at = 0; at < runCount; at += 1) passOn(layer, at);

  const found = new Map<number, Map<Outcome, bigint>>();
  const gather = (out: number, redraws: number, outcome: Outcome) => {
    const ways = rowOf(ends, endAt(out, redraws, outcome));
    if (ways === 0n) return;
    const tokens = out + start.redraws - redraws;
    const at = found.get(tokens) ?? found.set(tokens, new Map()).get(tokens)!;
    at.set(outcome, (at.get(outcome) ?? 0n) + ways * scale.denominator(out, redraws));
  };
  for (let out = 0; out <= last + 1; out += 1)
    for (let redraws = 0; redraws <= start.redraws; redraws += 1)
      for (const outcome of outcomes) gather(out, redraws, outcome);
  return found;
};
