/** Sends the weights of one cell on, to wherever the best play of what happens in it leads. */
import type { OnWork } from '../../../exact/work.ts';
import type { ReadyThrowing } from '../../skill-check/again.ts';
import { measureOf } from '../../skill-check/outcomes.ts';
import type { ReadyCombat } from '../solve/ready-combat.ts';
import type { StageEvent } from '../model/stage-events.ts';
import type { FallsBy } from './fall-cache.ts';
import type { Digits, Weights } from '../../../exact/limbs.ts';
import type { ReadyEntry, ReadyTest } from '../solve/ready-event.ts';
import { PAID, SKIPPED } from '../solve/solve-cell.ts';
import type { InCell, StageWeights } from './stage-weights.ts';
import { cellOf, isEnd, type Target, type Targets } from '../model/target.ts';
import { scaledCount, type ScaledCount } from './scaled-count.ts';

/** Weights that are added to the end of a combat: a row, `times` times. */
export type OnEnd = (offset: number, from: Weights, row: number, times: Digits) => void;
/** What all stages of a flow have in common. */
export interface FlowParts {
  readonly combat: ReadyCombat;
  readonly sides: number;
  /** Limbs of a weight. */
  readonly width: number;
  readonly fallsOf: (ready: ReadyThrowing) => FallsBy;
  /** A weight that is sent on as it is. */
  readonly once: ScaledCount;
  readonly onWork: OnWork;
}
/** One stage of a flow. A combat without stages has this one, in which nothing happens. */
export interface FlowStage {
  readonly parts: FlowParts;
  /** The stage of the combat. */
  readonly at: number;
  /** Dice that may be thrown in it, and in all stages after it, tokens apart. */
  readonly measure: number;
  readonly measureAfter: number;
  readonly own: StageWeights;
  /** Where targets lead that are no end. */
  readonly next: StageWeights | undefined;
}
/** Cells of a stage with where the ends of the combat go. */
export interface Sending extends FlowStage {
  readonly onEnd: OnEnd;
}
/** A weight on its way: a row of a stage, multiplied. */
export interface Sent {
  readonly row: number;
  readonly ways: ScaledCount;
  /** How much of the measure of its stage it has not used. */
  readonly short: number;
}

type EventOf<K extends StageEvent['kind']> = Extract<StageEvent, { readonly kind: K }>;
const FACES = 6;

/** Sends a weight on, brought to the measure of where it goes. */
export const send = (from: Sending, target: Target, left: number, { row, ways, short }: Sent): void => {
  const { combat, width, onWork } = from.parts;
  onWork(width);
  const { weights } = from.own;
  if (!isEnd(target)) {
    const { next } = from;
    next!.weights.addTimes(next!.rowFor(target, left), weights, row, ways(short));
    return;
  }
  const { ends, tokens } = combat;
  const cell = cellOf(target);
  const missing = short + from.measureAfter + ends.mostGains - ends.gains[cell]!;
  from.onEnd(ends.offsets[cell * tokens.size + left]!, weights, row, ways(missing));
};
const sendBest = (from: Sending, targets: Targets, left: number, sent: Sent): void =>
  send(from, from.parts.combat.pick(from.at, targets, left), left, sent);

const chosenAt = ({ parts: { combat }, at }: Sending, cell: number, left: number): number =>
  combat.chosen[at]![cell * combat.tokens.size + left]!;

/** Throws the dice of an entry once for all weights that go into it. */
const sendThrown = (from: Sending, entry: ReadyEntry, inCell: InCell): void => {
  const { combat, fallsOf, onWork } = from.parts;
  const { ready, targets, afterAll } = entry;
  const short = from.measure - measureOf(ready.throwing);
  onWork(ready.steps);
  combat.throwFor(from.at, entry);
  const falls = fallsOf(ready);
  for (const { left: begun, row } of inCell)
    for (const { fall, left, usedAll, times } of falls(begun))
      sendBest(from, (usedAll ? afterAll : targets)[fall]!, left, { row, ways: times, short });
};
const sendTest = (from: Sending, cell: number, { entries, skip }: ReadyTest, inCell: InCell): void => {
  if (entries.length === 1 && skip === undefined) return sendThrown(from, entries[0]!, inCell);
  entries.forEach((entry, place) => {
    const own = inCell.filter(({ left }) => chosenAt(from, cell, left) === place);
    if (own.length > 0) sendThrown(from, entry, own);
  });
  const { once } = from.parts;
  for (const { left, row } of inCell)
    if (chosenAt(from, cell, left) === SKIPPED) sendBest(from, skip!, left, { row, ways: once, short: from.measure });
};
const sendLuck = (from: Sending, { hits, hit, miss }: EventOf<'luck'>, inCell: InCell): void => {
  const { sides } = from.parts;
  const waysIn = (faces: number): ScaledCount => scaledCount(BigInt((sides * faces) / FACES), sides);
  const [hitWays, missWays] = [waysIn(hits), waysIn(FACES - hits)];
  for (const { left, row } of inCell) {
    sendBest(from, hit, left, { row, ways: hitWays, short: 0 });
    sendBest(from, miss, left, { row, ways: missWays, short: 0 });
  }
};
const sendLoss = (from: Sending, { targets }: EventOf<'loss'>, inCell: InCell): void => {
  const { once } = from.parts;
  for (const { left, row } of inCell) sendBest(from, targets, left, { row, ways: once, short: 0 });
};
/** A clue that pays throws no die: the weight is brought up by the sides of the one that it might have thrown. */
const sendToll = (from: Sending, cell: number, { paid, unpaid }: EventOf<'toll'>, inCell: InCell): void => {
  const { once, combat } = from.parts;
  for (const { left, row } of inCell)
    if (chosenAt(from, cell, left) === PAID)
      sendBest(from, paid, combat.tokens.clue[left]!, { row, ways: once, short: 1 });
    else sendBest(from, unpaid, left, { row, ways: once, short: 0 });
};

/** All weights of a cell. */
export const sendCell = (from: Sending, cell: number, inCell: InCell): void => {
  const event = from.parts.combat.eventAt(from.at, cell);
  switch (event.kind) {
    case 'test':
      return sendTest(from, cell, event, inCell);
    case 'luck':
      return sendLuck(from, event, inCell);
    case 'loss':
      return sendLoss(from, event, inCell);
    case 'toll':
      return sendToll(from, cell, event, inCell);
  }
};
