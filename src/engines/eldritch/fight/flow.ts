/** Where the weights of a fight go under the best play, exactly. */
import { followThrowing } from '../test/again.ts';
import { isEnd, cellOf, endTarget, SKIPPED, type Bout, type ReadyEntry, type Target, type Targets } from './bout.ts';
import { digitsOf, makeWeights, type Digits, type Weights } from './limbs.ts';

/** Weights that are added to the end of a combat: from a row, so many times. */
export type OnEnd = (offset: number, from: Weights, row: number, times: Digits) => void;
/** A combat that weights go through. */
export interface Flow {
  /** The measure of a combat: all weights are over one more power for each. */
  readonly measure: number;
  /** Puts a weight into a cell in which the combat begins. */
  readonly put: (cell: number, left: number, from: Weights, row: number) => void;
  /** Lets all that was put in go through; the bout stands where it has begun. */
  readonly run: (onEnd: OnEnd) => void;
}

/** Powers of the sides of a die as factors. */
export const powersOf = (sides: number): ((exponent: number) => Digits) => {
  const known: Digits[] = [];
  return (exponent) => {
    for (let i = known.length; i <= exponent; i += 1) known.push(digitsOf(BigInt(sides) ** BigInt(i)));
    return known[exponent]!;
  };
};
const factors = new Map<bigint, Digits>();
const factorOf = (times: bigint | number): Digits => {
  if (typeof times === 'number' && times < 1_000_000) return SMALL[times] ?? [times];
  const exact = BigInt(times);
  const known = factors.get(exact);
  if (known !== undefined) return known;
  const digits = digitsOf(exact);
  factors.set(exact, digits);
  return digits;
};
const SMALL: readonly Digits[] = Array.from({ length: 7 }, (_, n) => [n]);

/**
 * Makes a bout ready for weights. A weight is over sides ^ (measure so far − tokens left): a token spent on a die makes
 * the measure larger by one by itself.
 */
export const flowOf = (bout: Bout, sides: number, width: number): Flow => {
  const { stages, tokens, ends, cells } = bout;
  const count = tokens.size;
  const power = powersOf(sides);
  const measures = stages.map(({ measure }) => measure);
  const restAfter = measures.map((_, i) => measures.slice(i + 1).reduce((sum, one) => sum + one, 0) + ends.mostGains);
  const places = Math.max(1, stages.length);
  const inCells = Array.from({ length: places }, () => makeWeights(width));
  const rowAt = Array.from({ length: places }, () => new Int32Array(cells.size * count));
  const touched = Array.from({ length: places }, (): number[] => []);
  const onTable = makeWeights(width);

  const rowFor = (stage: number, place: number): number => {
    const known = rowAt[stage]![place]!;
    if (known > 0) return known - 1;
    const row = inCells[stage]!.open();
    rowAt[stage]![place] = row + 1;
    touched[stage]!.push(place);
    return row;
  };
  /** Sends a weight on, brought to the measure of where it goes; `short`: how much of the stage's measure is not used. */
  const send = (stage: number, target: Target, left: number, on: Sent): void => {
    const short = on.short;
    if (!isEnd(target)) {
      inCells[stage + 1]!.addTimes(rowFor(stage + 1, target * count + left), on.from, on.row, times(on, short));
      return;
    }
    const cell = cellOf(target);
    const missing = short + (restAfter[stage] ?? ends.mostGains) - ends.gains[cell]!;
    onEnd(ends.offsets[cell * count + left]!, on.from, on.row, times(on, missing));
  };
  let onEnd: OnEnd = () => {};
  const times = ({ factor }: Sent, exponent: number): Digits =>
    factor === undefined ? power(exponent) : scaled(factor, exponent);
  const scaled = (factor: number, exponent: number): Digits => {
    const key = exponent * 64 + factor;
    const known = scaledBy.get(key);
    if (known !== undefined) return known;
    const digits = digitsOf(BigInt(factor) * BigInt(sides) ** BigInt(exponent));
    scaledBy.set(key, digits);
    return digits;
  };
  const scaledBy = new Map<number, Digits>();

  const throwEntry = (stage: number, entry: ReadyEntry, rows: readonly (readonly [left: number, row: number])[]) => {
    const { ready, test, targets, afterAll } = entry;
    const { throwing, area, layers, top } = ready;
    const { pool, free } = throwing;
    const choices = bout.throwFor(stage, entry);
    const measure = pool.dice * (test.all ? 2 : 1) + free;
    onTable.clear();
    const has = new Uint8Array(area * layers);
    for (let i = 0; i < area * layers; i += 1) onTable.open();
    for (const [left, row] of rows)
      for (const { to, ways } of pool.first) {
        const cell = top * area + left * pool.size + to;
        has[cell] = 1;
        onTable.addTimes(cell, inCells[stage]!, row, factorOf(ways));
      }
    const mass = {
      has: (cell: number) => {
        if (has[cell] === 0) return false;
        onTable.carry(cell);
        return true;
      },
      move: (from: number, to: number, ways: number | bigint) => {
        has[to] = 1;
        onTable.addTimes(to, onTable, from, factorOf(ways));
      },
    };
    followThrowing(ready, choices, mass, (cell, layer, left, fall) => {
      const cards = ready.cardsOf(layer);
      const unused = cards.free + (cards.all ? pool.dice : 0);
      const to: Targets = (test.all && !cards.all ? afterAll : targets)[fall]!;
      const short = unused + measures[stage]! - measure;
      send(stage, bout.pick(stage, to, left), left, { from: onTable, row: cell, short });
    });
  };
  const runTest = (stage: number, cell: number, rows: readonly (readonly [left: number, row: number])[]): void => {
    const event = bout.eventAt(stage, cell);
    if (event.kind !== 'test') throw new RangeError('No test in this stage.');
    const chosen = bout.chosen[stage]!;
    event.entries.forEach((entry, place) => {
      const own = rows.filter(([left]) => chosen[cell * count + left] === place);
      if (own.length > 0) throwEntry(stage, entry, own);
    });
    const from = inCells[stage]!;
    for (const [left, row] of rows)
      if (chosen[cell * count + left] === SKIPPED)
        send(stage, bout.pick(stage, event.skip!, left), left, { from, row, short: measures[stage]! });
  };
  const runCell = (stage: number, cell: number, rows: readonly (readonly [left: number, row: number])[]): void => {
    const event = bout.eventAt(stage, cell);
    const from = inCells[stage]!;
    if (event.kind === 'test') return runTest(stage, cell, rows);
    for (const [left, row] of rows) {
      const go = (targets: Targets, short: number, to = left, factor?: number) =>
        send(
          stage,
          bout.pick(stage, targets, to),
          to,
          factor === undefined ? { from, row, short } : { from, row, short, factor },
        );
      if (event.kind === 'loss') go(event.targets, 0);
      else if (event.kind === 'luck') {
        go(event.hit, 0, left, (sides * event.hits) / 6);
        go(event.miss, 0, left, sides - (sides * event.hits) / 6);
      } else if (bout.chosen[stage]![cell * count + left] === 1) go(event.paid, 1, tokens.clue[left]!);
      else go(event.unpaid, 0);
    }
  };
  return {
    measure: measures.reduce((sum, one) => sum + one, 0) + ends.mostGains,
    put: (cell, left, from, row) => inCells[0]!.addTimes(rowFor(0, cell * count + left), from, row, [1]),
    run: (to) => {
      onEnd = to;
      for (let stage = 0; stage < places; stage += 1) {
        const byCell = new Map<number, (readonly [number, number])[]>();
        for (const place of touched[stage]!) {
          const [cell, left] = [Math.floor(place / count), place % count];
          const row = rowAt[stage]![place]! - 1;
          inCells[stage]!.carry(row);
          if (!byCell.has(cell)) byCell.set(cell, []);
          byCell.get(cell)!.push([left, row]);
        }
        for (const [cell, rows] of byCell)
          if (stages.length > 0) runCell(stage, cell, rows);
          else for (const [left, row] of rows) send(0, endTarget(cell), left, { from: inCells[0]!, row, short: 0 });
        for (const place of touched[stage]!) rowAt[stage]![place] = 0;
        touched[stage]!.length = 0;
        inCells[stage]!.clear();
      }
    },
  };
};
/** A weight on its way. */
interface Sent {
  readonly from: Weights;
  readonly row: number;
  /** How much of the measure of the stage it has not used. */
  readonly short: number;
  /** In so many of the ways of one die. */
  readonly factor?: number;
}
