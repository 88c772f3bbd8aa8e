/**
 * Where the weights of a combat go under the best play, exactly. A weight is over sides ^ (measure so far − tokens left): a
 * token that throws a die again makes that one larger by itself, so that weights which come together are of one measure.
 */
import type { OnWork } from '../../../exact/work.ts';
import type { ReadyCombat } from '../solve/ready-combat.ts';
import { fallsFor } from './fall-cache.ts';
import type { Weights } from '../../../exact/limbs.ts';
import { send, sendCell, type FlowParts, type FlowStage, type OnEnd, type Sending } from './send-weights.ts';
import { makeStageWeights } from './stage-weights.ts';
import { endTarget } from '../model/target.ts';
import { scaledCount } from './scaled-count.ts';

/** A combat that weights go through. */
export interface Flow {
  /** Puts a weight into a cell in which the combat begins. */
  readonly put: (cell: number, left: number, from: Weights, row: number) => void;
  /** Sends on all that was put in; the combat stays at its index. */
  readonly run: (onEnd: OnEnd) => void;
}
/** What all flows of a fight have in common. */
export interface FlowWorld {
  readonly sides: number;
  /** Limbs of a weight. */
  readonly width: number;
  /** Hears of steps: a weight that is sent on is as many as it has limbs. */
  readonly onWork: OnWork;
}

/** The stages of a flow in their order: those of the combat, or one where it has none. */
const flowStagesOf = (parts: FlowParts): readonly FlowStage[] => {
  const { combat, width } = parts;
  const measures = combat.stages.length > 0 ? combat.stages.map(({ measure }) => measure) : [0];
  const waiting = measures.map(() => makeStageWeights(combat.cells.size, combat.tokens.size, width));
  return measures.map((measure, at): FlowStage => ({
    parts,
    at,
    measure,
    measureAfter: measures.slice(at + 1).reduce((sum, one) => sum + one, 0),
    own: waiting[at]!,
    next: waiting[at + 1],
  }));
};
/** Lets all that waits in a stage go on. */
const runStage = (from: Sending): void => {
  const { combat, once } = from.parts;
  if (combat.stages.length > 0) return from.own.takeAll((cell, inCell) => sendCell(from, cell, inCell));
  from.own.takeAll((cell, inCell) => {
    for (const { left, row } of inCell) send(from, endTarget(cell), left, { row, ways: once, short: 0 });
  });
};

/** Makes a combat ready for weights. */
export const flowOf = (combat: ReadyCombat, { sides, width, onWork }: FlowWorld): Flow => {
  const once = scaledCount(1n, sides);
  const stages = flowStagesOf({ combat, sides, width, fallsOf: fallsFor(sides), once, onWork });
  const first = stages[0]!.own;
  return {
    put: (cell, left, from, row) => first.weights.addTimes(first.rowFor(cell, left), from, row, once(0)),
    run: (onEnd) => {
      for (const stage of stages) runStage({ ...stage, onEnd });
    },
  };
};
