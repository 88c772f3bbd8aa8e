/**
 * One stage of a combat while it is solved. A row is a cell with every number of tokens left, side by side: the worth
 * of a cell lies at `cell × tokens + left`.
 */
import type { OnWork } from '../../../exact/work.ts';
import type { Tokens } from '../../skill-check/tokens.ts';
import type { Stage } from '../model/stages.ts';
import type { CombatEnds } from '../model/combat-ends.ts';
import { readyEventOf, type Preparing, type ReadyEvent } from './ready-event.ts';

/** The position of the combat in the fight. The only mutable object here; only `begin` of the combat changes it. */
interface CombatCursor {
  /** What the ends of the combat are worth, by place of the fight. */
  after: Float64Array;
  /** The place from which the offsets of cells and ends count. */
  base: number;
  /** Increased for each place: rows solved in an earlier epoch are stale. */
  epoch: number;
}
/** What all stages of a combat have in common. */
export interface CombatParts extends Preparing {
  readonly standing: CombatCursor;
  /** How many cells there are. */
  readonly size: number;
  /** A row for what is offered to a cell that is worth something already. */
  readonly fresh: Float64Array;
  /** Hears of steps as `stepsOf` counts them. */
  readonly onWork: OnWork;
}
export interface StageRows {
  readonly parts: CombatParts;
  readonly standing: CombatCursor;
  readonly tokens: Tokens;
  readonly ends: CombatEnds;
  readonly stage: Stage;
  /** What is known of the next stage; undefined for the last. */
  readonly next: StageRows | undefined;
  /** By cell and tokens left: what it is worth. */
  readonly worths: Float64Array;
  /** By cell and tokens left: what is chosen. */
  readonly chosen: Uint8Array;
  /** By cell: the epoch in which it was solved. */
  readonly solvedIn: Int32Array;
  /** By cell: what happens, made ready when it is first asked for. */
  readonly events: (ReadyEvent | undefined)[];
}

const makeStageRows = (parts: CombatParts, stage: Stage, next: StageRows | undefined): StageRows => {
  const { standing, tokens, ends, size } = parts;
  return {
    parts,
    standing,
    tokens,
    ends,
    stage,
    next,
    worths: new Float64Array(size * tokens.size),
    chosen: new Uint8Array(size * tokens.size),
    solvedIn: new Int32Array(size),
    events: Array.from({ length: size }, () => undefined),
  };
};
/** By stage, in their order. */
export const makeAllRows = (parts: CombatParts, stages: readonly Stage[]): readonly StageRows[] =>
  stages.reduceRight<readonly StageRows[]>((later, stage) => [makeStageRows(parts, stage, later[0]), ...later], []);

/** Steps to make an event ready. */
const EVENT_STEPS = 400;

/** @throws {RangeError} where nothing happens, for the combat is over */
export const eventIn = ({ parts, stage, events }: StageRows, cell: number): ReadyEvent => {
  const known = events[cell];
  if (known !== undefined) return known;
  parts.onWork(EVENT_STEPS);
  const event = stage.at(cell);
  if (event === undefined) throw new RangeError(`Nothing happens in cell ${cell} of the stage «${stage.name}».`);
  const ready = readyEventOf(parts, event);
  events[cell] = ready;
  return ready;
};
