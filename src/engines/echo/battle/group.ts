/**
 * A few states that may come back to each other: whole rounds that change nothing. States are taken out one after the
 * other, and whatever led to the one taken out leads to what follows it instead. Nothing is ever subtracted, so every
 * number keeps nearly all its digits (the reduction of Grassmann, Taksar and Heyman).
 */

/** A group of states as a matrix: chances to go from one to another, and to leave the group. */
export interface Group {
  readonly size: number;
  /** From each to each, row by row. */
  readonly within: Float64Array;
  readonly leaving: Float64Array;
  /** Written by {@link eliminateAll}: the chance to go from each state to an earlier one or out; 0 in a trap. */
  readonly onward: Float64Array;
}
/** Empty groups by their size: one of a size is enough, because none is used longer than it takes to settle it. */
const empty = new Map<number, Group>();
/** The group of a size, empty. It is the same every time. */
export const emptyGroup = (size: number): Group => {
  const group = empty.get(size) ?? {
    size,
    within: new Float64Array(size * size),
    leaving: new Float64Array(size),
    onward: new Float64Array(size),
  };
  empty.set(size, group);
  group.within.fill(0);
  group.leaving.fill(0);
  return group;
};

/** What states gain when they are left, and what it is worth to be in a trap for ever. */
export interface Gain {
  readonly of: Float64Array;
  readonly endless: number;
}

/** Takes the states out from the last to the first; changes all that it is given. */
const eliminateAll = (group: Group, gains: readonly Gain[]): void => {
  const { size, within, leaving, onward } = group;
  for (let n = size - 1; n >= 0; n -= 1) {
    let all = leaving[n]!;
    for (let j = 0; j < n; j += 1) all += within[n * size + j]!;
    onward[n] = all;
    for (let i = 0; i < n; i += 1) if (within[i * size + n]! > 0) eliminate(group, gains, i, n);
  }
};
/** What led from one state to another leads to what follows that one instead; a trap is left for its worth. */
const eliminate = (
  { size, within, leaving, onward }: Group,
  gains: readonly Gain[],
  from: number,
  past: number,
): void => {
  const to = within[from * size + past]!;
  if (onward[past] === 0) {
    leaving[from]! += to;
    for (const { of, endless } of gains) of[from]! += to * endless;
    return;
  }
  const share = to / onward[past]!;
  for (let j = 0; j < past; j += 1) within[from * size + j]! += share * within[past * size + j]!;
  leaving[from]! += share * leaving[past]!;
  for (const { of } of gains) of[from]! += share * of[past]!;
};

/** Turns what each state gains at once into what it is worth in the end. The group is used up. */
export const settleValues = (group: Group, gains: readonly Gain[]): void => {
  const { size, within, onward } = group;
  eliminateAll(group, gains);
  for (const { of, endless } of gains)
    for (let n = 0; n < size; n += 1) {
      let worth = of[n]!;
      for (let j = 0; j < n; j += 1) worth += within[n * size + j]! * of[j]!;
      of[n] = onward[n] === 0 ? endless : worth / onward[n]!;
    }
};

/**
 * Turns what comes to each state from outside into how often it is visited. The group is used up.
 * @returns what comes into a trap and never leaves it
 */
export const settleVisits = (group: Group, coming: Float64Array): number => {
  const { size, within, onward } = group;
  eliminateAll(group, []);
  for (let n = size - 1; n > 0; n -= 1) {
    if (onward[n] === 0) continue;
    const share = coming[n]! / onward[n]!;
    if (share > 0) for (let j = 0; j < n; j += 1) coming[j]! += share * within[n * size + j]!;
  }
  let trapped = 0;
  for (let n = 0; n < size; n += 1) {
    let all = coming[n]!;
    for (let j = 0; j < n; j += 1) all += coming[j]! * within[j * size + n]!;
    if (onward[n] === 0) trapped += all;
    coming[n] = onward[n] === 0 ? 0 : all / onward[n]!;
  }
  return trapped;
};
