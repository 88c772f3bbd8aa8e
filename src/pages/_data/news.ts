/** What is new on the site, as its page, its feed and the corrected entries show it. */
import content from 'virtual:content';
import { dayRu } from '../../lib/date-ru.ts';
import { paths } from '../../lib/url.ts';
import type { NewsItem } from '../../schemas/site/news.ts';
import { allGames } from './games.ts';

/** A page that news are about. */
interface NewsPlace {
  readonly title: string;
  readonly path: string;
}
/** An entry with its day, and the pages that it is about by name. */
export interface NewsEntry extends Omit<NewsItem, 'at'> {
  readonly date: string;
  readonly at: readonly NewsPlace[];
}

/** Pages of the site that are made of no file of prose. */
const namedPages = (): ReadonlyMap<string, string> =>
  new Map([
    [paths.home(), 'Правилариум'],
    [paths.about(), 'О сайте и источниках'],
    [paths.search(), 'Поиск'],
    [paths.allTerms(), 'Все термины'],
    [paths.offline(), 'Без связи'],
    [paths.settings(), 'Настройки'],
    [paths.news(), 'Что нового'],
    ...allGames().flatMap(({ id, short, calculators }): (readonly [string, string])[] => [
      [paths.game(id), short],
      [paths.rules(id), `Правила: ${short}`],
      [paths.glossary(id), `Глоссарий: ${short}`],
      [paths.round(id), `За столом: ${short}`],
      [paths.memo(id), `Памятка: ${short}`],
      [paths.cards(id), `Карты с разъяснениями: ${short}`],
      [paths.changes(id), `Изменения правил: ${short}`],
      ...calculators.map((c) => [paths.calculator(id, c.id), c.title] as const),
    ]),
  ]);

const titleOf = (path: string, named: ReadonlyMap<string, string>): string => {
  const [page = ''] = path.split('#');
  const prose = [...content.terms, ...content.chapters].find((one) => one.path === page);
  return prose?.data.title ?? named.get(page) ?? page;
};

/** All entries by their days, the newest first. */
export const newsDays = (): readonly {
  readonly date: string;
  readonly said: string;
  readonly entries: readonly NewsEntry[];
}[] => {
  const named = namedPages();
  return content.news.map(({ date, items }) => ({
    date,
    said: dayRu(date),
    entries: items.map((item) => ({
      ...item,
      date,
      at: item.at.map((path) => ({ path, title: titleOf(path, named) })),
    })),
  }));
};
