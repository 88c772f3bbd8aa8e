/**
 * Solves one cell of a stage, after those cells of the next one that it leads to: what it is worth with all that may be
 * left of tokens, and what is chosen in it.
 */
import { TIE } from '../../skill-check/again.ts';
import type { StageEvent } from '../model/stage-events.ts';
import { bestWorth, throwFor } from './best-target.ts';
import { hasChoice, stepsOf, type ReadyTest } from './ready-event.ts';
import { eventIn, type StageRows } from './stage-rows.ts';
import type { Target, Targets } from '../model/target.ts';

type EventOf<K extends StageEvent['kind']> = Extract<StageEvent, { readonly kind: K }>;

/** The choice of a cell by tokens left: the place of the entry, or this for leaving the test out. */
export const SKIPPED = 255;
/** What was chosen where a toll is asked for: not to pay is 0. */
export const PAID = 1;
const FACES = 6;

/** Solves those cells of the next stage that are unsolved for the present index. */
const solveNext = ({ next, standing }: StageRows, targets: ArrayLike<Target>): void => {
  if (next === undefined) return;
  for (let i = 0; i < targets.length; i += 1) {
    const target = targets[i]!;
    if (target >= 0 && next.solvedIn[target] !== standing.epoch) solveCell(next, target);
  }
};
/** Takes what is fresh where it is better than what is known. */
const offerFresh = ({ parts, tokens, worths, chosen }: StageRows, cell: number, choice: number): void => {
  const { fresh } = parts;
  const from = cell * tokens.size;
  for (let left = 0; left < tokens.size; left += 1) {
    if (fresh[left]! <= worths[from + left]! + TIE) continue;
    worths[from + left] = fresh[left]!;
    chosen[from + left] = choice;
  }
};
/** Writes what the best landing is worth, by tokens left, from a place of an array on. */
const writeBest = (rows: StageRows, targets: Targets, into: Float64Array, from: number): void => {
  for (let left = 0; left < rows.tokens.size; left += 1) into[from + left] = bestWorth(rows, targets, left);
};

const solveTest = (rows: StageRows, cell: number, { entries, skip }: ReadyTest): void => {
  const { fresh } = rows.parts;
  for (const { next } of entries) solveNext(rows, next);
  const first = entries[0]!;
  throwFor(rows, first);
  first.ready.before(rows.worths, cell * rows.tokens.size);
  for (let place = 1; place < entries.length; place += 1) {
    throwFor(rows, entries[place]!);
    entries[place]!.ready.before(fresh, 0);
    offerFresh(rows, cell, place);
  }
  if (skip === undefined) return;
  solveNext(rows, skip);
  writeBest(rows, skip, fresh, 0);
  offerFresh(rows, cell, SKIPPED);
};
const solveLoss = (rows: StageRows, cell: number, { targets }: EventOf<'loss'>): void => {
  solveNext(rows, targets);
  writeBest(rows, targets, rows.worths, cell * rows.tokens.size);
};
const solveLuck = (rows: StageRows, cell: number, { hits, hit, miss }: EventOf<'luck'>): void => {
  const { tokens, worths } = rows;
  solveNext(rows, hit);
  solveNext(rows, miss);
  for (let left = 0; left < tokens.size; left += 1)
    worths[cell * tokens.size + left] =
      (hits * bestWorth(rows, hit, left) + (FACES - hits) * bestWorth(rows, miss, left)) / FACES;
};
const solveToll = (rows: StageRows, cell: number, { paid, unpaid }: EventOf<'toll'>): void => {
  const { parts, tokens, worths } = rows;
  solveNext(rows, paid);
  solveNext(rows, unpaid);
  writeBest(rows, unpaid, worths, cell * tokens.size);
  for (let left = 0; left < tokens.size; left += 1) {
    const rest = tokens.clue[left]!;
    parts.fresh[left] = rest < 0 ? -Infinity : bestWorth(rows, paid, rest);
  }
  offerFresh(rows, cell, PAID);
};

/** @throws {RangeError} where nothing happens, for the combat is over */
export const solveCell = (rows: StageRows, cell: number): void => {
  const { parts, standing, tokens, solvedIn, chosen } = rows;
  solvedIn[cell] = standing.epoch;
  const event = eventIn(rows, cell);
  parts.onWork(stepsOf(event, tokens));
  if (hasChoice(event)) chosen.fill(0, cell * tokens.size, (cell + 1) * tokens.size);
  switch (event.kind) {
    case 'test':
      return solveTest(rows, cell, event);
    case 'loss':
      return solveLoss(rows, cell, event);
    case 'luck':
      return solveLuck(rows, cell, event);
    case 'toll':
      return solveToll(rows, cell, event);
  }
};
