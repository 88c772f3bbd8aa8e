/** In how many ways tokens are put to some purposes, without putting them: tokens of one class are alike. */

/** Something that takes tokens out of the bag. */
export interface Purpose {
  /** It takes no more. */
  readonly most: number;
  /** Whether it takes tokens of a class. */
  readonly takes: (k: number) => boolean;
}
export interface Supply {
  readonly count: number;
  /** What a choice counts for that leaves so many of the class; 1 for plain counting. */
  readonly weightOf: (left: number) => number;
}
/** How many tokens each purpose has taken. */
export type Taken = readonly number[];

/** Every number of tokens that each purpose may take; the first counts fastest. */
export const everyTaken = (purposes: readonly Pick<Purpose, 'most'>[]): readonly Taken[] =>
  purposes.reduceRight<readonly Taken[]>(
    (rest, { most }) => rest.flatMap((taken) => Array.from({ length: most + 1 }, (_, n) => [n, ...taken])),
    [[]],
  );

/**
 * The number of ways, by the place of what is taken in {@link everyTaken}. The cost grows with the number of those
 * places and of classes, not with the ways.
 */
export const waysToTake = (purposes: readonly Purpose[], supplies: readonly Supply[]): readonly number[] => {
  const places = everyTaken(purposes);
  const strides = purposes.map((_, i) => purposes.slice(0, i).reduce((n, { most }) => n * (most + 1), 1));
  const sum = (taken: Taken) => taken.reduce((a, b) => a + b, 0);
  const fits = (before: Taken, more: Taken) => purposes.every(({ most }, i) => before[i]! + more[i]! <= most);
  let ways = places.map((_, at): number => (at === 0 ? 1 : 0));
  supplies.forEach(({ count, weightOf }, k) => {
    const own = places.flatMap((taken) =>
      sum(taken) <= count && purposes.every(({ takes }, i) => taken[i] === 0 || takes(k))
        ? [{ taken, by: taken.reduce((n, t, i) => n + t * strides[i]!, 0), weight: weightOf(count - sum(taken)) }]
        : [],
    );
    const next = places.map(() => 0);
    ways.forEach((n, at) => {
      if (n === 0) return;
      for (const { taken, by, weight } of own) if (fits(places[at]!, taken)) next[at + by]! += n * weight;
    });
    ways = next;
  });
  return ways;
};
