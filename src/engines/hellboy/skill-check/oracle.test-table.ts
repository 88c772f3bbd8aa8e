/**
 * A test the slow and obvious way: every side of every die, every choice tried, every side of the dice thrown again. It
 * knows sides as they are printed and shares no code with the engine.
 */
export type BruteEffect = 'catastrophe' | 'plus-one' | 'plus-two' | 'reroll' | 'double' | 'bprd';

export interface BruteTest {
  /** The sides of each die. */
  readonly dice: readonly (readonly number[])[];
  readonly bonus: number;
  readonly wild: boolean;
  /** Whole numbers. */
  readonly worth: (result: number) => number;
}
/** One thing that the player may do: the results that it leads to, each as likely as any other. */
export interface BruteOption {
  readonly effect: Exclude<BruteEffect, 'bprd'>;
  readonly again: readonly number[];
  readonly results: readonly number[];
}

/** Every way for dice to fall, side by side. */
export const everyFall = (dice: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const [first, ...others] = dice;
  if (first === undefined) return [[]];
  return first.flatMap((side) => everyFall(others).map((fall) => [side, ...fall]));
};

const plus = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const n of numbers) sum += n;
  return sum;
};
const withoutOneHighest = (shown: readonly number[]): readonly number[] => {
  const ascending = [...shown].sort((a, b) => a - b);
  ascending.pop();
  return ascending;
};

/** The places of up to three dice that may be thrown again, the simplest first. */
const AGAIN = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

const keptOf = (shown: readonly number[], places: readonly number[]): number =>
  plus(shown.filter((_, place) => !places.includes(place)));
type Dice = readonly (readonly number[])[];
const known = new WeakMap<Dice, Map<readonly number[], readonly number[]>>();
/** What every fall of some dice adds up to; remembered, for every choice at every fall asks for it. */
const sumsAgain = (dice: Dice, places: readonly number[]): readonly number[] => {
  const bySet = known.get(dice) ?? new Map<readonly number[], readonly number[]>();
  known.set(dice, bySet);
  const sums = bySet.get(places) ?? everyFall(places.map((place) => dice[place]!)).map(plus);
  bySet.set(places, sums);
  return sums;
};

/** What the player may do with an effect, the simplest first. */
export const optionsOf = (
  { dice, bonus, wild }: Omit<BruteTest, 'worth'>,
  shown: readonly number[],
  effect: BruteEffect,
): readonly BruteOption[] => {
  const result = (sum: number) => (sum + bonus < 0 ? 0 : sum + bonus);
  const highest = shown.length === 0 ? 0 : [...shown].sort((a, b) => b - a)[0]!;
  const plain = (of: Exclude<BruteEffect, 'bprd'>, sum: number): BruteOption => ({
    effect: of,
    again: [],
    results: [result(sum)],
  });
  const rerolls = () =>
    AGAIN.filter((places) => places.every((place) => place < shown.length)).map((places): BruteOption => {
      const kept = keptOf(shown, places);
      return { effect: 'reroll', again: places, results: sumsAgain(dice, places).map((sum) => result(kept + sum)) };
    });
  switch (effect) {
    case 'catastrophe':
      return [plain('catastrophe', plus(withoutOneHighest(shown)))];
    case 'plus-one':
      return [plain('plus-one', plus(shown) + 1)];
    case 'plus-two':
      return [plain('plus-two', plus(shown) + 2)];
    case 'double':
      return [plain('double', plus([...shown, highest]))];
    case 'reroll':
      return rerolls();
    case 'bprd':
      return wild
        ? (['plus-two', 'plus-one', 'double', 'reroll', 'catastrophe'] as const).flatMap((other) =>
            optionsOf({ dice, bonus, wild }, shown, other),
          )
        : [{ effect: 'reroll', again: [], results: [result(plus(shown))] }];
  }
};

/** The first of the best options: worths are weighed as if every option had as many results as throwing all dice. */
export const bestOption = (test: BruteTest, shown: readonly number[], effect: BruteEffect): BruteOption => {
  const most = 6 ** test.dice.length;
  const valueOf = ({ results }: BruteOption) => plus(results.map(test.worth)) * (most / results.length);
  let best: BruteOption | undefined;
  let value = -Infinity;
  for (const option of optionsOf(test, shown, effect)) {
    const its = valueOf(option);
    if (its > value) [best, value] = [option, its];
  }
  return best!;
};

/** The results with an effect, by a choice for every fall: of 6^dice falls × 6^dice. */
export const bruteResults = (
  test: Omit<BruteTest, 'worth'>,
  choice: (shown: readonly number[]) => BruteOption,
): ReadonlyMap<number, bigint> => {
  const results = new Map<number, bigint>();
  for (const shown of everyFall(test.dice)) {
    const option = choice(shown);
    const weight = BigInt(6 ** test.dice.length / option.results.length);
    for (const result of option.results) results.set(result, (results.get(result) ?? 0n) + weight);
  }
  return results;
};
