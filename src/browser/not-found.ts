/** The page for an unknown address: reads a name from it and leads to that term, or offers the nearest ones. */
import { searchTerms, type Hit } from '../search/search.ts';
import { element } from './element.ts';
import { siteAddress } from './site.ts';
import { loadTerms } from './search/term-index.ts';

/** The last part of an address as words: `/arkham/terms/внеочередная-атака/` → «внеочередная атака». */
const wordsOfAddress = (path: string): string => {
  const last =
    path
      .split('/')
      .filter((p) => p !== '')
      .at(-1) ?? '';
  let text = last.replaceAll('+', ' ');
  try {
    text = decodeURIComponent(text);
  } catch {
    // Broken percent-encoding is used undecoded.
  }
  return text
    .replace(/\.html$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
};

/**
 * The one term that an address means, if any: the one in its game; without a game, only a name that a single game has.
 */
const meantBy = (hits: readonly Hit[], game: string | undefined, isGame: boolean): Hit | undefined => {
  const meant = hits.filter(({ rank }) => rank === 'name' || rank === 'form' || rank === 'alias');
  if (isGame) return meant.find(({ term }) => term.game === game);
  return meant.every(({ term }) => term.game === meant[0]!.term.game) ? meant[0] : undefined;
};

/** Starts the page «Такой страницы нет». */
export const startNotFound = async (page: HTMLElement): Promise<void> => {
  const words = wordsOfAddress(location.pathname);
  page.querySelector('.asked')!.textContent = words;
  const path = location.pathname.slice(new URL(siteAddress('/')).pathname.length);
  const game = path.split('/')[0];
  try {
    const index = await loadTerms();
    const { hits, near } = searchTerms(index, words, { game, limit: 5 });
    const address = ({ term }: Hit) => siteAddress(`/${term.game}/terms/${term.id}/`);
    const isGame = index.games.some(([id]) => id === game);
    const first = near ? undefined : meantBy(hits, game, isGame);
    if (first !== undefined) return location.replace(address(first) + location.hash);
    if (hits.length === 0) return;
    const nearest = page.querySelector<HTMLElement>('.nearest')!;
    nearest.hidden = false;
    nearest
      .querySelector('.chips')!
      .replaceChildren(
        ...hits.map((hit) =>
          element(
            'a',
            { href: address(hit) },
            hit.term.title,
            ...(hit.term.game === game ? [] : [` · ${hit.term.gameName}`]),
          ),
        ),
      );
  } catch {
    // Without the index the page still shows its links.
  }
};
