/**
 * One combat made ready: what each cell of it is worth by what its end is worth, and what is chosen in it. All that may be
 * left of tokens is solved at once, and only those cells are that something leads to.
 */
import type { OnWork } from '../../../exact/work.ts';
import type { Tokens } from '../../skill-check/tokens.ts';
import { cellsOf, type Cells } from '../model/cells.ts';
import { stagesOf, type Stage } from '../model/stages.ts';
import { endsOf, type CombatEnds } from '../model/combat-ends.ts';
import type { Fight } from '../fight.ts';
import { bestTarget, throwFor } from './best-target.ts';
import type { ReadyEntry, ReadyEvent } from './ready-event.ts';
import type { Shape } from '../model/shape.ts';
import { solveCell } from './solve-cell.ts';
import { eventIn, makeAllRows, type CombatParts } from './stage-rows.ts';
import type { Target, Targets } from '../model/target.ts';
import type { ThrowCache } from './throw-cache.ts';
import { stageDiceOf } from '../model/stage-dice.ts';

export interface ReadyCombat {
  readonly cells: Cells;
  readonly tokens: Tokens;
  readonly stages: readonly Stage[];
  readonly ends: CombatEnds;
  /** Goes to another place: what the ends of the combat are worth there. */
  readonly begin: (after: Float64Array, base: number) => void;
  /** Solves a cell in which the combat begins: writes its worth to {@link worths}, by tokens. */
  readonly solve: (cell: number) => void;
  readonly worths: Float64Array;
  /** Solves a cell of a later stage. */
  readonly solveAt: (stage: number, cell: number) => void;
  /** By stage: what is chosen, by cell and tokens left. */
  readonly chosen: readonly Uint8Array[];
  readonly eventAt: (stage: number, cell: number) => ReadyEvent;
  /** Throws the dice of an entry for what its falls are worth from this stage on. */
  readonly throwFor: (stage: number, entry: ReadyEntry) => void;
  /** The best landing. */
  readonly pick: (stage: number, targets: Targets, left: number) => Target;
}

/** What all combats of a fight have in common. */
export interface CombatSetting {
  readonly fight: Fight;
  readonly shape: Shape;
  readonly throwCache: ThrowCache;
  /** Hears of steps as `stepsOf` of an event counts them. */
  readonly onWork: OnWork;
}

/** Moves the combat to another index; does nothing if it is there already, so what is solved stays. */
const moveTo = ({ standing }: CombatParts, after: Float64Array, base: number): void => {
  if (after === standing.after && base === standing.base) return;
  standing.after = after;
  standing.base = base;
  standing.epoch += 1;
};
/** A monster that asks for nothing: a cell is worth what it is worth at the end. */
const copyEnd = ({ standing, tokens, ends }: CombatParts, cell: number, worths: Float64Array): void => {
  const from = cell * tokens.size;
  for (let at = from; at < from + tokens.size; at += 1) worths[at] = standing.after[standing.base + ends.offsets[at]!]!;
};

/** One foe and one investigator. */
export const readyCombatOf = (
  { fight, shape, throwCache, onWork }: CombatSetting,
  fighter: number,
  foe: number,
): ReadyCombat => {
  const cells = cellsOf(fight, shape, fighter, foe);
  const tokens = shape.tokens[fighter]!;
  const stages = stagesOf({ fight, cells, stageDice: stageDiceOf(fight, shape, fighter, foe) }, fighter, foe);
  const ends = endsOf(fight, shape, cells, { fighter, foe });
  const standing = { after: new Float64Array(0), base: 0, epoch: 0 };
  const { size } = cells;
  onWork(size * tokens.size * (stages.length + 1));
  const parts: CombatParts = { tokens, ends, throwCache, standing, size, fresh: new Float64Array(tokens.size), onWork };
  const rows = makeAllRows(parts, stages);
  const first = rows[0];
  const worths = first?.worths ?? new Float64Array(size * tokens.size);
  return {
    cells,
    tokens,
    stages,
    ends,
    begin: (after, base) => moveTo(parts, after, base),
    solve: (cell) => {
      if (first === undefined) copyEnd(parts, cell, worths);
      else if (first.solvedIn[cell] !== standing.epoch) solveCell(first, cell);
    },
    worths,
    solveAt: (stage, cell) => solveCell(rows[stage]!, cell),
    chosen: rows.map(({ chosen }) => chosen),
    eventAt: (stage, cell) => eventIn(rows[stage]!, cell),
    throwFor: (stage, entry) => throwFor(rows[stage]!, entry),
    pick: (stage, targets, left) => bestTarget(rows[stage]!, targets, left),
  };
};
