/** Where the weights of a combat go under the best play, exactly. */
import type { OnWork } from '../../exact/work.ts';
import { measureOf, outcomesOf, type Outcome, type ReadyThrowing } from '../test/again.ts';
import { SKIPPED, type Bout, type ReadyEntry } from './bout.ts';
import { cellOf, endTarget, isEnd, type Target, type Targets } from './course.ts';
import { digitsOf, makeWeights, type Digits, type Weights } from './limbs.ts';

/** Weights that are added to the end of a combat: a row, so many times. */
export type OnEnd = (offset: number, from: Weights, row: number, times: Digits) => void;
/** A combat that weights go through. */
export interface Flow {
  /** Puts a weight into a cell in which the combat begins. */
  readonly put: (cell: number, left: number, from: Weights, row: number) => void;
  /** Lets all that was put in go through; the bout stands where it has begun. */
  readonly run: (onEnd: OnEnd) => void;
}

/** A count of ways as a factor, brought to a larger measure: by one more power of the sides of a die for each. */
export type Ways = (more: number) => Digits;
export const waysOf = (count: bigint, sides: number): Ways => {
  const known: Digits[] = [];
  return (more) => (known[more] ??= digitsOf(count * BigInt(sides) ** BigInt(more)));
};

/** What all flows of a fight have in common. */
export interface FlowWorld {
  readonly sides: number;
  /** Limbs of a weight. */
  readonly width: number;
  /** Hears of steps: a weight that is sent on is as many as it has limbs. */
  readonly onWork: OnWork;
}
/** A weight on its way: a row of a stage, so many times. */
interface Sent {
  readonly row: number;
  readonly ways: Ways;
  /** How much of the measure of its stage it has not used. */
  readonly short: number;
}
/** Weights in one cell: by tokens left, the rows of those that are there. */
type InCell = readonly { readonly left: number; readonly row: number }[];
interface Falls extends Outcome {
  readonly times: Ways;
}

/**
 * Makes a bout ready for weights. A weight is over sides ^ (measure so far − tokens left): a token that throws a die again
 * makes that one larger by itself, so that weights which come together are of one measure.
 */
export const flowOf = (bout: Bout, { sides, width, onWork }: FlowWorld): Flow => {
  const { stages, tokens, ends, cells } = bout;
  const count = tokens.size;
  const measures = stages.map(({ measure }) => measure);
  const restAfter = measures.map((_, i) => measures.slice(i + 1).reduce((sum, one) => sum + one, 0));
  const once = waysOf(1n, sides);
  const places = Array.from({ length: Math.max(1, stages.length) }, () => ({
    weights: makeWeights(width),
    rowAt: new Int32Array(cells.size * count),
    isTouched: new Uint8Array(cells.size),
    touched: [] as number[],
  }));
  let onEnd: OnEnd = () => {};

  const rowFor = (stage: number, cell: number, left: number): number => {
    const { weights, rowAt, isTouched, touched } = places[stage]!;
    const place = cell * count + left;
    if (rowAt[place]! > 0) return rowAt[place]! - 1;
    const row = weights.open();
    rowAt[place] = row + 1;
    if (isTouched[cell] === 0) touched.push(cell);
    isTouched[cell] = 1;
    return row;
  };
  /** Sends a weight on, brought to the measure of where it goes. */
  const send = (stage: number, target: Target, left: number, { row, ways, short }: Sent): void => {
    onWork(width);
    const from = places[stage]!.weights;
    if (!isEnd(target)) {
      places[stage + 1]!.weights.addTimes(rowFor(stage + 1, target, left), from, row, ways(short));
      return;
    }
    const cell = cellOf(target);
    const missing = short + (restAfter[stage] ?? 0) + ends.mostGains - ends.gains[cell]!;
    onEnd(ends.offsets[cell * count + left]!, from, row, ways(missing));
  };

  /** What solved throwings come to, by their choices: few of them differ. */
  const known = new Map<ReadyThrowing, Map<string | number, (readonly Falls[])[]>>();
  const fallsOf = (ready: ReadyThrowing): ((left: number) => readonly Falls[]) => {
    const own = known.get(ready) ?? new Map<string | number, (readonly Falls[])[]>();
    known.set(ready, own);
    const key = ready.pattern();
    const byLeft = own.get(key) ?? [];
    own.set(key, byLeft);
    return (left) =>
      (byLeft[left] ??= outcomesOf(ready, left).map((outcome) => ({
        ...outcome,
        times: waysOf(outcome.ways, sides),
      })));
  };
  const throwEntry = (stage: number, entry: ReadyEntry, inCell: InCell): void => {
    const { ready, targets, afterAll } = entry;
    const short = measures[stage]! - measureOf(ready.throwing);
    onWork(ready.steps);
    bout.throwFor(stage, entry);
    const falls = fallsOf(ready);
    for (const { left: begun, row } of inCell)
      for (const { fall, left, usedAll, times } of falls(begun)) {
        const to: Targets = (usedAll ? afterAll : targets)[fall]!;
        send(stage, bout.pick(stage, to, left), left, { row, ways: times, short });
      }
  };
  const luckyWays = (hits: number): Ways => waysOf(BigInt((sides * hits) / 6), sides);
  const runCell = (stage: number, cell: number, inCell: InCell): void => {
    const event = bout.eventAt(stage, cell);
    const chosenAt = (left: number): number => bout.chosen[stage]![cell * count + left]!;
    const sendBest = (targets: Targets, left: number, sent: Sent): void =>
      send(stage, bout.pick(stage, targets, left), left, sent);
    if (event.kind === 'test') {
      const { entries, skip } = event;
      const isSure = entries.length === 1 && skip === undefined;
      entries.forEach((entry, place) => {
        const own = isSure ? inCell : inCell.filter(({ left }) => chosenAt(left) === place);
        if (own.length > 0) throwEntry(stage, entry, own);
      });
      for (const { left, row } of isSure ? [] : inCell)
        if (chosenAt(left) === SKIPPED) sendBest(skip!, left, { row, ways: once, short: measures[stage]! });
      return;
    }
    if (event.kind === 'luck') {
      const [hit, miss] = [luckyWays(event.hits), luckyWays(6 - event.hits)];
      for (const { left, row } of inCell) {
        sendBest(event.hit, left, { row, ways: hit, short: 0 });
        sendBest(event.miss, left, { row, ways: miss, short: 0 });
      }
      return;
    }
    for (const { left, row } of inCell)
      if (event.kind === 'loss') sendBest(event.targets, left, { row, ways: once, short: 0 });
      else if (chosenAt(left) === 1) sendBest(event.paid, tokens.clue[left]!, { row, ways: once, short: 1 });
      else sendBest(event.unpaid, left, { row, ways: once, short: 0 });
  };
  const runStage = (stage: number): void => {
    const { weights, rowAt, isTouched, touched } = places[stage]!;
    for (const cell of touched) {
      const inCell: { left: number; row: number }[] = [];
      for (let left = 0; left < count; left += 1) {
        const row = rowAt[cell * count + left]! - 1;
        if (row < 0) continue;
        weights.carry(row);
        rowAt[cell * count + left] = 0;
        inCell.push({ left, row });
      }
      isTouched[cell] = 0;
      if (stages.length > 0) runCell(stage, cell, inCell);
      else for (const { left, row } of inCell) send(0, endTarget(cell), left, { row, ways: once, short: 0 });
    }
    touched.length = 0;
    weights.clear();
  };
  return {
    put: (cell, left, from, row) => places[0]!.weights.addTimes(rowFor(0, cell, left), from, row, once(0)),
    run: (to) => {
      onEnd = to;
      for (let stage = 0; stage < places.length; stage += 1) runStage(stage);
    },
  };
};
