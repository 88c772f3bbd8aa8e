/**
 * A throwing solved backward: every fall of every row is offered each die that may be thrown again, and takes what is
 * worth more than stopping. These are the loops that a fight spends its time in, so they run over plain arrays.
 */
import { ALL, CLUE, FOCUS, FREE, TIE, type Throwing } from './again.ts';
import type { Again } from './pool.ts';

/** Where a die of a kind leads when it is thrown again: three ways for each fall, padded. */
interface DieAgain {
  readonly has: Uint8Array;
  readonly to: Int32Array;
  readonly chance: Float64Array;
}
/** What is solved, and the arrays that it is solved in. */
export interface Board {
  readonly throwing: Throwing;
  /** By cell: what it is worth, at first to stop there; and what is done, 0 to stop. */
  readonly values: Float64Array;
  readonly choices: Uint8Array;
  readonly ofFailed: DieAgain;
  /** Nothing, or one: a die with a single success where a six counts twice. */
  readonly ofSingle: readonly DieAgain[];
  /** By fall: where all failed dice lead. */
  readonly ofAll: readonly (readonly { readonly to: number; readonly chance: number }[])[];
}
/** From a row to a row by a code, both as the place of their first cell. */
export interface Offer {
  readonly row: number;
  readonly after: number;
  readonly code: number;
}

const dieAgain = (again: readonly (Again | undefined)[], sides: number): DieAgain => ({
  has: Uint8Array.from(again, (one) => Number(one !== undefined)),
  to: Int32Array.from(again.flatMap((one) => [0, 1, 2].map((i) => one?.to[i] ?? one?.to[0] ?? 0))),
  chance: Float64Array.from(again.flatMap((one) => [0, 1, 2].map((i) => (one?.ways[i] ?? 0) / sides))),
});

/**
 * An empty board.
 * @param total falls of all dice of the pool, equally likely
 */
export const makeBoard = (throwing: Throwing, cells: number, total: number): Board => {
  const { againFailed, againSingle, againAll, sides } = throwing.pool;
  return {
    throwing,
    values: new Float64Array(cells),
    choices: new Uint8Array(cells),
    ofFailed: dieAgain(againFailed, sides),
    ofSingle: againSingle.some((one) => one !== undefined) ? [dieAgain(againSingle, sides)] : [],
    ofAll: againAll.map((falls) => falls.map(({ to, ways }) => ({ to, chance: Number(ways) / total }))),
  };
};

/** All that may be done, those first that others lead to. @param layers of cards left, see {@link ReadyThrowing} */
export const offersOf = ({ pool, tokens, free, spend }: Throwing, layers: number): readonly Offer[] => {
  const { size } = pool;
  const rows = tokens.size;
  const area = size * rows;
  /** The row after one die is thrown again for something; −1 where that is not to be had. */
  const rowAfter = (code: number, layer: number, left: number): number => {
    if (code === ALL) return layer > free ? (layer - free - 1) * area + left * size : -1;
    if (code === FREE) return layer % (free + 1) > 0 ? (layer - 1) * area + left * size : -1;
    const to = spend === 'none' ? -1 : (code === FOCUS ? tokens.focus : tokens.clue)[left]!;
    return to < 0 ? -1 : layer * area + to * size;
  };
  const offers = Array.from({ length: layers * rows }, (_, at) => {
    const [layer, left] = [Math.floor(at / rows), at % rows];
    const row = layer * area + left * size;
    return [FREE, ALL, FOCUS, CLUE].map((code) => ({ row, after: rowAfter(code, layer, left), code }));
  });
  return offers.flat().filter(({ after }) => after >= 0);
};

/** The mean of a row after one die of a kind is thrown again. */
const meanOfDie = (values: Float64Array, { to, chance }: DieAgain, fall: number, row: number): number => {
  const at = 3 * fall;
  return (
    chance[at]! * values[row + to[at]!]! +
    chance[at + 1]! * values[row + to[at + 1]!]! +
    chance[at + 2]! * values[row + to[at + 2]!]!
  );
};
/** The mean of a row after all failed dice are thrown again. */
const meanOfAll = ({ values, ofAll }: Board, fall: number, row: number): number => {
  let mean = 0;
  for (const { to, chance } of ofAll[fall]!) mean += chance * values[row + to]!;
  return mean;
};

/** Offers to every fall of a row that one die of a kind is thrown again, after which another row counts. */
const offerDie = ({ throwing, values, choices }: Board, { row, after, code }: Offer, kind: DieAgain): void => {
  const { has } = kind;
  const { size } = throwing.pool;
  const gain = code === FREE && throwing.eager !== 'none' ? -TIE : TIE;
  for (let fall = 0; fall < size; fall += 1) {
    if (has[fall] === 0) continue;
    const value = meanOfDie(values, kind, fall, after);
    if (value <= values[row + fall]! + gain) continue;
    values[row + fall] = value;
    choices[row + fall] = code;
  }
};
const offerAll = (board: Board, { row, after }: Offer): void => {
  const { throwing, values, choices, ofAll } = board;
  const gain = throwing.eager === 'free-and-all' ? -TIE : TIE;
  for (let fall = 0; fall < throwing.pool.size; fall += 1) {
    const value = ofAll[fall]!.length === 0 ? -Infinity : meanOfAll(board, fall, after);
    if (value <= values[row + fall]! + gain) continue;
    values[row + fall] = value;
    choices[row + fall] = ALL;
  }
};

/** Solves for the worth: whatever gains most is done. */
export const solveBest = (board: Board, offers: readonly Offer[]): void => {
  for (const offer of offers)
    if (offer.code === ALL) offerAll(board, offer);
    else {
      offerDie(board, offer, board.ofFailed);
      for (const kind of board.ofSingle) offerDie(board, { ...offer, code: offer.code + 1 }, kind);
    }
};

/**
 * Solves for a player who rerolls until `needed` dice succeed, using the first possible offer; a card that rerolls all
 * dice goes before the cheapest.
 */
export const solveNeeded = (board: Board, offers: readonly Offer[], needed: number): void => {
  const { values, choices, ofFailed } = board;
  const { size, failed, successes } = board.throwing.pool;
  const isNeeded = (fall: number) => failed[fall]! > 0 && successes[fall]! < needed && ofFailed.has[fall] === 1;
  const firsts = offers.filter((offer) => {
    const own = offers.filter(({ row }) => row === offer.row);
    return (own.find(({ code }) => code === ALL) ?? own[0]!) === offer;
  });
  for (const { row, after, code } of firsts)
    for (let fall = 0; fall < size; fall += 1) {
      if (!isNeeded(fall)) continue;
      values[row + fall] = code === ALL ? meanOfAll(board, fall, after) : meanOfDie(values, ofFailed, fall, after);
      choices[row + fall] = code;
    }
};

/**
 * The same as {@link solveBest} where one kind of token is all there is and no die counts twice: by far the most common,
 * and lean. It needs no array of choices cleared: every cell that it looks at is written.
 */
export const compilePlain = ({ throwing, values, choices }: Board, offers: readonly Offer[]): (() => void) => {
  const { pool } = throwing;
  const last = pool.size - 1;
  const rows = Int32Array.from(offers.flatMap(({ row, after }) => [row, after]));
  const code = offers[0]?.code ?? 0;
  const hit = (pool.againFailed[0]?.ways.at(-1) ?? 0) / pool.sides;
  return () => {
    for (let i = 0; i < rows.length; i += 2) {
      const [row, after] = [rows[i]!, rows[i + 1]!];
      for (let fall = 0; fall < last; fall += 1) {
        const low = values[after + fall]!;
        const value = low + hit * (values[after + fall + 1]! - low);
        const isBetter = value > values[row + fall]! + TIE;
        if (isBetter) values[row + fall] = value;
        choices[row + fall] = isBetter ? code : 0;
      }
    }
  };
};
