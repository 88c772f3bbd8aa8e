/** The lists of a game as its pages show them, and what they say of other pages. */
import content from 'virtual:content';
import { addressOfPlace } from '../../content/read/lists.ts';
import { compareRu } from '../../lib/collate-ru.ts';
import { slugOf } from '../../lib/slug.ts';
import { paths } from '../../lib/url.ts';
import type { CardList, ChangeList } from '../../schemas/site/lists.ts';
import { allGames, type GameItem } from './games.ts';

/** A page that a line of a list leads to. */
export interface RulePlace {
  readonly title: string;
  readonly path: string;
}
/** A card on which the publisher has answered. */
export interface CardItem {
  readonly id: string;
  readonly ru: string | undefined;
  readonly en: string;
  readonly says: string;
  readonly rule: RulePlace;
}

const titleAt = (path: string): string => {
  const [page = '', heading] = path.split('#');
  const found = [...content.terms, ...content.chapters].find((one) => one.path === page)!;
  const named = heading === undefined ? null : new RegExp(String.raw`^#+ (.*) \[#${heading}\]$`, 'm').exec(found.body);
  // A section of a term is named as its term.
  return page.includes('/rules/') && named !== null ? named[1]! : found.data.title;
};

/** The list of cards of a game with its cards in the order of their Russian names; undefined where it has none. */
export const cardsOf = (
  game: string,
): (Omit<CardList, 'cards'> & { readonly cards: readonly CardItem[] }) | undefined => {
  const list = content.cards[game];
  if (list === undefined) return undefined;
  const cards = list.cards.map(({ ru, en, says, at }): CardItem => {
    const path = addressOfPlace(game, at);
    return { id: slugOf(en), ru, en, says, rule: { title: titleAt(path), path } };
  });
  return { ...list, cards: cards.sort((a, b) => compareRu(a.ru ?? a.en, b.ru ?? b.en)) };
};

/** What has changed in a game, version by version; undefined where it has no such list. */
export const changesOf = (game: string): ChangeList | undefined => content.changes[game];

/** «FAQ 2.5, февраль 2026 года». */
export const versionSaid = ({ title, date }: ChangeList['versions'][number]): string =>
  [title, date].filter((said) => said !== undefined).join(', ');

/** The lists of a game as places: they are reached where its chapters are. */
export const listsOf = ({ id: game }: Pick<GameItem, 'id'>): readonly (RulePlace & { readonly summary: string })[] => [
  ...[changesOf(game)].flatMap((list) => (list ? [{ ...list, path: paths.changes(game) }] : [])),
  ...[content.cards[game]].flatMap((list) => (list ? [{ ...list, path: paths.cards(game) }] : [])),
];

/** The games that have a list, as routes want them. */
export const routesOf = (hasList: (game: string) => boolean) =>
  allGames()
    .filter(({ id }) => hasList(id))
    .map((game) => ({ params: { game: game.id }, props: { game } }));

/** The last dated version that changed a page, with a link to it. */
export const updateOf = (game: string, path: string): RulePlace | undefined => {
  const version = changesOf(game)?.versions.find(
    ({ date, changes }) =>
      date !== undefined && changes.some(({ at }) => addressOfPlace(game, at).split('#')[0] === path),
  );
  return version && { title: versionSaid(version), path: `${paths.changes(game)}#${version.id}` };
};

/** The cards whose ruling follows from a page. */
export const cardsAt = (game: string, path: string): readonly RulePlace[] =>
  (cardsOf(game)?.cards ?? [])
    .filter(({ rule }) => rule.path.split('#')[0] === path)
    .map(({ id, ru, en }) => ({ title: ru ?? en, path: `${paths.cards(game)}#${id}` }));
