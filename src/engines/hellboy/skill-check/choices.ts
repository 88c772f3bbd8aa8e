/**
 * The choices of a test, made when the dice and the effect are seen. A choice is priced by what it is worth on average,
 * times the ways of all dice, so that whole worths have whole prices and equal ones are found equal.
 */
import type { PlainEffect } from '../dice/effect.ts';
import type { Again, Lying, ThrowTable } from './throws.ts';

/**
 * What a result is worth to the player: what is to be large on average. Finite for every result up to the largest; it is
 * asked about some that no dice give, too.
 */
export type Worth = (result: number) => number;

/** What each choice is worth. */
export interface Prices {
  /** By the sum after the effect. */
  readonly settled: readonly number[];
  /** By the choice of dice thrown again, then by the sum of those that stay. */
  readonly again: readonly (readonly number[])[];
  /** Prices that differ by no more are equal: numbers that are not whole are rounded. Below 1 for whole ones. */
  readonly slack: number;
}

/** How far apart prices have to be, for the largest of 1. */
const ROUNDING = 1e-12;

/** The sum after an effect that leaves no choice. */
export const SETTLED: { readonly [E in Exclude<PlainEffect, 'reroll'>]: (lying: Lying) => number } = {
  catastrophe: ({ sum, highest }) => sum - highest,
  'plus-one': ({ sum }) => sum + 1,
  'plus-two': ({ sum }) => sum + 2,
  double: ({ sum, highest }) => sum + highest,
};
/** How many sums there may be after an effect, from 0 on. */
export const sumsOf = ({ most }: ThrowTable): number => most.sum + Math.max(2, most.face) + 1;

/** The prices of throwing some dice again, by the sum of those that stay. */
const pricesAgain = ({ sums, scale, mostKept }: Again, worths: readonly number[]): readonly number[] => {
  const prices: number[] = [];
  for (let kept = 0; kept <= mostKept; kept += 1) {
    let price = 0;
    for (const { sum, ways } of sums) price += ways * worths[kept + sum]!;
    prices.push(price * scale);
  }
  return prices;
};
/** The prices for a worth of the sum after the effect. */
export const pricesOf = (table: ThrowTable, worthOfSum: Worth): Prices => {
  const worths: number[] = [];
  for (let sum = 0; sum < sumsOf(table); sum += 1) worths.push(worthOfSum(sum));
  const settled = worths.map((worth) => worth * table.ways);
  const largest = settled.reduce((most, price) => Math.max(most, Math.abs(price)), 0);
  return { settled, again: table.agains.map((again) => pricesAgain(again, worths)), slack: ROUNDING * largest };
};

/** Which of {@link ThrowTable.agains} is best for dice as they lie; of equals the first. */
export const bestAgain = ({ again, slack }: Prices, { kept }: Lying): number => {
  let best = 0;
  let least = again[0]![kept[0]!]! + slack;
  for (let choice = 1; choice < again.length; choice += 1) {
    const price = again[choice]![kept[choice]!]!;
    if (price <= least) continue;
    best = choice;
    least = price + slack;
  }
  return best;
};

/**
 * As what BPRD is best used; of equals the simplest: in this order.
 * @param choice the best one for a reroll
 */
export const bestEffect = ({ settled, again, slack }: Prices, lying: Lying, choice: number): PlainEffect => {
  let best: PlainEffect = 'plus-two';
  let least = settled[SETTLED['plus-two'](lying)]! + slack;
  const offer = (effect: PlainEffect, price: number) => {
    if (price <= least) return;
    best = effect;
    least = price + slack;
  };
  offer('plus-one', settled[SETTLED['plus-one'](lying)]!);
  offer('double', settled[SETTLED.double(lying)]!);
  offer('reroll', again[choice]![lying.kept[choice]!]!);
  offer('catastrophe', settled[SETTLED.catastrophe(lying)]!);
  return best;
};
