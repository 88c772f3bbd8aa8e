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
export const TIE = 1e-12;

/** A test before it is thrown. */
export interface Throwing {
  readonly pool: Pool;
  readonly tokens: Tokens;
  /** Dice that cards throw again, one each. */
  readonly free: number;
  /** A card that throws all failed dice again once. */
  readonly all: boolean;
  readonly spend: Spend;
  /** What of the cards costs nothing, and is used even where that gains nothing: one more success is never worse. */
  readonly eager: 'none' | 'free' | 'free-and-all';
}
/**
 * A throwing made ready for any worth. Its cells are layers (cards left) of rows (tokens left) of falls; a solved one
 * stays as it is until it is solved again.
 */
export interface ReadyThrowing {
  readonly throwing: Throwing;
  /** What it is worth to stop, by row and fall; and once the card that throws all dice was used. To be filled in. */
  readonly stop: Float64Array;
  readonly used: Float64Array;
  /** By cell: what is done, a number for {@link choiceOf}. */
  readonly choices: Uint8Array;
  /** The same choices, the same pattern. */
  readonly pattern: () => string | number;
  /** Falls times what may be left: the cells of one layer, the falls of one row side by side. */
  readonly area: number;
  readonly layers: number;
  /** Steps that it takes to fill it in, to solve it and to have the mean. */
  readonly steps: number;
  /** The layer that a test begins in, with all cards at hand. */
  readonly top: number;
  /**
   * Solves backward from {@link stop} and {@link used}.
   * @param needed successes that are enough, for who spends until then
   */
  readonly solve: (needed: number) => void;
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
type Flat = ReturnType<typeof flat>;

/** Makes a throwing ready for any worth. */
export const readyThrowing = (throwing: Throwing): ReadyThrowing => {
  const { pool, tokens, free, all, spend, eager } = throwing;
  const { size, sides, failed, successes } = pool;
  const rows = tokens.size;
  const area = size * rows;
  const layers = (free + 1) * (all ? 2 : 1);
  const total = Number(BigInt(sides) ** BigInt(pool.dice));
  const firstTo = Int32Array.from(pool.first, ({ to }) => to);
  const firstChance = Float64Array.from(pool.first, ({ ways }) => Number(ways) / total);
  const againAll = pool.againAll.map((falls) => falls.map(({ to, ways }) => ({ to, chance: Number(ways) / total })));
  const ofFailed = flat(pool.againFailed, sides);
  const ofSingle = pool.againSingle.some((one) => one !== undefined) ? [flat(pool.againSingle, sides)] : [];
  const values = new Float64Array(area * layers);
  const choices = new Uint8Array(area * layers);
  // With one layer it is solved where the worths were put.
  const isFlat = layers === 1;
  const stop = isFlat ? values : new Float64Array(area);
  const used = all ? new Float64Array(area) : stop;

  /** The mean of a row after one die of a kind is thrown again. */
  const meanAgain = ({ to, chance }: Flat, fall: number, row: number): number => {
    const at = 3 * fall;
    return (
      chance[at]! * values[row + to[at]!]! +
      chance[at + 1]! * values[row + to[at + 1]!]! +
      chance[at + 2]! * values[row + to[at + 2]!]!
    );
  };
  /** Offers to every fall of a row that one die is thrown again, after which another row counts. */
  const offerDie = (row: number, after: number, kind: Flat, code: number): void => {
    const { has } = kind;
    const gain = code === FREE && eager !== 'none' ? -TIE : TIE;
    for (let fall = 0; fall < size; fall += 1) {
      if (has[fall] === 0) continue;
      const value = meanAgain(kind, fall, after);
      if (value <= values[row + fall]! + gain) continue;
      values[row + fall] = value;
      choices[row + fall] = code;
    }
  };
  const meanAll = (fall: number, row: number): number => {
    let mean = 0;
    for (const { to, chance } of againAll[fall]!) mean += chance * values[row + to]!;
    return mean;
  };
  const offerAll = (row: number, after: number): void => {
    const gain = eager === 'free-and-all' ? -TIE : TIE;
    for (let fall = 0; fall < size; fall += 1) {
      const value = againAll[fall]!.length === 0 ? -Infinity : meanAll(fall, after);
      if (value <= values[row + fall]! + gain) continue;
      values[row + fall] = value;
      choices[row + fall] = ALL;
    }
  };
  /** The row after one die is thrown again for something; −1 where that is not to be had. */
  const rowAfter = (code: number, layer: number, left: number): number => {
    if (code === ALL) return layer > free ? (layer - free - 1) * area + left * size : -1;
    if (code === FREE) return layer % (free + 1) > 0 ? (layer - 1) * area + left * size : -1;
    const to = spend === 'none' ? -1 : (code === FOCUS ? tokens.focus : tokens.clue)[left]!;
    return to < 0 ? -1 : layer * area + to * size;
  };
  /** All that may be done: from a row, to a row, by a code; those first that others lead to. */
  const program = Array.from({ length: layers * rows }, (_, at) => [Math.floor(at / rows), at % rows] as const).flatMap(
    ([layer, left]) =>
      [FREE, ALL, FOCUS, CLUE].flatMap((code) => {
        const after = rowAfter(code, layer, left);
        return after < 0 ? [] : [{ row: layer * area + left * size, after, code }];
      }),
  );
  const solveBest = (): void => {
    for (const { row, after, code } of program)
      if (code === ALL) offerAll(row, after);
      else {
        offerDie(row, after, ofFailed, code);
        for (const kind of ofSingle) offerDie(row, after, kind, code + 1);
      }
  };
  /** The same where nothing but one kind of token is there, and no die counts twice: by far the most common, and lean. */
  const isPlain = isFlat && pool.isPlain && program.every(({ code }) => code === program[0]!.code);
  const plain = Int32Array.from(program.flatMap(({ row, after }) => [row, after]));
  const plainCode = program[0]?.code ?? 0;
  const hit = (pool.againFailed[0]?.ways.at(-1) ?? 0) / sides;
  const solvePlain = (): void => {
    const last = size - 1;
    for (let i = 0; i < plain.length; i += 2) {
      const [row, after] = [plain[i]!, plain[i + 1]!];
      for (let fall = 0; fall < last; fall += 1) {
        const low = values[after + fall]!;
        const value = low + hit * (values[after + fall + 1]! - low);
        const isBetter = value > values[row + fall]! + TIE;
        if (isBetter) values[row + fall] = value;
        choices[row + fall] = isBetter ? plainCode : 0;
      }
    }
  };
  const solveNeeded = (needed: number): void => {
    const isNeeded = (fall: number) => failed[fall]! > 0 && successes[fall]! < needed && ofFailed.has[fall] === 1;
    // What may be done first is done: a card that throws all dice, then whatever costs least.
    const firsts = program.filter(({ row, code }, at) => {
      const own = program.filter((other) => other.row === row);
      const first = own.find((other) => other.code === ALL) ?? own[0]!;
      return first.code === code && program.indexOf(first) === at;
    });
    for (const { row, after, code } of firsts)
      for (let fall = 0; fall < size; fall += 1) {
        if (!isNeeded(fall)) continue;
        values[row + fall] = code === ALL ? meanAll(fall, after) : meanAgain(ofFailed, fall, after);
        choices[row + fall] = code;
      }
  };
  const top = layers - 1;
  const stepsAll = pool.againAll.reduce((sum, falls) => sum + falls.length, 0);
  const stepsBy = (code: number): number => (code === ALL ? stepsAll : size * (1 + ofSingle.length));
  const steps =
    area * (all ? 2 : 1) + program.reduce((sum, { code }) => sum + stepsBy(code), 0) + rows * firstTo.length;
  return {
    throwing,
    stop,
    used,
    choices,
    area,
    layers,
    steps,
    top,
    solve: (needed) => {
      if (isPlain && spend !== 'needed') return solvePlain();
      choices.fill(0);
      if (!isFlat)
        for (let layer = 0; layer < layers; layer += 1) values.set(all && layer <= free ? used : stop, layer * area);
      return spend === 'needed' ? solveNeeded(needed) : solveBest();
    },
    pattern: () => {
      if (!isPlain || area > 52) return choices.join('');
      let pattern = 0;
      for (let cell = 0; cell < area; cell += 1) pattern = pattern * 2 + Number(choices[cell] !== 0);
      return pattern;
    },
    before: (into, from) => {
      for (let left = 0; left < rows; left += 1) {
        const row = top * area + left * size;
        let mean = 0;
        for (let i = 0; i < firstTo.length; i += 1) mean += firstChance[i]! * values[row + firstTo[i]!]!;
        into[from + left] = mean;
      }
    },
    cardsOf: (layer) => ({ free: layer % (free + 1), all: layer > free }),
  };
};

/** A way for a throwing to come to an end. */
export interface Outcome {
  readonly fall: number;
  readonly left: number;
  /** Whether the card that throws all dice was used. */
  readonly usedAll: boolean;
  /** Over sides ^ ({@link measureOf} and one more for each token spent). */
  readonly ways: bigint;
}
/** Dice that are thrown at most, those of cards among them and those of tokens not. */
export const measureOf = ({ pool, free, all }: Throwing): number => pool.dice * (all ? 2 : 1) + free;

/** Follows the decisions of a solved throwing from so many tokens on: each end once. */
export const outcomesOf = (
  { throwing, choices, area, layers, top, cardsOf }: ReadyThrowing,
  begun: number,
): readonly Outcome[] => {
  const { pool, tokens, free } = throwing;
  const { size, dice } = pool;
  const sides = BigInt(pool.sides);
  const again = [pool.againFailed, pool.againSingle];
  const ways = Array.from({ length: area * layers }, () => 0n);
  for (const fall of pool.first) ways[top * area + begun * size + fall.to] = fall.ways;
  const ends = new Map<number, Outcome>();
  const stop = (layer: number, left: number, fall: number, count: bigint): void => {
    const cards = cardsOf(layer);
    const usedAll = throwing.all && !cards.all;
    const key = (left * size + fall) * 2 + Number(usedAll);
    const unused = BigInt(cards.free + (cards.all ? dice : 0));
    ends.set(key, { fall, left, usedAll, ways: (ends.get(key)?.ways ?? 0n) + count * sides ** unused });
  };
  const follow = (layer: number, left: number, fall: number): void => {
    const cell = layer * area + left * size + fall;
    const count = ways[cell]!;
    if (count === 0n) return;
    const code = choices[cell]!;
    if (code === 0) return stop(layer, left, fall, count);
    const { action, single } = choiceOf(code);
    if (action === 'all') {
      const row = (layer - free - 1) * area + left * size;
      for (const one of pool.againAll[fall]!) ways[row + one.to]! += count * one.ways;
      return;
    }
    const after = action === 'focus' ? tokens.focus[left]! : tokens.clue[left]!;
    const row = action === 'free' ? (layer - 1) * area + left * size : layer * area + after * size;
    const { to, ways: ofDie } = again[Number(single)]![fall]!;
    to.forEach((next, i) => {
      ways[row + next]! += count * BigInt(ofDie[i]!);
    });
  };
  for (let layer = layers - 1; layer >= 0; layer -= 1)
    for (let left = begun; left >= 0; left -= 1) for (let fall = 0; fall < size; fall += 1) follow(layer, left, fall);
  return [...ends.values()];
};
