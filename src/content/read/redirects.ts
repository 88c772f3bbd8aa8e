import { paths, withBase } from '../../lib/url.ts';
import type { Corpus } from './corpus.ts';
import { addressOfPlace } from './lists.ts';

/** Former address of each renamed term and of each list → its address now, as Astro's `redirects` wants them. */
export const redirectsOf = (
  { terms, cards, changes }: Pick<Corpus, 'terms' | 'cards' | 'changes'>,
  base: string,
): Record<string, string> => {
  const ofTerms = terms.flatMap((t) => t.data.formerly.map((id) => [paths.term(t.game, id), t.path] as const));
  const lists = [
    ...Object.entries(cards).map(([game, list]) => ({ game, list, path: paths.cards(game) })),
    ...Object.entries(changes).map(([game, list]) => ({ game, list, path: paths.changes(game) })),
  ];
  const ofLists = lists.flatMap(({ game, list, path }) =>
    list.formerly.map((place) => [addressOfPlace(game, place), path] as const),
  );
  return Object.fromEntries([...ofTerms, ...ofLists].map(([from, to]) => [from, withBase(base, to)]));
};
