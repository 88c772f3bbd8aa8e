/** A throwing made ready for any worth: what does not depend on the worth is worked out once. */
import { ALL, type ReadyThrowing, type Throwing } from './again.ts';
import { compilePlain, makeBoard, offersOf, solveBest, solveNeeded, type Board, type Offer } from './offers.ts';

/** More cells than a number holds as bits exactly. */
const MOST_BITS = 52;
/** A key of the choices of a board: where each is one of two, the bits of a number. */
const patternOf = ({ choices }: Board, isPlain: boolean): string | number => {
  if (!isPlain || choices.length > MOST_BITS) return choices.join('');
  let pattern = 0;
  for (let cell = 0; cell < choices.length; cell += 1) pattern = pattern * 2 + Number(choices[cell] !== 0);
  return pattern;
};

/**
 * The mean of the first throw, by tokens left.
 * @param top the first place of the layer in which a test begins
 */
const compileBefore = ({ throwing, values }: Board, top: number, total: number): ReadyThrowing['before'] => {
  const { first, size } = throwing.pool;
  const to = Int32Array.from(first, (fall) => fall.to);
  const chance = Float64Array.from(first, ({ ways }) => Number(ways) / total);
  return (into, from) => {
    for (let left = 0; left < throwing.tokens.size; left += 1) {
      const row = top + left * size;
      let mean = 0;
      for (let i = 0; i < to.length; i += 1) mean += chance[i]! * values[row + to[i]!]!;
      into[from + left] = mean;
    }
  };
};

const stepsOf = ({ throwing, ofSingle }: Board, offers: readonly Offer[]): number => {
  const { pool, tokens, all } = throwing;
  const ofAll = pool.againAll.reduce((sum, falls) => sum + falls.length, 0);
  const ofDie = pool.size * (1 + ofSingle.length);
  const offered = offers.reduce((sum, { code }) => sum + (code === ALL ? ofAll : ofDie), 0);
  return pool.size * tokens.size * (all ? 2 : 1) + offered + tokens.size * pool.first.length;
};

/** Makes a throwing ready to be solved for any worth. Its arrays are its own and written anew by each `solve`. */
export const readyThrowing = (throwing: Throwing): ReadyThrowing => {
  const { pool, tokens, free, all, spend } = throwing;
  const area = pool.size * tokens.size;
  const layers = (free + 1) * (all ? 2 : 1);
  const top = layers - 1;
  const total = Number(BigInt(pool.sides) ** BigInt(pool.dice));
  const board = makeBoard(throwing, area * layers, total);
  const { values, choices } = board;
  const offers = offersOf(throwing, layers);
  // With one layer it is solved where the worths were put.
  const isFlat = layers === 1;
  const stop = isFlat ? values : new Float64Array(area);
  const used = all ? new Float64Array(area) : stop;
  const isPlain = isFlat && pool.isPlain && offers.every(({ code }) => code === offers[0]!.code);
  const solvePlain = compilePlain(board, offers);
  return {
    throwing,
    stop,
    used,
    choices,
    area,
    layers,
    steps: stepsOf(board, offers),
    top,
    solve: (needed) => {
      if (isPlain && spend !== 'needed') return solvePlain();
      choices.fill(0);
      if (!isFlat)
        for (let layer = 0; layer < layers; layer += 1) values.set(all && layer <= free ? used : stop, layer * area);
      return spend === 'needed' ? solveNeeded(board, offers, needed) : solveBest(board, offers);
    },
    pattern: () => patternOf(board, isPlain),
    before: compileBefore(board, top * area, total),
    cardsOf: (layer) => ({ free: layer % (free + 1), all: layer > free }),
  };
};
