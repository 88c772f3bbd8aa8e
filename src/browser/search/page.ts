import { makePanel } from './panel.ts';

/** Milliseconds without a key stroke before the query is written into the address. */
const WRITE_AFTER = 300;

/** Makes the page `/search/` live: the panel and the address say the same. */
export const startSearchPage = (place: HTMLElement): void => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const writeAddress = (query: string) => {
    clearTimeout(pause);
    const address = new URL(location.href);
    if (query.trim() === '') address.searchParams.delete('q');
    else address.searchParams.set('q', query);
    try {
      history.replaceState(null, '', address);
    } catch {
      // Some browsers refuse when it is asked too often: then the address lags behind the field.
    }
  };
  let asked = '';
  const panel = makePanel({
    // Writing an address costs a slow phone milliseconds that the key stroke needs.
    onQuery: (query) => {
      asked = query;
      clearTimeout(pause);
      pause = setTimeout(() => writeAddress(query), WRITE_AFTER);
    },
  });
  addEventListener('pagehide', () => writeAddress(asked));
  place.replaceChildren(panel.root);
  panel.ask(new URLSearchParams(location.search).get('q') ?? '');
  panel.focus();
};
