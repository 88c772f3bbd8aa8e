/**
 * What one question holds at once, see `solve-sequence.ts`: the same bag under the same cards is solved for a dozen skills, so its
 * states are made once, and all weighings share one table. Everything is given back together with the question.
 */
import { widthFor, type Rows } from '../../../exact/limbs.ts';
import type { States } from './states.ts';

/** The states of a drawing and the tables that they are weighed in. */
export interface PreparedStates {
  readonly states: States;
  /** By state and class: the transition chosen in the last weighing. */
  readonly chosen: Int8Array;
  /** A row of 0 for each state, in the one table: what it held before is gone. */
  readonly table: () => Rows;
}
export interface SolverCache {
  /**
   * The states of a drawing, made when they are first asked for.
   * @param place of the drawing among those of the test
   * @param most no reward is larger
   */
  readonly preparedAt: (place: number, most: number, make: () => States) => PreparedStates;
}

/** Whether states have room for rewards so large. */
const isWideEnough = ({ scale, start, width }: States, most: number): boolean =>
  widthFor(scale.denominator(0, start.redraws) * BigInt(most)) <= width;

/** Holds nothing yet. The tests that share it differ in their numbers alone. */
export const makeSolverCache = (): SolverCache => {
  const byPlace = new Map<number, PreparedStates>();
  let limbs = new Float64Array(0);
  const tableFor = (length: number): Float64Array => {
    if (limbs.length >= length) return limbs.fill(0, 0, length);
    limbs = new Float64Array(length);
    return limbs;
  };
  return {
    preparedAt: (place, most, make) => {
      const before = byPlace.get(place);
      if (before !== undefined && isWideEnough(before.states, most)) return before;
      byPlace.delete(place);
      const states = make();
      const rows = states.usesStates.length * states.resolvedCount;
      const chosen = new Int8Array(rows * states.classes.length);
      const prepared = { states, chosen, table: () => ({ limbs: tableFor(rows * states.width), width: states.width }) };
      byPlace.set(place, prepared);
      return prepared;
    },
  };
};
