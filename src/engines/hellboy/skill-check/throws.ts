/** Test dice on the table, and every way to throw some of them again. */
import { dieOf, type Die } from '../../exact/die.ts';
import { certain } from '../../exact/distribution.ts';
import { sumOf } from '../../exact/pool.ts';

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

/** Dice as they lie, as far as a choice asks. */
export interface Lying {
  readonly sum: number;
  /** The highest number; of no dice 0. */
  readonly highest: number;
  /** By the choices of {@link ThrowTable}: the sum of the dice that stay. */
  readonly kept: readonly number[];
}
/** One way for dice to fall. */
export interface Throw extends Lying {
  readonly shown: readonly number[];
  /** In how many ways they fall like this. */
  readonly ways: number;
}

/** All that may be seen of some dice, and all that may be thrown again. */
export interface ThrowTable {
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

/** Dice as they lie: what a choice asks of them. */
export const lyingOf = (shown: readonly number[], agains: readonly Again[]): Lying => {
  const sum = total(shown);
  return {
    sum,
    highest: Math.max(0, ...shown),
    kept: agains.map(({ places }) => places.reduce((kept, place) => kept - shown[place]!, sum)),
  };
};

/** Every way for dice to fall, in their order. */
const rollsOf = (dice: readonly Die[]): readonly { readonly shown: readonly number[]; readonly ways: number }[] =>
  dice.reduce<ReturnType<typeof rollsOf>>(
    (rolls, die) =>
      rolls.flatMap(({ shown, ways }) =>
        [...die].map(([face, weight]) => ({ shown: [...shown, face], ways: ways * Number(weight) })),
      ),
    [{ shown: [], ways: 1 }],
  );

/** Everything about some dice that does not depend on what a result is worth. */
export const tableOf = (sides: readonly Sides[]): ThrowTable => {
  const dice = sides.map((of) => dieOf(of));
  const highest = sides.map((of) => Math.max(...of));
  const waysOf = (places: readonly number[]) => places.reduce((ways, place) => ways * sides[place]!.length, 1);
  const ways = waysOf([...dice.keys()]);
  const agains = choicesOf(dice.length).map((places) => ({
    places,
    sums: [...places.map((place) => dice[place]!).reduce(sumOf, certain(0))].map(([sum, n]) => ({
      sum,
      ways: Number(n),
    })),
    scale: ways / waysOf(places),
    mostKept: total(highest) - total(places.map((place) => highest[place]!)),
  }));
  return {
    throws: rollsOf(dice).map((roll) => ({ ...roll, ...lyingOf(roll.shown, agains) })),
    agains,
    ways,
    most: { sum: total(highest), face: Math.max(0, ...highest) },
  };
};
