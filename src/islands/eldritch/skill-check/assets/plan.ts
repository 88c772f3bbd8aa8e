/** What comes of an acquisition: the basket for each number of successes, chances, what one thing more would buy. */
import { acquire, LOAN, type AcquisitionAnswer, type Basket } from '../../../../engines/eldritch/assets/acquire.ts';
import { answerTest } from '../../../../engines/eldritch/skill-check/solve.ts';
import { chanceOf, mapOutcomes, meanOf, type Distribution } from '../../../../engines/exact/distribution.ts';
import { ONE, subtractFractions, type Fraction } from '../../../../engines/exact/fraction.ts';
import { changesFor, cluesOf, testOf, withChange, withSetup, type Change } from '../inputs/setup.ts';
import { acquisitionOf, LOAN_COSTS, priceOf, wantedOf, type State } from './model.ts';

/** An acquisition with what comes of it. */
export interface Plan extends Pick<AcquisitionAnswer, 'dice' | 'successes' | 'loan' | 'nothing' | 'choiceAt'> {
  readonly state: State;
  /** What the bar says: something that is wanted, or all of it. */
  readonly chance: Fraction;
  /** All that is wanted is taken. */
  readonly all: Fraction;
  readonly meanWorth: Fraction;
  readonly meanClues: Fraction;
  readonly rows: readonly BasketRow[];
  /** Successes from which on the basket is the best there is. */
  readonly enough: number;
  readonly cards: readonly CardChance[];
}
/** The best basket for some numbers of successes. */
export interface BasketRow {
  readonly from: number;
  /** Undefined: this and everything above. */
  readonly to: number | undefined;
  readonly basket: Basket;
  readonly chance: Fraction;
}
/** Chances of one card of the reserve. */
interface CardChance {
  /** Enough successes for it alone, with the loan if one may be taken. */
  readonly affordable: Fraction;
  /** It is among what is taken in this play. */
  readonly taken: Fraction;
}

const isSameBasket = (a: Basket, b: Basket): boolean => a.isOnLoan === b.isOnLoan && a.cards.join() === b.cards.join();
/** Numbers of successes with the same basket, put together; only those that the dice can show. */
const rowsOf = (baskets: readonly Basket[], successes: Distribution): readonly BasketRow[] => {
  const most = Math.max(...successes.keys());
  const starts = baskets
    .slice(0, most + 1)
    .flatMap((basket, at) => (at === 0 || !isSameBasket(basket, baskets[at - 1]!) ? [at] : []));
  return starts.map((from, i) => {
    const next = starts[i + 1];
    const isThere = (n: number) => n >= from && (next === undefined || n < next);
    return {
      from,
      to: next === undefined && from < most ? undefined : (next ?? from + 1) - 1,
      basket: baskets[from]!,
      chance: chanceOf(successes, isThere),
    };
  });
};

/** The purchase for a number of successes. */
export const rowFor = (rows: readonly BasketRow[], successes: number): BasketRow =>
  rows.findLast(({ from }) => from <= successes) ?? rows[0]!;

/** Solves the acquisition of the page. */
export const planOf = (state: State): Plan => {
  const answer = acquire(acquisitionOf(state));
  const { taken, nothing, affordable, cluesSpent, baskets, successes } = answer;
  const wanted = wantedOf(state);
  const hasAll = ({ cards }: Basket) => wanted.length > 0 && wanted.every((at) => cards.includes(at));
  const all = chanceOf(taken, hasAll);
  const clues = mapOutcomes(cluesSpent, (n) => cluesOf(state.setup, n));
  return {
    ...answer,
    state,
    chance: state.aim === 'all' ? all : subtractFractions(ONE, nothing),
    all,
    meanWorth: meanOf(taken, ({ worth }) => worth),
    meanClues: meanOf(clues, (n) => n),
    rows: rowsOf(baskets, successes),
    enough: baskets.findIndex((basket) => isSameBasket(basket, baskets.at(-1)!)),
    cards: affordable.map(({ plain, onLoan }, at) => ({
      affordable: state.loan === 'no' ? plain : onLoan,
      taken: chanceOf(taken, ({ cards }) => cards.includes(at)),
    })),
  };
};

/** A basket and the chance to have it where everything is done for it alone. */
export interface BasketChance {
  readonly cards: readonly number[];
  readonly price: number;
  readonly chance: Fraction;
}
/** Every basket of cards that are wanted, the cheapest first. */
export const basketChances = (state: State): readonly BasketChance[] => {
  const wanted = wantedOf(state);
  const lent = LOAN_COSTS[state.loan] === null ? 0 : LOAN;
  const test = testOf(state.setup);
  const known = new Map<number, Fraction>();
  const chanceFor = (price: number): Fraction => {
    const needed = Math.max(0, price - lent);
    const chance = known.get(needed) ?? answerTest(test, needed).chance(needed);
    known.set(needed, chance);
    return chance;
  };
  return Array.from({ length: 2 ** wanted.length - 1 }, (_, set) =>
    wanted.filter((_at, bit) => Math.floor((set + 1) / 2 ** bit) % 2 === 1),
  )
    .map((cards) => ({ cards, price: priceOf(state, cards), chance: chanceFor(priceOf(state, cards)) }))
    .sort((a, b) => a.price - b.price || a.cards.length - b.cards.length);
};

export type AssetsChange = Change | 'loan';
/** The same acquisition with one thing changed. */
export interface Changed {
  readonly code: AssetsChange;
  readonly chance: Fraction;
  readonly meanWorth: Fraction;
}
export const changesOf = (state: State): readonly Changed[] => {
  const changeTo = (code: AssetsChange, next: State): Changed => {
    const { chance, meanWorth } = planOf(next);
    return { code, chance, meanWorth };
  };
  return [
    ...changesFor(state.setup).map((code) =>
      changeTo(
        code,
        withSetup(state, (setup) => withChange(setup, code)),
      ),
    ),
    ...(state.loan === 'no' ? [changeTo('loan', { ...state, loan: 'gladly' })] : []),
  ];
};
