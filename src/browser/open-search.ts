import { takeOnReturn } from '../device/visit.ts';
import { element } from './element.ts';
import { later } from './later.ts';
import { SEARCHED_HERE } from './searched-here.ts';
import { currentGame, siteAddress } from './site.ts';

let isReached = false;
/**
 * Asks at once for what a first search waits for, the script and the terms of the reader's own game: one after the other
 * they would be two round trips.
 */
const reachForSearch = (): void => {
  if (isReached) return;
  isReached = true;
  // Who opens the search asks again, and hears of a failure then.
  later().catch(() => undefined);
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
      (await later()).openSearch(query);
    } catch {
      // Without the dialog the page of the search does the same.
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
    // What is typed while the dialog is on its way goes into it too.
    if (opening) return;
    opening = true;
    await later().catch(() => undefined);
    await open(field.value, `${page}?q=${encodeURIComponent(field.value)}`);
    field.value = '';
    opening = false;
  };
  // A hit was followed and was not the one: a step back brings the list again.
  addEventListener('pageshow', ({ persisted }) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReturn = persisted || visit?.type === 'back_forward';
    const query = isReturn ? takeOnReturn(SEARCHED_HERE) : undefined;
    if (query !== undefined) void open(query, page);
  });
  // Somebody who reached the field by keyboard goes on typing in the dialog.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-search] input'))
    field.addEventListener('input', () => void openWith(field));
};
