/** An address that leads nowhere: reads a name out of it and leads to the term of that name, or offers the nearest. */
import { searchTerms } from '../search/search.ts';
import { element } from './element.ts';
import { siteAddress } from './site.ts';
import { loadTerms } from './search/term-index.ts';

/** The last part of an address as words: `/arkham/terms/внеочередная-атака/` → «внеочередная атака». */
const wordsOfAddress = (path: string): string => {
  const last = path.split('/').filter((p) => p !== '').at(-1) ?? '';
  let text = last.replaceAll('+', ' ');
  // Broken percent-encoding is read as it came.
  try { text = decodeURIComponent(text); } catch {}
  return text.replace(/\.html$/, '').replace(/[-_]+/g, ' ').trim();
};

/** Starts the page «Такой страницы нет». */
export const startNotFound = async (page: HTMLElement): Promise<void> => {
  const words = wordsOfAddress(location.pathname);
  page.querySelector('.asked')!.textContent = words;
  const path = location.pathname.slice(new URL(siteAddress('/')).pathname.length);
  const game = path.split('/')[0];
  try {
    const { hits, near } = searchTerms(await loadTerms(), words, { ...(game === '' ? {} : { game }), limit: 5 });
    const first = hits[0];
    if (first === undefined) return;
    const address = (hit: typeof first) => siteAddress(`/${hit.term.game}/terms/${hit.term.id}/`);
    if (!near && ['name', 'form', 'alias'].includes(first.rank)) return location.replace(address(first));
    const nearest = page.querySelector<HTMLElement>('.nearest')!;
    nearest.hidden = false;
    nearest.querySelector('.chips')!.replaceChildren(...hits.map((hit) => element('a', { href: address(hit) }, hit.term.title)));
  } catch {
    // Without the index the page still says where to go.
  }
};
