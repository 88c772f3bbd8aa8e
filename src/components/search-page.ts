import { countRu } from '../lib/plural-ru.ts';

/** What the page needs of Pagefind's interface. */
interface Pagefind {
  readonly debouncedSearch: (query: string) => Promise<{ results: { data: () => Promise<Hit> }[] } | null>;
}
interface Hit {
  readonly url: string;
  readonly meta: { readonly title?: string };
  readonly excerpt: string;
}

/** Queries longer than this are cut: nobody types them, and the index need not chew on them. */
const LONGEST_QUERY = 200;
const SHOWN = 20;

/** Makes the search page live: the field, the address and the list of results say the same. */
export const startSearch = (): void => {
  const form = document.querySelector<HTMLFormElement>('.search-form')!;
  const input = form.querySelector('input')!;
  const found = document.querySelector<HTMLElement>('.found')!;
  const list = document.querySelector<HTMLElement>('.results')!;
  let pagefind: Promise<Pagefind> | undefined;

  const run = async () => {
    const query = input.value.trim().slice(0, LONGEST_QUERY);
    const address = new URL(location.href);
    if (query === '') address.searchParams.delete('q');
    else address.searchParams.set('q', query);
    history.replaceState(null, '', address);
    if (query === '') return show('', []);
    try {
      pagefind ??= import(/* @vite-ignore */ list.dataset.pagefind!) as Promise<Pagefind>;
      const answer = await (await pagefind).debouncedSearch(query);
      if (answer === null) return;
      const hits = await Promise.all(answer.results.slice(0, SHOWN).map((r) => r.data()));
      show(hits.length === 0 ? 'Ничего не нашлось.' : `Нашлось: ${countRu(answer.results.length, ['страница', 'страницы', 'страниц'])}`, hits);
    } catch {
      pagefind = undefined;
      show('Указатель поиска не загрузился. Проверьте связь или откройте указатели терминов ниже.', []);
    }
  };
  const show = (says: string, hits: readonly Hit[]) => {
    found.textContent = says;
    list.replaceChildren(...hits.map(resultOf));
  };

  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', () => void run());
  input.value = queryOf(location.search);
  input.focus();
  void run();
};

/** The query of an address; broken percent-encoding is read as it stands. */
const queryOf = (search: string): string => new URLSearchParams(search).get('q')?.slice(0, LONGEST_QUERY) ?? '';

const resultOf = (hit: Hit): HTMLLIElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = hit.url;
  link.textContent = hit.meta.title ?? hit.url;
  const excerpt = document.createElement('p');
  // Pagefind escapes the text of the page and marks the words found; nothing else is markup.
  excerpt.innerHTML = hit.excerpt;
  item.append(link, excerpt);
  return item;
};
