/** What is new on the site: a file a day in `content/changes/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsSchema, type NewsItem } from '../../schemas/site/news.ts';
import type { Problem } from '../link/problem.ts';
import { parseYaml } from './yaml.ts';

/** The folder below `content/`, which is no game. */
export const NEWS_FOLDER = 'changes';

/** The news of a day. */
export interface NewsDay {
  /** `2026-11-26`. */
  readonly date: string;
  readonly file: string;
  readonly items: readonly NewsItem[];
}

const NAME = /^(\d{4}-\d\d-\d\d)\.yaml$/;

/**
 * All news, the newest first.
 * @param root the project's root
 */
export const readNews = (
  root: string,
): { readonly news: readonly NewsDay[]; readonly problems: readonly Problem[] } => {
  const folder = join(root, 'content', NEWS_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).toSorted().toReversed() : [];
  const news: NewsDay[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const file = `content/${NEWS_FOLDER}/${name}`;
    const date = NAME.exec(name)?.[1];
    if (date === undefined) {
      const message = `Файл «${name}» никто не читает.`;
      problems.push({
        rule: 'stray-file',
        file,
        line: 1,
        message,
        fix: 'Файл новостей зовётся по дню: «2026-11-26.yaml».',
      });
      continue;
    }
    const read = parseYaml(readFileSync(join(folder, name), 'utf8'), newsSchema, file, 1);
    if ('problems' in read) problems.push(...read.problems);
    else news.push({ date, file, items: read.value });
  }
  return { news, problems };
};

const isThere = (place: string, map: ReadonlyMap<string, ReadonlySet<string>>): boolean => {
  const [page = '', heading] = place.split('#');
  return map.has(page) && (heading === undefined || map.get(page)!.has(heading));
};

/** Places that the site does not have, repeated ids, corrections of what is yet to be said. */
export const newsProblems = (
  news: readonly NewsDay[],
  map: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Problem[] => {
  const items = news.flatMap((day) => day.items.map((item) => ({ ...day, ...item })));
  const ids = items.map(({ id }) => id);
  return items.flatMap(({ id, at, since, date, file }, i) => {
    const problem = (rule: Problem['rule'], message: string, fix: string): Problem => ({
      rule,
      file,
      line: 1,
      message: `«${id}»: ${message}`,
      fix,
    });
    const lost = at.filter((place) => !isThere(place, map));
    return [
      ...lost.map((place) =>
        problem('broken-link', `места «${place}» нет.`, 'Назовите страницу и раздел, как в её адресе.'),
      ),
      ...(ids.indexOf(id) === i ? [] : [problem('duplicate-id', 'такая запись уже есть.', 'Дайте записи другой id.')]),
      ...(since !== undefined && since > date
        ? [problem('frontmatter', `ошибка с ${since} исправлена раньше, ${date}.`, 'Проверьте обе даты.')]
        : []),
    ];
  });
};
