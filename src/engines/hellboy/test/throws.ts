/** Test dice on the table, and every way to throw some of them again. */
import { dieOf } from '../../exact/die.ts';
import { poolOf } from '../../exact/pool.ts';
import { sumOfPool } from '../../exact/sum.ts';

/** Sides of one die, as numbers. */
export type Sides = readonly number[];

/** Some of the dice thrown again. */
export interface Again {
  /** Which of them, by their places. */
  readonly places: readonly number[];
  /** What they may add up to, and in how many ways. */
  readonly sums: readonly { readonly sum: number; readonly ways: number }[];
  /** Ways of the dice that stay: times these, all choices have equally many ways. */
  readonly scale: number;
  /** The largest sum of the dice that stay. */
  readonly mostKept: number;
}

/** Dice as they fell. */
export interface Throw {
  readonly shown: readonly number[];
  /** In how many ways they fall like this. */
  readonly ways: number;
  readonly sum: number;
  /** The highest number; of no dice 0. */
  readonly highest: number;
  /** By the choices of {@link Table}: the sum of the dice that stay. */
  readonly kept: readonly number[];
}

/** All that may be seen of some dice, and all that may be thrown again. */
export interface Table {
  readonly throws: readonly Throw[];
  /** The simplest first: none, one die, two… */
  readonly agains: readonly Again[];
  /** Ways of all dice. */
  readonly ways: number;
  /** The largest sum, and the largest number on a die. */
  readonly most: { readonly sum: number; readonly face: number };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Every choice of some of `count` places, fewer first, then by place. */
const choicesOf = (count: number): readonly (readonly number[])[] => {
  let choices: readonly (readonly number[])[] = [[]];
  for (let place = count - 1; place >= 0; place -= 1) choices = [...choices.map((c) => [place, ...c]), ...choices];
  return choices.toSorted((a, b) => a.length - b.length);
};

/** The sum of the dice that stay, by the choices. */
export const keptOf = (shown: readonly number[], agains: readonly Again[]): readonly number[] =>
  agains.map(({ places }) => total(shown.filter((_, place) => !places.includes(place))));

/** Everything about some dice that does not depend on what a result is worth. */
export const tableOf = (dice: readonly Sides[]): Table => {
  const highest = dice.map((sides) => Math.max(...sides));
  const waysOf = (places: readonly number[]) => places.reduce((ways, place) => ways * dice[place]!.length, 1);
  const ways = waysOf([...dice.keys()]);
  const agains = choicesOf(dice.length).map((places) => ({
    places,
    sums: [...sumOfPool(poolOf(places.map((place) => dieOf(dice[place]!))), (face) => face)].map(([sum, ways]) => ({
      sum,
      ways: Number(ways),
    })),
    scale: ways / waysOf(places),
    mostKept: total(highest) - total(places.map((place) => highest[place]!)),
  }));
  let rolls: readonly { readonly shown: readonly number[]; readonly ways: number }[] = [{ shown: [], ways: 1 }];
  for (const sides of dice) {
    const die = [...dieOf(sides)];
    rolls = rolls.flatMap(({ shown, ways: fallen }) =>
      die.map(([face, weight]) => ({ shown: [...shown, face], ways: fallen * Number(weight) })),
    );
  }
  return {
    throws: rolls.map(({ shown, ways: fallen }) => ({
      shown,
      ways: fallen,
      sum: total(shown),
      highest: Math.max(0, ...shown),
      kept: keptOf(shown, agains),
    })),
    agains,
    ways,
    most: { sum: total(highest), face: Math.max(0, ...highest) },
  };
};
