import { paths } from '../../lib/url.ts';
import { pagesOf, type Corpus } from './corpus.ts';
import { pagesOfLists } from './lists.ts';

/** A heading with its explicit id: `## Раунд [#round]`. */
export const HEADING = /^(#{2,6})\s+(.*?)\s*\[#([a-z0-9]+(?:-[a-z0-9]+)*)\]\s*$/u;

/** Path of each page that content makes or may link to → ids of its headings. */
export const siteMapOf = (corpus: Corpus): ReadonlyMap<string, ReadonlySet<string>> => {
  const map = new Map<string, ReadonlySet<string>>();
  for (const path of [
    paths.home(),
    paths.about(),
    paths.search(),
    paths.allTerms(),
    paths.offline(),
    paths.settings(),
    paths.news(),
  ])
    map.set(path, new Set());
  for (const { id, data } of corpus.games)
    for (const path of [
      paths.game(id),
      paths.rules(id),
      paths.glossary(id),
      ...(id in corpus.setups ? [paths.setup(id)] : []),
      ...(id in corpus.rounds ? [paths.round(id)] : []),
      ...data.calculators.map((c) => paths.calculator(id, c.id)),
    ])
      map.set(path, new Set());
  for (const { id } of corpus.games) for (const [path, ids] of pagesOfLists(corpus, id)) map.set(path, new Set(ids));
  for (const page of pagesOf(corpus))
    map.set(page.path, new Set(page.body.split('\n').flatMap((line) => HEADING.exec(line)?.[3] ?? [])));
  return map;
};
