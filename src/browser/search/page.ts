import { makePanel } from './panel.ts';

/** Makes the page `/search/` live: the panel and the address say the same. */
export const startSearchPage = (place: HTMLElement): void => {
  const panel = makePanel({
    onQuery: (query) => {
      const address = new URL(location.href);
      if (query.trim() === '') address.searchParams.delete('q');
      else address.searchParams.set('q', query);
      // Some browsers refuse when it is asked too often: then the address lags behind the field.
      try { history.replaceState(null, '', address); } catch {}
    },
  });
  place.replaceChildren(panel.root);
  panel.ask(new URLSearchParams(location.search).get('q') ?? '');
  panel.focus();
};
