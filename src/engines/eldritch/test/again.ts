/**
 * What is thrown again: dice are on the table, tokens and cards are left, and each die more is a decision. Solved
 * backward from any worth, for all that may be left at once; followed forward exactly. Rule: «Переброс кубиков».
 */
import type { Again, Pool } from './pool.ts';
import type { Tokens } from './tokens.ts';

/** How tokens are spent. */
export const SPENDINGS = ['best', 'needed', 'none'] as const;
/** For the worth, as it is best; on every failed die until enough succeed; never. Cards are used the same way, «never» apart. */
export type Spend = (typeof SPENDINGS)[number];

/** What may be done with dice on the table, what costs nothing first. */
export const ACTIONS = ['stop', 'free', 'all', 'focus', 'clue'] as const;
export type Action = (typeof ACTIONS)[number];
/** An action on a die; where a six counts twice a die with a single success may be thrown too. */
export interface Choice {
  readonly action: Action;
  readonly single: boolean;
}
/** A choice as a number: twice the action, and one more for a single success. */
export const choiceOf = (code: number): Choice => ({ action: ACTIONS[code >> 1]!, single: code % 2 === 1 });
const [FREE, ALL, FOCUS, CLUE] = [2, 4, 6, 8];

/** What gains less than this gains nothing. */
const TIE = 1e-12;

/** A test before it is thrown. */
export interface Throwing {
  readonly pool: Pool;
  readonly tokens: Tokens;
  /** Dice that cards throw again, one each. */
  readonly free: number;
  /** A card that throws all failed dice again once. */
  readonly all: boolean;
  readonly spend: Spend;
}
/** Every decision of a throwing: cells are layers (cards left) of rows (tokens left) of falls. */
export interface Solved {
  /** What every cell is worth. */
  readonly values: Float64Array;
  readonly choices: Uint8Array;
}
export interface ReadyThrowing {
  readonly throwing: Throwing;
  /** What it is worth to stop, by row and fall; and once the card that throws all dice was used. To be filled in. */
  readonly stop: Float64Array;
  readonly used: Float64Array;
  /** Falls times what may be left: the cells of one layer, the falls of one row side by side. */
  readonly area: number;
  readonly layers: number;
  /** The layer that a test begins in, with all cards at hand. */
  readonly top: number;
  /**
   * Solves backward from {@link stop} and {@link used}.
   * @param needed successes that are enough, for who spends until then
   */
  readonly solve: (needed: number) => Solved;
  /** What a solved throwing is worth before the throw, by what is left, from a place of an array on. */
  readonly before: (into: Float64Array, from: number) => void;
  readonly cardsOf: (layer: number) => { readonly free: number; readonly all: boolean };
}

/** Where a die thrown again leads, padded to three. */
const flat = (again: readonly (Again | undefined)[], sides: number) => ({
  has: Uint8Array.from(again, (one) => Number(one !== undefined)),
  to: Int32Array.from(again.flatMap((one) => [0, 1, 2].map((i) => one?.to[i] ?? one?.to[0] ?? 0))),
  chance: Float64Array.from(again.flatMap((one) => [0, 1, 2].map((i) => (one?.ways[i] ?? 0) / sides))),
});

/** Makes a throwing ready for any worth. */
export const readyThrowing = (throwing: Throwing): ReadyThrowing => {
  const { pool, tokens, free, all, spend } = throwing;
  const { size, sides, failed, successes } = pool;
  const rows = tokens.size;
  const area = size * rows;
  const layers = (free + 1) * (all ? 2 : 1);
  const total = Number(BigInt(sides) ** BigInt(pool.dice));
  const firstTo = Int32Array.from(pool.first, ({ to }) => to);
  const firstChance = Float64Array.from(pool.first, ({ ways }) => Number(ways) / total);
  const againAll = pool.againAll.map((falls) => falls.map(({ to, ways }) => ({ to, chance: Number(ways) / total })));
  const kinds = [flat(pool.againFailed, sides), flat(pool.againSingle, sides)];
  const [stop, used] = [new Float64Array(area), new Float64Array(area)];
  const values = new Float64Array(area * layers);
  const choices = new Uint8Array(area * layers);

  /** The mean of a row after one die of a kind is thrown again. */
  const meanAgain = (kind: number, fall: number, row: number): number => {
    const { to, chance } = kinds[kind]!;
    const at = 3 * fall;
    return (
      chance[at]! * values[row + to[at]!]! +
      chance[at + 1]! * values[row + to[at + 1]!]! +
      chance[at + 2]! * values[row + to[at + 2]!]!
    );
  };
  const meanAll = (fall: number, row: number): number => {
    let mean = 0;
    for (const { to, chance } of againAll[fall]!) mean += chance * values[row + to]!;
    return mean;
  };
  /** Where one die thrown again for something begins to count; −1 where that is not to be had. */
  const rowAfter = (code: number, layer: number, left: number): number => {
    if (code === FREE) return layer % (free + 1) > 0 ? (layer - 1) * area + left * size : -1;
    const after = (code === FOCUS ? tokens.focus : tokens.clue)[left]!;
    return after < 0 ? -1 : layer * area + after * size;
  };
  const rowAfterAll = (layer: number, left: number): number =>
    layer > free ? (layer - free - 1) * area + left * size : -1;

  const onTokens = spend === 'none' ? [] : [FOCUS, CLUE];
  const bestAt = (layer: number, left: number): void => {
    const row = layer * area + left * size;
    const offer = (fall: number, code: number, value: number): void => {
      if (value <= values[row + fall]! + TIE) return;
      values[row + fall] = value;
      choices[row + fall] = code;
    };
    const allRow = rowAfterAll(layer, left);
    const offerDice = (code: number): void => {
      const after = rowAfter(code, layer, left);
      if (after < 0) return;
      for (let kind = 0; kind < 2; kind += 1)
        for (let fall = 0; fall < size; fall += 1)
          if (kinds[kind]!.has[fall] === 1) offer(fall, code + kind, meanAgain(kind, fall, after));
    };
    offerDice(FREE);
    if (allRow >= 0)
      for (let fall = 0; fall < size; fall += 1)
        if (againAll[fall]!.length > 0) offer(fall, ALL, meanAll(fall, allRow));
    for (const code of onTokens) offerDice(code);
  };
  const neededAt = (layer: number, left: number, needed: number): void => {
    const row = layer * area + left * size;
    const allRow = rowAfterAll(layer, left);
    const code = [FREE, FOCUS, CLUE].find((one) => rowAfter(one, layer, left) >= 0);
    for (let fall = 0; fall < size; fall += 1) {
      if (failed[fall] === 0 || successes[fall]! >= needed || kinds[0]!.has[fall] === 0) continue;
      if (allRow >= 0) [values[row + fall], choices[row + fall]] = [meanAll(fall, allRow), ALL];
      else if (code !== undefined)
        [values[row + fall], choices[row + fall]] = [meanAgain(0, fall, rowAfter(code, layer, left)), code];
    }
  };
  const solve: ReadyThrowing['solve'] = (needed) => {
    choices.fill(0);
    for (let layer = 0; layer < layers; layer += 1) {
      values.set(all && layer <= free ? used : stop, layer * area);
      for (let left = 0; left < rows; left += 1)
        if (spend === 'needed') neededAt(layer, left, needed);
        else bestAt(layer, left);
    }
    return { values, choices };
  };
  const top = layers - 1;
  const before: ReadyThrowing['before'] = (into, from) => {
    for (let left = 0; left < rows; left += 1) {
      const row = top * area + left * size;
      let mean = 0;
      for (let i = 0; i < firstTo.length; i += 1) mean += firstChance[i]! * values[row + firstTo[i]!]!;
      into[from + left] = mean;
    }
  };
  const cardsOf = (layer: number) => ({ free: layer % (free + 1), all: layer > free });
  return { throwing, stop, used, area, layers, top, solve, before, cardsOf };
};

/** Something that may be in many cells: weights, moved exactly. */
export interface Mass {
  readonly has: (cell: number) => boolean;
  /** Adds what is in a cell, so many times, to another. */
  readonly move: (from: number, to: number, times: number | bigint) => void;
}
/** What a throwing comes to an end with. */
export type OnStop = (cell: number, layer: number, left: number, fall: number) => void;

/**
 * Follows the decisions of a solved throwing. Weights are over sides ^ (dice thrown so far, those of cards that are not
 * used and of tokens that are left not among them): no two ways to one cell have to be brought to one measure.
 */
export const followThrowing = (
  { throwing, area, layers }: ReadyThrowing,
  choices: Uint8Array,
  mass: Mass,
  onStop: OnStop,
): void => {
  const { pool, tokens, free } = throwing;
  const { size } = pool;
  const again = [pool.againFailed, pool.againSingle];
  const follow = (layer: number, left: number, fall: number): void => {
    const cell = layer * area + left * size + fall;
    if (!mass.has(cell)) return;
    const code = choices[cell]!;
    if (code === 0) return onStop(cell, layer, left, fall);
    if (code === ALL) {
      const row = (layer - free - 1) * area + left * size;
      for (const { to, ways } of pool.againAll[fall]!) mass.move(cell, row + to, ways);
      return;
    }
    const { action, single } = choiceOf(code);
    const after = action === 'focus' ? tokens.focus[left]! : tokens.clue[left]!;
    const row = action === 'free' ? (layer - 1) * area + left * size : layer * area + after * size;
    const { to, ways } = again[Number(single)]![fall]!;
    for (let i = 0; i < to.length; i += 1) mass.move(cell, row + to[i]!, ways[i]!);
  };
  for (let layer = layers - 1; layer >= 0; layer -= 1)
    for (let left = tokens.size - 1; left >= 0; left -= 1)
      for (let fall = 0; fall < size; fall += 1) follow(layer, left, fall);
};
