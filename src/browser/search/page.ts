import { makePanel } from './panel.ts';

/** Makes the page `/search/` live: the panel and the address say the same. */
export const startSearchPage = (place: HTMLElement): void => {
  const panel = makePanel({
    onQuery: (query) => {
      const address = new URL(location.href);
      if (query.trim() === '') address.searchParams.delete('q');
      else address.searchParams.set('q', query);
      history.replaceState(null, '', address);
    },
  });
  place.replaceChildren(panel.root);
  panel.ask(new URLSearchParams(location.search).get('q') ?? '');
  panel.focus();
};
