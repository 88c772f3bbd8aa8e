/** How often each end of a draw is reached under the best choices, see `sequence.ts`: states weighed forward. */
import { addTimes, carry, copyRow, isZero, makeRows, rowOf, scaleRow, setRow, type Rows } from '../../exact/limbs.ts';
import type { OnWork } from '../../exact/work.ts';
import type { Joint } from './chain.ts';
import type { Reward } from './goal.ts';
import type { Made } from './held.ts';
import type { Layer, Way } from './layers.ts';
import { drawnOf, keyOf, type Outcome } from './outcome.ts';
import type { Run } from './runs.ts';
import { endAfter, type States } from './states.ts';
import { PER_LIMB, STEPS } from './steps.ts';
import type { Weighed } from './weigh.ts';

/** Additions to a row after which it is carried; a flow is a carried row, and a class has few tokens. */
const MOST_ADDED = 2 ** 10;

/** Ways of one name end runs alike; undefined where a way ends none. */
const nameOfEnd = ({ token, to }: Way): string | undefined =>
  token && `${keyOf(drawnOf(token))} ${token.frost === true} ${to === undefined}`;
/** Every outcome that some end may have. */
const outcomesOf = ({ layers, runsOf }: States): Outcome[] => {
  const found = new Set<Outcome>();
  const known = new Map<readonly Run[], Set<string>>();
  const addOutcomes = (run: Run) => {
    found.add(run.drawn.outcome);
    for (const next of run.next) if ('outcome' in next) found.add(next.outcome);
  };
  /** What some runs have been ended with, each named once; the runs themselves when they are first met. */
  const doneWith = (runs: readonly Run[]): Set<string> => {
    const before = known.get(runs);
    if (before !== undefined) return before;
    runs.forEach(addOutcomes);
    const done = new Set<string>();
    known.set(runs, done);
    return done;
  };
  const addEnds = (runs: readonly Run[], way: Way) => {
    for (const run of runs) {
      const end = endAfter(run, way);
      if (end !== undefined) found.add(end);
    }
  };
  for (const layer of layers) {
    const runs = runsOf(layer);
    const done = doneWith(runs);
    for (const way of layer.ways.flat()) {
      const key = nameOfEnd(way);
      if (key === undefined || done.has(key)) continue;
      done.add(key);
      addEnds(runs, way);
    }
  }
  return [...found];
};

/** Where a flow ends, made once the flow is there: its rows are numbered. */
interface Sink {
  /** So much of the flow of a row ends with an outcome; `at` is a place of {@link States.oneAt}. */
  readonly end: (at: number, outcome: Outcome, row: number, times: number) => void;
  /** All of a row has gone on or ended, each end at this place. */
  readonly done: (at: number, row: number) => void;
}

/**
 * Weighs every state forward.
 * @param onWork hears of every state; what the sink does is its own
 */
const flowThrough = (made: Made, { wayFor }: Weighed, makeSink: (flow: Rows) => Sink, onWork: OnWork): void => {
  const { states } = made;
  const { classes, size, layers, start, runCount, runsOf, scale, width, oneAt, rowAt, leftOf } = states;
  const flow = made.table();
  const { end, done } = makeSink(flow);
  const scratch = makeRows(1, width);
  setRow(flow, rowAt(start, 0), 1n);
  let steps = 0;

  const add = (to: number, from: Rows, row: number, times: number) => {
    addTimes(flow, to, { rows: from, row }, times);
    steps += PER_LIMB.add * width;
  };
  const passOn = (layer: Layer, at: number, run: Run) => {
    const row = rowAt(layer, at);
    steps += STEPS.state + PER_LIMB.add * width;
    if (isZero(flow, row)) return;
    carry(flow, row);
    steps += PER_LIMB.carry * width;
    const out = layer.outSize + run.length;
    const place = oneAt(out + 1, layer.redraws);
    /** On how many tokens is drawn again, by where the draw goes on. */
    const again = new Map<Layer, number>();
    const goOn = (way: Way, left: number) => {
      if (way.token !== undefined) steps += STEPS.end;
      const ended = endAfter(run, way);
      if (ended !== undefined) end(place, ended, row, left);
      else if (way.kind === 'redraw') again.set(way.to!, (again.get(way.to!) ?? 0) + left);
      else add(rowAt(way.to!, at), flow, row, left);
    };
    if (out === size) end(oneAt(out, layer.redraws), run.drawn.outcome, row, 1);
    for (let k = 0; k < classes.length; k += 1) {
      const left = leftOf(layer, run, k);
      if (left === 0) continue;
      steps += STEPS.look;
      const next = run.next[k]!;
      const way = layer.ways[k]![wayFor(layer, at, k)];
      if (way !== undefined) goOn(way, left);
      else if ('run' in next) add(rowAt(layer, next.run), flow, row, left);
      else end(place, next.outcome, row, left);
    }
    done(out === size ? oneAt(out, layer.redraws) : place, row);
    if (again.size === 0) return;
    const factors = scale.factorsFor(size - out);
    copyRow(scratch, 0, flow, row);
    scaleRow(scratch, 0, factors);
    steps += factors.length * PER_LIMB.scale * width;
    for (const [to, left] of again) add(rowAt(to, at), scratch, 0, left);
  };
  for (const layer of [...layers].reverse()) {
    const runs = runsOf(layer);
    for (let at = 0; at < runCount; at += 1) {
      passOn(layer, at, runs[at]!);
      onWork(steps);
      steps = 0;
    }
  }
};

/** Rows that are added to often and carried when they must be. */
const makeSums = (count: number, width: number) => {
  const rows = makeRows(count, width);
  const added = new Uint16Array(count);
  return {
    add: (at: number, from: Rows, row: number, times: number): void => {
      addTimes(rows, at, { rows: from, row }, times);
      added[at]! += 1;
      if (added[at]! < MOST_ADDED) return;
      carry(rows, at);
      added[at] = 0;
    },
    /** The sum; 0n where nothing was added. */
    sumAt: (at: number): bigint => {
      if (isZero(rows, at)) return 0n;
      carry(rows, at);
      return rowOf(rows, at);
    },
  };
};

/** How many tokens leave the bag and what the draw comes to; those put back count each time. */
export const flowOf = (made: Made, weighed: Weighed, onWork: OnWork): Joint => {
  const { states } = made;
  const { last, start, scale, width, oneAt } = states;
  const outcomes = outcomesOf(states);
  const placeOf = new Map(outcomes.map((o, i) => [o, i]));
  const places = (last + 2) * (start.redraws + 1) * outcomes.length;
  const sums = makeSums(places, width);
  const makeSink = (flow: Rows): Sink => ({
    end: (at, outcome, row, times) => {
      sums.add(at * outcomes.length + placeOf.get(outcome)!, flow, row, times);
      onWork(PER_LIMB.add * width);
    },
    done: () => {},
  });
  flowThrough(made, weighed, makeSink, onWork);
  onWork(places * STEPS.place);
  const found = new Map<number, Map<Outcome, bigint>>();
  const gather = (tokens: number, outcome: Outcome, weight: bigint) => {
    if (weight === 0n) return;
    const at = found.get(tokens) ?? found.set(tokens, new Map()).get(tokens)!;
    at.set(outcome, (at.get(outcome) ?? 0n) + weight);
  };
  for (let out = 0; out <= last + 1; out += 1)
    for (let redraws = 0; redraws <= start.redraws; redraws += 1) {
      const denominator = scale.denominator(out, redraws);
      outcomes.forEach((outcome, i) => {
        const ways = sums.sumAt(oneAt(out, redraws) * outcomes.length + i);
        gather(out + start.redraws - redraws, outcome, ways * denominator);
      });
    }
  return found;
};

/** The mean of a reward under choices that were made for another, over the denominator of the start. */
export const meanUnder = (made: Made, weighed: Weighed, reward: Reward, onWork: OnWork): bigint => {
  const { last, start, scale, width, oneAt } = made.states;
  const sums = makeSums((last + 2) * (start.redraws + 1), width);
  const known = new Map<Outcome, number>();
  const worthOf = (outcome: Outcome): number => {
    const before = known.get(outcome);
    if (before !== undefined) return before;
    known.set(outcome, reward(outcome));
    return reward(outcome);
  };
  let worth = 0;
  const makeSink = (flow: Rows): Sink => ({
    end: (_at, outcome, _row, times) => {
      worth += times * worthOf(outcome);
    },
    done: (at, row) => {
      if (worth > 0) sums.add(at, flow, row, worth);
      onWork(PER_LIMB.add * width);
      worth = 0;
    },
  });
  flowThrough(made, weighed, makeSink, onWork);
  let mean = 0n;
  for (let out = 0; out <= last + 1; out += 1)
    for (let redraws = 0; redraws <= start.redraws; redraws += 1)
      mean += sums.sumAt(oneAt(out, redraws)) * scale.denominator(out, redraws);
  return mean;
};
