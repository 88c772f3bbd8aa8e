/** How often each end of a draw is reached under the best choices, see `solve-sequence.ts`: states weighed forward. */
import {
  addTimes,
  carry,
  copyRow,
  isZero,
  makeRows,
  rowOf,
  scaleRow,
  setRow,
  type Rows,
} from '../../../exact/limbs.ts';
import type { OnWork } from '../../../exact/work.ts';
import { gatherJoint, type Joint } from '../chain/chain.ts';
import type { Reward } from '../model/goal.ts';
import type { PreparedStates } from './solver-cache.ts';
import type { UsesState, Transition } from './uses-states.ts';
import { endOf, type Outcome } from '../model/outcome.ts';
import type { ResolvedSet } from './resolved-sets.ts';
import { endAfter } from './states.ts';
import { PER_LIMB, STEPS } from '../model/steps.ts';
import type { Weighed } from './weigh.ts';

/** Additions to a row after which it is carried; a flow is a carried row, and a class has few tokens. */
const MOST_ADDED = 2 ** 10;

/** Where a flow ends, made once the flow is there: its rows are numbered. */
interface Sink {
  /** The part of a row's flow that ends with an outcome; `at` is a place of `oneAt` in `states.ts`. */
  readonly end: (at: number, outcome: Outcome, row: number, times: number) => void;
  /** All of a row has gone on or ended, each end at this place. */
  readonly done: (at: number, row: number) => void;
}

/**
 * Weighs every state forward.
 * @param onWork hears of every state; what the sink does is its own
 */
const flowThrough = (
  prepared: PreparedStates,
  { transitionFor }: Weighed,
  makeSink: (flow: Rows) => Sink,
  onWork: OnWork,
): void => {
  const { states } = prepared;
  const { classes, size, usesStates, start, resolvedCount, resolvedSetsOf, scale, width, oneAt, rowAt, leftOf } =
    states;
  const flow = prepared.table();
  const { end, done } = makeSink(flow);
  const scratch = makeRows(1, width);
  setRow(flow, rowAt(start, 0), 1n);
  let steps = 0;

  const add = (to: number, from: Rows, row: number, times: number) => {
    addTimes(flow, to, { rows: from, row }, times);
    steps += PER_LIMB.add * width;
  };
  const passOn = (usesState: UsesState, at: number, resolved: ResolvedSet) => {
    const row = rowAt(usesState, at);
    steps += STEPS.state + PER_LIMB.add * width;
    if (isZero(flow, row)) return;
    carry(flow, row);
    steps += PER_LIMB.carry * width;
    const out = usesState.outSize + resolved.length;
    const place = oneAt(out + 1, usesState.redraws);
    /** On how many tokens is drawn again, by where the draw goes on. */
    const again = new Map<UsesState, number>();
    const goOn = (transition: Transition, left: number) => {
      if (transition.token !== undefined) steps += STEPS.end;
      const ended = endAfter(resolved, transition);
      if (ended !== undefined) end(place, ended, row, left);
      else if (transition.kind === 'redraw') again.set(transition.to!, (again.get(transition.to!) ?? 0) + left);
      else add(rowAt(transition.to!, at), flow, row, left);
    };
    if (out === size) end(oneAt(out, usesState.redraws), endOf(resolved.drawn), row, 1);
    for (let k = 0; k < classes.length; k += 1) {
      const left = leftOf(usesState, resolved, k);
      if (left === 0) continue;
      steps += STEPS.look;
      const next = resolved.next[k]!;
      const transition = usesState.transitions[k]![transitionFor(usesState, at, k)];
      if (transition !== undefined) goOn(transition, left);
      else if ('resolved' in next) add(rowAt(usesState, next.resolved), flow, row, left);
      else end(place, next.outcome, row, left);
    }
    done(out === size ? oneAt(out, usesState.redraws) : place, row);
    if (again.size === 0) return;
    const factors = scale.factorsFor(size - out);
    copyRow(scratch, 0, flow, row);
    scaleRow(scratch, 0, factors);
    steps += factors.length * PER_LIMB.scale * width;
    for (const [to, left] of again) add(rowAt(to, at), scratch, 0, left);
  };
  for (const usesState of [...usesStates].reverse()) {
    const resolvedSets = resolvedSetsOf(usesState);
    for (let at = 0; at < resolvedCount; at += 1) {
      passOn(usesState, at, resolvedSets[at]!);
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
export const flowOf = (prepared: PreparedStates, weighed: Weighed, onWork: OnWork): Joint => {
  const { last, start, scale, width, oneAt } = prepared.states;
  const places = (last + 2) * (start.redraws + 1);
  /** By outcome: how often draws end with it, at each place. */
  const sums = new Map<Outcome, ReturnType<typeof makeSums>>();
  const sumsOf = (outcome: Outcome) => {
    const known = sums.get(outcome);
    if (known !== undefined) return known;
    onWork(places * STEPS.place);
    const made = makeSums(places, width);
    sums.set(outcome, made);
    return made;
  };
  const makeSink = (flow: Rows): Sink => ({
    end: (at, outcome, row, times) => {
      sumsOf(outcome).add(at, flow, row, times);
      onWork(PER_LIMB.add * width);
    },
    done: () => {},
  });
  flowThrough(prepared, weighed, makeSink, onWork);
  const { joint, add } = gatherJoint();
  const addAt = (out: number, redraws: number) => {
    for (const [outcome, { sumAt }] of sums) {
      const weight = sumAt(oneAt(out, redraws)) * scale.denominator(out, redraws);
      if (weight > 0n) add(out + start.redraws - redraws, outcome, weight);
    }
  };
  for (let out = 0; out <= last + 1; out += 1)
    for (let redraws = 0; redraws <= start.redraws; redraws += 1) addAt(out, redraws);
  return joint;
};

/** The mean of a reward under choices that were made for another, over the denominator of the start. */
export const meanUnder = (prepared: PreparedStates, weighed: Weighed, reward: Reward, onWork: OnWork): bigint => {
  const { last, start, scale, width, oneAt } = prepared.states;
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
  flowThrough(prepared, weighed, makeSink, onWork);
  let mean = 0n;
  for (let out = 0; out <= last + 1; out += 1)
    for (let redraws = 0; redraws <= start.redraws; redraws += 1)
      mean += sums.sumAt(oneAt(out, redraws)) * scale.denominator(out, redraws);
  return mean;
};
