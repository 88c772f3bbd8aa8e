/**
 * Words of one root: «оглушить» and «оглушён», «бросок» and «перебросить». A stemmer takes off endings alone, and players ask
 * with a verb what a page says with a noun.
 */

const PREFIX = /^(?:пере|при|про|под|раз|рас|воз|вос|из|ис|вы|до|за|на|об|от|по|со|у|с|о)(?=.{4})/;
const SHORTEST_ROOT = 4;
/** Only a longer stem loses its prefix: the rest of «сила» is no root. */
const SHORTEST_WITH_PREFIX = 5;
/** The most letters that may follow a root in one of two stems and not in the other. */
const LONGEST_SUFFIX = 3;
/** A suffix of three letters on the shortest root proves little, unless it makes a word of another: «атака», «атаковать», but «после», «последний». */
const MAKES_A_WORD = /^(?:ова|ыва|ива|ени|ани|ост|ств)/;

const withoutPrefix = (stem: string): string => stem.replace(PREFIX, '');

/** Whether one stem is the other with a suffix. */
const isBegunBy = (a: string, b: string): boolean => {
  const [root, longer] = a.length <= b.length ? [a, b] : [b, a];
  const suffix = longer.slice(root.length);
  return (
    root.length >= SHORTEST_ROOT &&
    longer.startsWith(root) &&
    suffix.length <= LONGEST_SUFFIX &&
    (root.length > SHORTEST_ROOT || suffix.length < LONGEST_SUFFIX || MAKES_A_WORD.test(suffix))
  );
};

const areKin = (a: string, b: string): boolean =>
  isBegunBy(a, b) ||
  (Math.min(a.length, b.length) >= SHORTEST_WITH_PREFIX && isBegunBy(withoutPrefix(a), withoutPrefix(b)));

/** What kin have in common: the first letters of a stem, with its prefix and without. */
const keysOf = (stem: string): ReadonlySet<string> =>
  new Set([stem, withoutPrefix(stem)].map((word) => word.slice(0, SHORTEST_ROOT)));

/** Stems by what their kin have in common with them. */
export type KinIndex = ReadonlyMap<string, readonly string[]>;

/** Makes the index of some stems. */
export const indexKin = (stems: Iterable<string>): KinIndex => {
  const index = new Map<string, string[]>();
  for (const stem of stems) {
    if (stem.length < SHORTEST_ROOT) continue;
    for (const key of keysOf(stem)) {
      const list = index.get(key);
      if (list === undefined) index.set(key, [stem]);
      else list.push(stem);
    }
  }
  return index;
};

/** The other stems of the root of a stem. */
export const kinOf = (index: KinIndex, stem: string): ReadonlySet<string> =>
  new Set(
    [...keysOf(stem)].flatMap((key) => index.get(key) ?? []).filter((other) => other !== stem && areKin(stem, other)),
  );
