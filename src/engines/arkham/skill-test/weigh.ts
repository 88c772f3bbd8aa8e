/**
 * States solved backward, see `sequence.ts`: each is worth the sum over the next token of the best that can be done
 * with it, as a whole number over the denominator of the state.
 */
import {
  addTimes,
  carry,
  compareRows,
  copyRow,
  makeRows,
  rowOf,
  scaleRow,
  type RowAt,
  type Rows,
} from '../../exact/limbs.ts';
import type { OnWork } from '../../exact/work.ts';
import type { Reward } from './goal.ts';
import type { Made } from './held.ts';
import type { Layer, Way } from './layers.ts';
import { BEST } from './outcome.ts';
import { endAfter, isOpen, isThere, type States } from './states.ts';
import { PER_LIMB, STEPS } from './steps.ts';
import type { Run } from './runs.ts';

export interface Weighed {
  /** What the start is worth, over its denominator. */
  readonly value: bigint;
  /** The best that can be done with a token of a class: its place among the ways of the layer, −1 to resolve it. */
  readonly wayFor: (layer: Layer, run: number, k: number) => number;
}
/** What may be done with a token: it is worth a row, or a reward for sure. */
type Option = { readonly way: number } & ((RowAt & { readonly prize?: never }) | { readonly prize: number });

/** Rows of rewards for sure, made when they are first compared. */
const compilePrizes = ({ ones, last, start, width }: States, most: number) => {
  const places = (last + 2) * (start.redraws + 1);
  const prizes = makeRows(places * (most + 1), width);
  const isMade = new Uint8Array(places * (most + 1));
  /** @param one where the row of a reward of 1 stands */
  return (prize: number, one: number): RowAt => {
    if (prize === 1) return { rows: ones, row: one };
    const row = one * (most + 1) + prize;
    if (prize > 0 && isMade[row] === 0) {
      copyRow(prizes, row, ones, one);
      scaleRow(prizes, row, [prize]);
    }
    isMade[row] = 1;
    return { rows: prizes, row };
  };
};

/** What each run ends with by class, as a reward; 0 where it goes on. */
const rewardsIn = ({ layers, runsOf }: States, reward: Reward) => {
  const known = new Map<readonly Run[], readonly (readonly number[])[]>();
  for (const layer of layers) {
    const runs = runsOf(layer);
    if (known.has(runs)) continue;
    known.set(
      runs,
      runs.map((run) => run.next.map((next) => ('outcome' in next ? reward(next.outcome) : 0))),
    );
  }
  return known;
};

/**
 * @param choices how many there are
 * @param onWork hears of every state solved
 */
export const weigh = (made: Made, reward: Reward, choices: number, onWork: OnWork): Weighed => {
  const { classes, rowAt } = made.states;
  const { chosen } = made;
  const value = solveStates(made, reward, choices, onWork);
  return { value, wayFor: (layer, at, k) => chosen[rowAt(layer, at) * classes.length + k]! };
};

/** A state: a run of a layer, by its place. */
interface StateAt {
  readonly layer: Layer;
  readonly at: number;
}
/** What is weighed, and the tables that it is weighed in. */
interface Weighing {
  readonly states: States;
  readonly reward: Reward;
  /** The greatest reward. */
  readonly most: number;
  /** By state. */
  readonly worth: Rows;
  /** By state and class, see {@link Weighed}. */
  readonly chosen: Int8Array;
  readonly prizeRow: (prize: number, one: number) => RowAt;
  /** By choice: what it is worth to draw again, the state for which that stands, and on how many tokens it is done. */
  readonly redrawn: Rows;
  readonly redrawnFor: Int32Array;
  readonly again: Float64Array;
  /** Steps since they were told of. */
  readonly since: { steps: number };
}

const solveStates = (made: Made, reward: Reward, choices: number, onWork: OnWork): bigint => {
  const { states } = made;
  const { layers, start, runCount, runsOf, width, rowAt } = states;
  const most = reward(BEST);
  const since = { steps: 0 };
  const worth = made.table();
  const chosen = made.chosen.fill(-1);
  const weighing: Weighing = {
    states,
    reward,
    most,
    worth,
    chosen,
    prizeRow: compilePrizes(states, most),
    redrawn: makeRows(choices, width),
    redrawnFor: new Int32Array(choices).fill(-1),
    again: new Float64Array(choices),
    since,
  };
  const rewardsOf = rewardsIn(states, reward);
  for (const layer of layers) {
    const rewards = rewardsOf.get(runsOf(layer))!;
    for (let at = runCount - 1; at >= 0; at -= 1) {
      solveState(weighing, { layer, at }, rewards[at]!);
      onWork(since.steps);
      since.steps = 0;
    }
  }
  return rowOf(worth, rowAt(start, 0));
};

/** What a way is worth in a state. @param place of the way among those of the layer */
const optionOf = (weighing: Weighing, { layer, at }: StateAt, way: Way, place: number): Option => {
  const { states, reward, worth, redrawn, redrawnFor, since } = weighing;
  const { runsOf, rowAt, scale, size, width } = states;
  const run = runsOf(layer)[at]!;
  since.steps += STEPS.way;
  if (way.token !== undefined) since.steps += STEPS.end;
  const end = endAfter(run, way);
  if (end !== undefined) return { way: place, prize: reward(end) };
  if (way.kind !== 'redraw') return { way: place, rows: worth, row: rowAt(way.to!, at) };
  const row = rowAt(layer, at);
  if (redrawnFor[way.choice] !== row) {
    const factors = scale.factorsFor(size - layer.outSize - run.length);
    copyRow(redrawn, way.choice, worth, rowAt(way.to!, at));
    scaleRow(redrawn, way.choice, factors);
    since.steps += factors.length * PER_LIMB.scale * width;
    redrawnFor[way.choice] = row;
  }
  return { way: place, rows: redrawn, row: way.choice };
};

/** @param one where the row of a reward of 1 stands in the state of both */
const isBetter = ({ prizeRow }: Weighing, a: Option, b: Option, one: number): boolean => {
  if (a.prize !== undefined && b.prize !== undefined) return a.prize > b.prize;
  const x = a.prize === undefined ? a : prizeRow(a.prize, one);
  const y = b.prize === undefined ? b : prizeRow(b.prize, one);
  return compareRows(x.rows, x.row, y.rows, y.row) > 0;
};

/** The best that can be done with a token. @param plainly what resolving it is worth */
const choose = (weighing: Weighing, state: StateAt, ways: readonly Way[], plainly: Option): Option => {
  const { states, most } = weighing;
  const { layer, at } = state;
  const run = states.runsOf(layer)[at]!;
  const one = states.oneAt(layer.outSize + run.length + 1, layer.redraws);
  let best = layer.isExtra ? optionOf(weighing, state, ways[0]!, 0) : plainly;
  for (let place = layer.isExtra ? 1 : 0; place < ways.length; place += 1) {
    // Nothing is better than the best, and drawing on is dear to weigh.
    if (best.prize === most) return best;
    if (!isOpen(run, ways[place]!)) continue;
    const option = optionOf(weighing, state, ways[place]!, place);
    if (isBetter(weighing, option, best, one)) best = option;
  }
  return best;
};

/** Adds a row to the worth of a state, so many times. */
const add = ({ worth, states, since }: Weighing, row: number, from: RowAt, times: number): void => {
  addTimes(worth, row, from, times);
  since.steps += PER_LIMB.add * states.width;
};
/** Adds what is drawn again, each choice once for all its tokens. */
const addAgain = (weighing: Weighing, row: number): void => {
  const { again, redrawn } = weighing;
  for (let choice = 0; choice < again.length; choice += 1) {
    if (again[choice] === 0) continue;
    add(weighing, row, { rows: redrawn, row: choice }, again[choice]!);
    again[choice] = 0;
  }
};

/** @param rewards of the classes whose token ends the run, 0 for others */
const solveState = (weighing: Weighing, state: StateAt, rewards: readonly number[]): void => {
  const { states, reward, worth, chosen, redrawn, again, since } = weighing;
  const { classes, size, runsOf, rowAt, leftOf, ones, oneAt, width } = states;
  const { layer, at } = state;
  const run = runsOf(layer)[at]!;
  since.steps += STEPS.state;
  if (!isThere(states, layer, run)) return;
  const row = rowAt(layer, at);
  const out = layer.outSize + run.length;
  let sure = out === size ? reward(run.drawn.outcome) : 0;
  for (let k = 0; k < classes.length; k += 1) {
    const left = leftOf(layer, run, k);
    if (left === 0) continue;
    since.steps += STEPS.look;
    const next = run.next[k]!;
    const ways = layer.ways[k]!;
    const plainly: Option =
      'run' in next ? { way: -1, rows: worth, row: rowAt(layer, next.run) } : { way: -1, prize: rewards[k]! };
    const best = ways.length === 0 ? plainly : choose(weighing, state, ways, plainly);
    chosen[row * classes.length + k] = best.way;
    if (best.prize !== undefined) sure += left * best.prize;
    else if (best.rows === redrawn) again[best.row]! += left;
    else add(weighing, row, best, left);
  }
  addAgain(weighing, row);
  add(weighing, row, { rows: ones, row: oneAt(Math.min(out + 1, size), layer.redraws) }, sure);
  carry(worth, row);
  since.steps += PER_LIMB.carry * width;
};
