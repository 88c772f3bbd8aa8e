/** The rules of the lists of a game: each place exists, each card is listed once. */
import { slugOf } from '../../lib/slug.ts';
import { paths } from '../../lib/url.ts';
import type { CardList, ChangeList } from '../../schemas/site/lists.ts';
import type { Problem } from '../link/problem.ts';
import type { Corpus } from './corpus.ts';

/** The address of a place as lists name it: `terms/costs#faq`, `cards#machete`. */
export const addressOfPlace = (game: string, place: string): string => {
  const [page = '', heading] = place.split('#');
  return `${paths.game(game)}${page}/${heading === undefined ? '' : `#${heading}`}`;
};

/** The pages of the lists of a game, each with the ids on it. */
export const pagesOfLists = (
  { cards, changes }: Pick<Corpus, 'cards' | 'changes'>,
  game: string,
): readonly (readonly [path: string, ids: readonly string[]])[] => [
  ...[cards[game]].flatMap((list) =>
    list ? [[paths.cards(game), list.cards.map(({ en }) => slugOf(en))] as const] : [],
  ),
  ...[changes[game]].flatMap((list) =>
    list ? [[paths.changes(game), list.versions.map(({ id }) => id)] as const] : [],
  ),
];

const placesIn = (list: CardList | ChangeList): readonly string[] =>
  'cards' in list
    ? list.cards.map(({ at }) => at)
    : list.versions.flatMap(({ changes }) => changes.map(({ at }) => at));

/** Places that the site does not have, and repeated cards. */
export const listProblems = (
  corpus: Pick<Corpus, 'cards' | 'changes'>,
  game: string,
  map: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Problem[] => {
  const isThere = (address: string): boolean => {
    const [page = '', heading] = address.split('#');
    return map.has(page) && (heading === undefined || map.get(page)!.has(heading));
  };
  const lost = Object.entries({ cards: corpus.cards[game], changes: corpus.changes[game] }).flatMap(([name, list]) =>
    (list === undefined ? [] : placesIn(list))
      .filter((place) => !isThere(addressOfPlace(game, place)))
      .map((place): Problem => ({
        rule: 'broken-link',
        file: `content/${game}/${name}.yaml`,
        line: 1,
        message: `Места «${place}» нет.`,
        fix: 'Назовите термин «terms/doom» или главу «rules/enemies», и раздел: «terms/costs#faq».',
      })),
  );
  const twice = pagesOfLists(corpus, game).flatMap(([path, ids]) =>
    ids
      .filter((id, i) => ids.indexOf(id) !== i)
      .map((id): Problem => ({
        rule: 'broken-link',
        file: `content${path.slice(0, -1)}.yaml`,
        line: 1,
        message: `«${id}» стоит дважды.`,
        fix: 'Скажите о карте или версии в одной записи.',
      })),
  );
  return [...lost, ...twice];
};
