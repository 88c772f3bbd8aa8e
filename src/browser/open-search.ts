import { takeOnReturn } from '../device/visit.ts';
import { element } from './element.ts';
import { loadSearch } from './load-search.ts';
import { SEARCHED_HERE } from './searched-here.ts';
import { currentGame, siteAddress } from './site.ts';

let isReached = false;
/**
 * Requests in parallel what a first search needs, the script and the terms of the reader's own game; one after the
 * other would take two round trips.
 */
const reachForSearch = (): void => {
  if (isReached) return;
  isReached = true;
  // A failure is reported when the search opens and loads again.
  loadSearch().catch(() => undefined);
  const game = currentGame();
  if (game === undefined) return;
  const href = siteAddress(`/${game}/term-index.json`);
  document.head.append(element('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
};

/** Opens the search dialog from the header, the thumb bar, `/` and Ctrl+K; the dialog itself is loaded on first use. */
export const startSearchOpener = (): void => {
  const open = async (query: string, fallback: string) => {
    reachForSearch();
    try {
      (await loadSearch()).openSearch(query);
    } catch {
      // Without the dialog, the search page does the same.
      location.href = fallback;
    }
  };
  const page = siteAddress('/search/');
  let opening = false;
  const isTyping = (target: EventTarget | null) =>
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

  document.addEventListener('keydown', (event) => {
    const isHotkey = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    const isSlash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (event.defaultPrevented || (!isHotkey && (!isSlash || isTyping(event.target)))) return;
    event.preventDefault();
    void open('', page);
  });
  for (const sign of ['pointerdown', 'pointerover', 'focusin'])
    document.addEventListener(sign, ({ target }) => {
      if (target instanceof Element && target.closest('[data-search]') !== null) reachForSearch();
    });
  document.addEventListener('click', (event) => {
    const door = (event.target as Element).closest('[data-search]');
    if (door === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void open('', page);
  });
  const openWith = async (field: HTMLInputElement) => {
    // Text typed while the dialog loads is passed on to it.
    if (opening) return;
    opening = true;
    await loadSearch().catch(() => undefined);
    await open(field.value, `${page}?q=${encodeURIComponent(field.value)}`);
    field.value = '';
    opening = false;
  };
  // After a followed hit, «Back» brings the list again.
  addEventListener('pageshow', ({ persisted }) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReturn = persisted || visit?.type === 'back_forward';
    const query = isReturn ? takeOnReturn(SEARCHED_HERE) : undefined;
    if (query !== undefined) void open(query, page);
  });
  // A reader who reached the field by keyboard goes on typing in the dialog.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-search] input'))
    field.addEventListener('input', () => void openWith(field));
};
