/**
 * Acquiring assets: successes of influence against the prices of the reserve, the best basket, a bank loan.
 * Rules: «Приобретение активов»; the loan is in the open digest of the English rules.
 */
import { chanceOf, mapOutcomes, reduceWeights, type Distribution } from '../../exact/distribution.ts';
import type { Fraction } from '../../exact/fraction.ts';
import { solveTest, type SolvedTest, type Test, type TestEnd } from '../skill-check/solve.ts';

/** A card of the reserve. */
export interface Offer {
  /** From 0. */
  readonly price: number;
  /** What it is good for, in any measure: from 0. */
  readonly worth: number;
}
export interface Acquisition {
  readonly test: Test;
  /** Up to 8; the reserve has four. */
  readonly reserve: readonly Offer[];
  /** Whether a loan may be taken, and what it is worth to have none, in the same measure; null: it may not. */
  readonly loan: { readonly costs: number } | null;
  /** Resources at hand: after the test each may be spent for a success more; from 0, none where it is left out. */
  readonly resources?: number;
  /** Cards by their places that are wanted together above all: a basket with them goes before every other. */
  readonly goal?: readonly number[];
}
/** Successes that a loan adds, once. */
export const LOAN = 2;

/** What is taken. */
export interface Basket {
  /** By their places in the reserve, ascending. */
  readonly cards: readonly number[];
  readonly price: number;
  /** With the loan taken off. */
  readonly worth: number;
  readonly isOnLoan: boolean;
}
export interface AcquisitionAnswer {
  readonly dice: number;
  readonly successes: Distribution;
  readonly cluesSpent: Distribution;
  /** By the number of successes: the best basket for it. */
  readonly baskets: readonly Basket[];
  /** The chance of each basket to be the one that is taken. */
  readonly taken: Distribution<Basket>;
  /** The chance that each card of the reserve could be had for itself, without a loan and with one, in this play. */
  readonly affordable: readonly { readonly plain: Fraction; readonly onLoan: Fraction }[];
  readonly loan: Fraction;
  /** Nothing is taken: a card of the reserve may be discarded. */
  readonly nothing: Fraction;
  /** What to do with dice on the table, as in `SolvedTest`. */
  readonly choiceAt: SolvedTest['choiceAt'];
}

const MOST_OFFERS = 8;
const checkAcquisition = ({ reserve, loan, resources = 0, goal = [] }: Acquisition): void => {
  if (reserve.length > MOST_OFFERS) throw new RangeError(`The reserve has up to ${MOST_OFFERS} cards.`);
  for (const whole of [resources, ...reserve.map(({ price }) => price)])
    if (!Number.isInteger(whole) || whole < 0)
      throw new RangeError(`Resources and prices are whole numbers from 0, got ${whole}.`);
  for (const worth of [...reserve.map((card) => card.worth), loan?.costs ?? 0])
    if (!(worth >= 0 && worth < Infinity)) throw new RangeError(`A worth is a number from 0, got ${worth}.`);
  for (const at of goal) if (reserve[at] === undefined) throw new RangeError(`The reserve has no card ${at}.`);
};

/** Every basket, the cheapest first, then the one with fewer cards, then by places. */
const basketsOf = (reserve: readonly Offer[]): readonly Basket[] =>
  Array.from({ length: 2 ** reserve.length }, (_, set): Basket => {
    const cards = reserve.flatMap((_card, at) => (Math.floor(set / 2 ** at) % 2 === 1 ? [at] : []));
    const sum = (of: keyof Offer) => cards.reduce((total, at) => total + reserve[at]![of], 0);
    return { cards, price: sum('price'), worth: sum('worth'), isOnLoan: false };
  }).sort((a, b) => a.price - b.price || a.cards.length - b.cards.length);

/** What a basket is good for, the goal counted. */
type RankOf = (basket: Basket) => number;
/** The worth of a basket; one with the goal is worth more than all the rest together. */
const rankFor = ({ reserve, loan, goal = [] }: Acquisition): RankOf => {
  const all = reserve.reduce((sum, { worth }) => sum + worth, 0);
  const above = 1 + all + (loan?.costs ?? 0);
  const hasGoal = ({ cards }: Basket) => goal.every((at) => cards.includes(at));
  return (basket) => basket.worth + (goal.length > 0 && hasGoal(basket) ? above : 0);
};

/** The best basket for a number of successes; of equals the cheapest, without a loan first. */
const bestBasket = (
  baskets: readonly Basket[],
  successes: number,
  loan: Acquisition['loan'],
  rankOf: RankOf,
): Basket => {
  const bestUpTo = (most: number): Basket => {
    let best = baskets[0]!;
    for (const basket of baskets) if (basket.price <= most && rankOf(basket) > rankOf(best)) best = basket;
    return best;
  };
  const plain = bestUpTo(successes);
  if (loan === null) return plain;
  const more = bestUpTo(successes + LOAN);
  const onLoan = { ...more, worth: more.worth - loan.costs, isOnLoan: true };
  return rankOf(onLoan) > rankOf(plain) ? onLoan : plain;
};

/** Successes after which nothing is left to want, for who throws dice again until then. */
const enoughFor = ({ reserve, resources = 0, goal = [] }: Acquisition): number =>
  Math.max(
    0,
    reserve.reduce((sum, { price, worth }, at) => sum + (worth > 0 || goal.includes(at) ? price : 0), -resources),
  );

/** Of worths that are alike to so much, the one that keeps more clues. */
const CLUE_BESIDE = 1e-9;

/**
 * Acquiring in the best hands: clues throw dice again for the worth of the basket, resources are spent where successes are short, a
 * loan is taken where it pays.
 * @throws {RangeError} for prices, worths or resources that are none
 */
export const acquire = (acquisition: Acquisition): AcquisitionAnswer => {
  checkAcquisition(acquisition);
  const { test, reserve, loan, resources = 0 } = acquisition;
  const rankOf = rankFor(acquisition);
  const all = basketsOf(reserve);
  const dearest = all.at(-1)!.price;
  const known = Array.from({ length: dearest + 1 }, (_, successes) => bestBasket(all, successes, loan, rankOf));
  const basketFor = (successes: number): Basket => known[Math.min(successes + resources, dearest)]!;
  const worth = ({ successes, clues }: TestEnd) => rankOf(basketFor(successes)) + CLUE_BESIDE * clues;
  const { dice, ends, choiceAt } = solveTest(test, worth, enoughFor(acquisition));
  const taken = reduceWeights(mapOutcomes(ends, ({ successes }) => basketFor(successes)));
  return {
    dice,
    successes: reduceWeights(mapOutcomes(ends, ({ successes }) => successes)),
    cluesSpent: reduceWeights(mapOutcomes(ends, ({ clues }) => test.rerolls.clues - clues)),
    baskets: Array.from({ length: dearest + 1 }, (_, successes) => basketFor(successes)),
    taken,
    affordable: reserve.map(({ price }) => ({
      plain: chanceOf(ends, ({ successes }) => successes + resources >= price),
      onLoan: chanceOf(ends, ({ successes }) => successes + resources + LOAN >= price),
    })),
    loan: chanceOf(taken, ({ isOnLoan }) => isOnLoan),
    nothing: chanceOf(taken, ({ cards }) => cards.length === 0),
    choiceAt,
  };
};
