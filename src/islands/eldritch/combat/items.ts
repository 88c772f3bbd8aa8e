/** What an investigator carries: cards of the game and the reader's own, and what all of it together changes in a fight. */
import {
  NO_CARDS,
  TRIALS,
  type ByTrial,
  type Cards,
  type Item,
} from '../../../engines/eldritch/combat/model/fighter.ts';
import { LIMITS } from '../../../engines/eldritch/combat/model/check.ts';
import { CARRIES_NOTHING, type Carries } from '../../../schemas/eldritch/in-combat.ts';
import type { ItemCard } from './cards.ts';

export interface Carried {
  /** Of the data; the reader's own has none. */
  readonly id?: string;
  readonly carries: Carries;
}
export const carriedOf = ({ id, carries }: ItemCard): Carried => ({ id, carries });
export const ownCarried = (item: Item): Carried => ({ carries: { ...CARRIES_NOTHING, items: [item] } });
/** The reader's own item by its effects. */
export const ownItemOf = ({ carries }: Carried): Item => carries.items[0]!;

/** The most things that are carried together. */
export const MOST_CARRIED = 6;
const itemsOf = (carried: readonly Carried[]): readonly Item[] => carried.flatMap(({ carries }) => carries.items);
/** Whether all of it can be counted together, each card of the game once. */
export const areTogether = (carried: readonly Carried[]): boolean => {
  const ids = carried.flatMap(({ id }) => id ?? []);
  return carried.length <= MOST_CARRIED && itemsOf(carried).length <= LIMITS.items && new Set(ids).size === ids.length;
};

/** What the reader says of cards by numbers. */
export interface ByHand {
  readonly bonus: ByTrial<number>;
  readonly free: ByTrial<number>;
  readonly all: ByTrial<boolean>;
  readonly sixes: ByTrial<boolean>;
}
const byTrial = <T>(of: (trial: keyof ByTrial<T>) => T): ByTrial<T> => ({
  will: of('will'),
  strength: of('strength'),
});
/** Whether a card that the reader has ticked throws all dice again, for nothing; then none that asks to be paid is used. */
export const hasOwnAll = ({ all }: ByHand): boolean => TRIALS.some((trial) => all[trial]);

/** All of it as the engine takes it: the best single bonus, dice thrown again by all cards, what is used up. */
export const cardsOf = (
  hand: ByHand,
  carried: readonly Carried[],
): { readonly bonus: ByTrial<number>; readonly cards: Cards } => {
  const things = carried.map(({ carries }) => carries);
  const paid = hasOwnAll(hand) ? [] : things;
  const sum = (of: (one: Carries) => number): number => things.reduce((total, one) => total + of(one), 0);
  return {
    bonus: byTrial((trial) => Math.max(hand.bonus[trial], ...things.map(({ bonus }) => bonus[trial]))),
    cards: {
      ...NO_CARDS,
      free: byTrial((trial) => hand.free[trial] + sum(({ free }) => free[trial])),
      all: byTrial((trial) => hand.all[trial] || paid.some(({ all }) => all[trial])),
      allCosts: { sanity: Math.max(0, ...paid.map(({ allCosts }) => allCosts)) },
      sixesDouble: byTrial((trial) => hand.sixes[trial] || things.some(({ sixes }) => sixes[trial])),
      onDefeat: {
        health: 0,
        sanity: sum(({ onDefeat }) => onDefeat.sanity),
        clues: sum(({ onDefeat }) => onDefeat.clues),
      },
      items: itemsOf(carried),
    },
  };
};
/** The card behind each item of a fighter, in their order. */
export const bearersOf = (carried: readonly Carried[]): readonly Carried[] =>
  carried.flatMap((one) => one.carries.items.map(() => one));
