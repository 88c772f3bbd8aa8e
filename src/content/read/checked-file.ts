/** What the checks of a file of data share: a problem at its line, lost links, values that repeat. */
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
 * The links of a file that lead nowhere, as places below its game (`rules/round#mythos`).
 * @param map path of each page → ids of its headings
 */
export const lostLinks = (
  places: readonly string[],
  game: string,
  map: ReadonlyMap<string, ReadonlySet<string>>,
  problem: ReturnType<typeof problemsOf>,
): readonly Problem[] => {
  const isThere = (to: string): boolean => {
    const [path = '', anchor] = placeBelow(`/${game}/`, to).split('#');
    const headings = map.get(path);
    return headings !== undefined && (anchor === undefined || headings.has(anchor));
  };
  return places
    .filter((to) => !isThere(to))
    .map((to) =>
      problem(
        'broken-link',
        to,
        `Ссылка ведёт на страницу, которой нет: ${to}.`,
        'Пишите terms/<id> или rules/<id>#<заголовок>.',
      ),
    );
};

/** The values that come a second time. */
export const repeatsIn = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, i) => values.indexOf(value) !== i);
