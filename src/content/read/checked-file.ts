/** What the checks of a file of data share: a problem at its line, places that are there, values that repeat. */
import { placeBelow } from '../../lib/inline-links.ts';
import type { Problem } from '../link/problem.ts';
import { lineOf } from './yaml.ts';

/** Makes the problems of a file; each at the line that holds `at`. */
export const problemsOf =
  (file: string, source: string) =>
  (rule: Problem['rule'], at: string, message: string, fix: string): Problem => ({
    rule,
    file,
    line: lineOf(source, at),
    message,
    fix,
  });

/**
 * Says whether a place below a game (`rules/round#mythos`) is there.
 * @param map path of each page → ids of its headings
 */
export const isPlaceIn =
  (game: string, map: ReadonlyMap<string, ReadonlySet<string>>) =>
  (to: string): boolean => {
    const [path = '', anchor] = placeBelow(`/${game}/`, to).split('#');
    const headings = map.get(path);
    return headings !== undefined && (anchor === undefined || headings.has(anchor));
  };

/** The values that come a second time. */
export const repeatsIn = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, i) => values.indexOf(value) !== i);
