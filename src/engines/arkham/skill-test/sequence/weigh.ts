/**
 * States solved backward, see `solve-sequence.ts`: each is worth the sum over the next token of the best that can be done
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
} from '../../../exact/limbs.ts';
import type { OnWork } from '../../../exact/work.ts';
import type { Reward } from '../model/goal.ts';
import type { PreparedStates } from './solver-cache.ts';
import type { UsesState, Transition } from './uses-states.ts';
import { BEST } from '../model/outcome.ts';
import { endAfter, isOpen, isThere, type States } from './states.ts';
import { PER_LIMB, STEPS } from '../model/steps.ts';
import type { ResolvedSet } from './resolved-sets.ts';

export interface Weighed {
  /** What the start is worth, over its denominator. */
  readonly value: bigint;
  /** The best that can be done with a token of a class: its place among the transitions of the state, −1 to resolve it. */
  readonly transitionFor: (usesState: UsesState, resolved: number, k: number) => number;
}
/** What may be done with a token: it is worth a row, or a reward for sure. */
type WeighedOption = { readonly transition: number } & (
  (RowAt & { readonly prize?: never }) | { readonly prize: number }
);

/** Rows of rewards for sure, made when they are first compared. */
const compilePrizes = ({ ones, last, start, width }: States, most: number) => {
  const places = (last + 2) * (start.redraws + 1);
  const prizes = makeRows(places * (most + 1), width);
  const isMade = new Uint8Array(places * (most + 1));
  /** @param one the row of a reward of 1 */
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

/** What each resolved set ends with by class, as a reward; 0 where it goes on. */
const rewardsIn = ({ usesStates, resolvedSetsOf }: States, reward: Reward) => {
  const known = new Map<readonly ResolvedSet[], readonly (readonly number[])[]>();
  for (const usesState of usesStates) {
    const resolvedSets = resolvedSetsOf(usesState);
    if (known.has(resolvedSets)) continue;
    known.set(
      resolvedSets,
      resolvedSets.map((resolved) => resolved.next.map((next) => ('outcome' in next ? reward(next.outcome) : 0))),
    );
  }
  return known;
};

/**
 * @param choices how many there are
 * @param onWork hears of every state solved
 */
export const weigh = (prepared: PreparedStates, reward: Reward, choices: number, onWork: OnWork): Weighed => {
  const { classes, rowAt } = prepared.states;
  const { chosen } = prepared;
  const value = solveStates(prepared, reward, choices, onWork);
  return { value, transitionFor: (usesState, at, k) => chosen[rowAt(usesState, at) * classes.length + k]! };
};

/** A state: a state of uses with a resolved set, by its place. */
interface StateAt {
  readonly usesState: UsesState;
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
  /** By choice: the worth of drawing again, the state that this value belongs to, and the number of tokens. */
  readonly redrawn: Rows;
  readonly redrawnFor: Int32Array;
  readonly again: Float64Array;
  /** Steps since the last report. */
  readonly since: { steps: number };
}

const solveStates = (prepared: PreparedStates, reward: Reward, choices: number, onWork: OnWork): bigint => {
  const { states } = prepared;
  const { usesStates, start, resolvedCount, resolvedSetsOf, width, rowAt } = states;
  const most = reward(BEST);
  const since = { steps: 0 };
  const worth = prepared.table();
  const chosen = prepared.chosen.fill(-1);
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
  for (const usesState of usesStates) {
    const rewards = rewardsOf.get(resolvedSetsOf(usesState))!;
    for (let at = resolvedCount - 1; at >= 0; at -= 1) {
      solveState(weighing, { usesState, at }, rewards[at]!);
      onWork(since.steps);
      since.steps = 0;
    }
  }
  return rowOf(worth, rowAt(start, 0));
};

/** What a transition is worth in a state. @param place of the transition among those of the state of uses */
const optionOf = (
  weighing: Weighing,
  { usesState, at }: StateAt,
  transition: Transition,
  place: number,
): WeighedOption => {
  const { states, reward, worth, redrawn, redrawnFor, since } = weighing;
  const { resolvedSetsOf, rowAt, scale, size, width } = states;
  const resolved = resolvedSetsOf(usesState)[at]!;
  since.steps += STEPS.transition;
  if (transition.token !== undefined) since.steps += STEPS.end;
  const end = endAfter(resolved, transition);
  if (end !== undefined) return { transition: place, prize: reward(end) };
  if (transition.kind !== 'redraw') return { transition: place, rows: worth, row: rowAt(transition.to!, at) };
  const row = rowAt(usesState, at);
  if (redrawnFor[transition.choice] !== row) {
    const factors = scale.factorsFor(size - usesState.outSize - resolved.length);
    copyRow(redrawn, transition.choice, worth, rowAt(transition.to!, at));
    scaleRow(redrawn, transition.choice, factors);
    since.steps += factors.length * PER_LIMB.scale * width;
    redrawnFor[transition.choice] = row;
  }
  return { transition: place, rows: redrawn, row: transition.choice };
};

/** @param one the row of a reward of 1 in the state of both */
const isBetter = ({ prizeRow }: Weighing, a: WeighedOption, b: WeighedOption, one: number): boolean => {
  if (a.prize !== undefined && b.prize !== undefined) return a.prize > b.prize;
  const x = a.prize === undefined ? a : prizeRow(a.prize, one);
  const y = b.prize === undefined ? b : prizeRow(b.prize, one);
  return compareRows(x.rows, x.row, y.rows, y.row) > 0;
};

/** The best that can be done with a token. @param plainly what resolving it is worth */
const choose = (
  weighing: Weighing,
  state: StateAt,
  transitions: readonly Transition[],
  plainly: WeighedOption,
): WeighedOption => {
  const { states, most } = weighing;
  const { usesState, at } = state;
  const resolved = states.resolvedSetsOf(usesState)[at]!;
  const one = states.oneAt(usesState.outSize + resolved.length + 1, usesState.redraws);
  let best = usesState.isExtra ? optionOf(weighing, state, transitions[0]!, 0) : plainly;
  for (let place = usesState.isExtra ? 1 : 0; place < transitions.length; place += 1) {
    // Nothing is better than the best, and drawing on is dear to weigh.
    if (best.prize === most) return best;
    if (!isOpen(resolved, transitions[place]!)) continue;
    const option = optionOf(weighing, state, transitions[place]!, place);
    if (isBetter(weighing, option, best, one)) best = option;
  }
  return best;
};

/** Adds a row to the worth of a state, `times` times. */
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

/** @param rewards of the classes whose token ends the draw, 0 for others */
const solveState = (weighing: Weighing, state: StateAt, rewards: readonly number[]): void => {
  const { states, reward, worth, chosen, redrawn, again, since } = weighing;
  const { classes, size, resolvedSetsOf, rowAt, leftOf, ones, oneAt, width } = states;
  const { usesState, at } = state;
  const resolved = resolvedSetsOf(usesState)[at]!;
  since.steps += STEPS.state;
  if (!isThere(states, usesState, resolved)) return;
  const row = rowAt(usesState, at);
  const out = usesState.outSize + resolved.length;
  let sure = out === size ? reward(resolved.drawn.outcome) : 0;
  for (let k = 0; k < classes.length; k += 1) {
    const left = leftOf(usesState, resolved, k);
    if (left === 0) continue;
    since.steps += STEPS.look;
    const next = resolved.next[k]!;
    const transitions = usesState.transitions[k]!;
    const plainly: WeighedOption =
      'resolved' in next
        ? { transition: -1, rows: worth, row: rowAt(usesState, next.resolved) }
        : { transition: -1, prize: rewards[k]! };
    const best = transitions.length === 0 ? plainly : choose(weighing, state, transitions, plainly);
    chosen[row * classes.length + k] = best.transition;
    if (best.prize !== undefined) sure += left * best.prize;
    else if (best.rows === redrawn) again[best.row]! += left;
    else add(weighing, row, best, left);
  }
  addAgain(weighing, row);
  add(weighing, row, { rows: ones, row: oneAt(Math.min(out + 1, size), usesState.redraws) }, sure);
  carry(worth, row);
  since.steps += PER_LIMB.carry * width;
};
