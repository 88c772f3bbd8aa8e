/** How many bytes drawing token by token holds at once, see `solve-sequence.ts`, known before its states are made. */
import { widthFor } from '../../../exact/limbs.ts';
import { isChaining, type TokenClass } from '../model/token-classes.ts';
import { isWelcome } from './uses-states.ts';
import type { Drawn } from '../model/outcome.ts';
import { mostTaken } from './resolved-sets.ts';
import { makeScale } from './scale.ts';
import type { TokenUse } from '../model/uses.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const productOf = (numbers: readonly number[]): number => numbers.reduce((product, one) => product * one, 1);

/** In how many ways up to `most` tokens of some classes are taken. */
const waysToTake = (classes: readonly TokenClass[], most: number): number =>
  sumOf(
    classes.reduce(
      (transitions, { count }) => transitions.map((_, n) => sumOf(transitions.slice(Math.max(0, n - count), n + 1))),
      Array.from({ length: most + 1 }, (_, n) => Number(n === 0)),
    ),
  );

/** In how many ways a use may have been used where the draw goes on. */
const waysToUse = (
  classes: readonly TokenClass[],
  { kind, times, suits, becomes, traceOf }: TokenUse,
  isDue: boolean,
): number => {
  const suited = classes.filter(({ ids }) => suits(ids[0]!));
  const continuing = suited.filter(({ ids }) => isChaining(becomes(ids[0]!)));
  switch (kind) {
    case 'redraw':
    case 'swap':
      return suited.length === 0 ? 1 : times + 1;
    case 'set-aside':
      return waysToTake(isDue ? suited : suited.filter(({ token, ids }) => !isWelcome(token, traceOf(ids[0]!))), times);
    case 'cancel':
      return waysToTake(continuing, times);
    case 'extra':
      return (
        waysToTake(
          suited.filter(({ chains }) => !chains),
          times,
        ) *
        waysToTake(
          classes.filter(({ ids }) => isChaining(becomes(ids[0]!))),
          times,
        )
      );
  }
};

const BYTES = { limb: 8, transition: 64 } as const;

/**
 * An estimate, hardly ever too small.
 * @param most no reward is larger
 */
export const bytesOf = (
  classes: readonly TokenClass[],
  uses: readonly TokenUse[],
  before: Drawn,
  most: number,
): number => {
  const isDue = uses.some(({ kind }) => kind === 'extra');
  const usesStates = productOf(uses.map((use) => waysToUse(classes, use, isDue)));
  const taken = classes.map((one) => mostTaken(one, before));
  const size = sumOf(classes.map(({ count }) => count));
  const last = Math.min(size - 1, sumOf(taken) + 2 * sumOf(uses.map(({ times }) => times)));
  const redraws = sumOf(uses.map(({ kind, times }) => (kind === 'redraw' ? times : 0)));
  const width = widthFor(makeScale(size, last, redraws > 0).denominator(0, redraws) * BigInt(most));
  const resolvedSets = productOf(taken.map((n) => n + 1));
  return (
    usesStates *
    (resolvedSets * (width * BYTES.limb + classes.length) + classes.length * (1 + uses.length) * BYTES.transition)
  );
};
