/**
 * Which dice of a roll count: the highest few, all but the lowest, the highest twice. A keep says how often each die
 * counts, from the highest to the lowest, so any such rule is a row of numbers.
 */
import { mapped, type Distribution } from './distribution.ts';
import { keyOfValue } from './key.ts';
import { facesOf, folded, sizeOfPool, type Order, type Pool, type Roll } from './pool.ts';

/** How often each die of a roll counts, from the highest to the lowest; whole numbers, as many as there are dice. */
export type Keep = (dice: number) => readonly number[];
/** The number by which faces are higher and lower, and what they add to a sum. */
export type ValueOf<T> = (face: T) => number;

const timesFor =
  (timesAt: (place: number, dice: number) => number): Keep =>
  (dice) =>
    Array.from({ length: dice }, (_, place) => timesAt(place, dice));

/** The highest or the lowest `n` dice; all of them where there are no more. */
export const keepHighest = (n: number): Keep => timesFor((place) => (place < n ? 1 : 0));
export const keepLowest = (n: number): Keep => timesFor((place, dice) => (place >= dice - n ? 1 : 0));
/** All but the highest or the lowest `n` dice; none where there are no more. */
export const dropHighest = (n: number): Keep => timesFor((place) => (place >= n ? 1 : 0));
export const dropLowest = (n: number): Keep => timesFor((place, dice) => (place < dice - n ? 1 : 0));
/** All dice, the highest of them `times` times: doubled with 2. */
export const highestTimes = (times: number): Keep => timesFor((place) => (place === 0 ? times : 1));

const numberItself = (face: unknown): number => {
  if (typeof face === 'number') return face;
  throw new TypeError('Faces that are no numbers want a value.');
};
const highestFirst =
  <T>(valueOf: ValueOf<T>): Order<T> =>
  (a, b) =>
    valueOf(b) - valueOf(a);

/** What counts of one roll, from the highest: each die as often as its place says. @throws {RangeError} where that is less than never */
export const keptOf = <T>(roll: Roll<T>, keep: Keep, valueOf: ValueOf<T> = numberItself): Roll<T> => {
  const times = keep(roll.length);
  return roll
    .toSorted(highestFirst(valueOf))
    .flatMap((face, place) => Array.from({ length: asOften(times[place]!) }, () => face));
};
const asOften = (times: number): number => {
  if (times < 0) throw new RangeError(`A die stands in a roll ${times} times: only a sum takes dice away.`);
  return times;
};
/** The sum of what counts of one roll. */
export const keptSumOf = <T>(roll: Roll<T>, keep: Keep, valueOf: ValueOf<T> = numberItself): number => {
  const times = keep(roll.length);
  return roll.toSorted(highestFirst(valueOf)).reduce((sum, face, place) => sum + valueOf(face) * times[place]!, 0);
};

/** A keep seen from the end where it is settled sooner. */
interface Counted {
  readonly isFromLowest: boolean;
  /** How often `count` dice count after `before` others. */
  readonly of: (before: number, count: number) => number;
  readonly isSettled: (before: number) => boolean;
}
const countedBy = (keep: Keep, dice: number): Counted => {
  const fromHighest = keep(dice);
  const isFromLowest = fromHighest.findIndex((n) => n !== 0) > dice - 1 - fromHighest.findLastIndex((n) => n !== 0);
  const times = isFromLowest ? fromHighest.toReversed() : fromHighest;
  const upTo = times.reduce<number[]>((sums, n) => [...sums, sums.at(-1)! + n], [0]);
  const last = times.findLastIndex((n) => n !== 0);
  return {
    isFromLowest,
    of: (before, count) => upTo[before + count]! - upTo[before]!,
    isSettled: (before) => before > last,
  };
};

/** The sum of what counts of a pool. */
export const keptSum = <T>(pool: Pool<T>, keep: Keep, valueOf: ValueOf<T> = numberItself): Distribution => {
  const values = pool.map(({ die, count }) => ({ die: mapped(die, valueOf), count }));
  const counted = countedBy(keep, sizeOfPool(pool));
  return folded(values, {
    initial: 0,
    next: (sum, value, count, before) => sum + value * counted.of(before, count),
    order: counted.isFromLowest ? (a, b) => a - b : (a, b) => b - a,
    keyOf: (sum) => sum,
    isSettled: (_, before) => counted.isSettled(before),
  });
};

/**
 * What counts of a pool, from the highest, as {@link keptOf} gives it for one roll; of different faces with one value
 * those that stand earlier in the pool count as higher.
 * @throws {RangeError} where a die counts less than never
 */
export const keptRolls = <T>(pool: Pool<T>, keep: Keep, valueOf: ValueOf<T> = numberItself): Distribution<Roll<T>> => {
  const dice = sizeOfPool(pool);
  keep(dice).forEach(asOften);
  const counted = countedBy(keep, dice);
  const faces = facesOf(pool, highestFirst(valueOf));
  const placeOf = new Map(faces.map((face, place) => [keyOfValue(face), place]));
  const rank = (face: T): number => placeOf.get(keyOfValue(face))!;
  const texts = folded(pool, {
    initial: '',
    next: (text, face, count, before) => text + String.fromCharCode(rank(face)).repeat(counted.of(before, count)),
    order: counted.isFromLowest ? (a, b) => rank(b) - rank(a) : (a, b) => rank(a) - rank(b),
    keyOf: (text) => text,
    isSettled: (_, before) => counted.isSettled(before),
  });
  const rollOf = (text: string): Roll<T> => {
    const roll = text.split('').map((c) => faces[c.charCodeAt(0)]!);
    return counted.isFromLowest ? roll.reverse() : roll;
  };
  return new Map([...texts].map(([text, weight]) => [rollOf(text), weight]));
};
