import { compareEn } from '../lib/collate-ru.ts';
import { matchesFilter } from '../lib/filter.ts';
import { countRu, pluralRu } from '../lib/plural-ru.ts';

const foundSaid = (count: number): string =>
  count === 0
    ? 'Ничего не нашлось. Попробуйте начало слова или поиск по всему сайту.'
    : `${pluralRu(count, ['Нашёлся', 'Нашлось', 'Нашлось'])} ${countRu(count, ['термин', 'термина', 'терминов'])}`;

/** Makes a list of terms live: the filter, the kinds, the order by Russian or English name. */
export const startTermFilter = (root: HTMLElement): void => {
  const form = root.querySelector('form')!;
  const input = form.querySelector('input')!;
  const kind = form.querySelector('select')!;
  const found = root.querySelector<HTMLElement>('.found')!;
  const letters = root.querySelector<HTMLElement>('.letters')!;
  const sections = [...root.querySelectorAll('section')];
  const items = [...root.querySelectorAll<HTMLLIElement>('li')];
  /** Where each item stands in the Russian order. */
  const homes = items.map((item) => item.parentElement!);
  const english = document.createElement('ul');
  english.className = 'by-english';
  english.hidden = true;
  root.append(english);

  const show = () => {
    const query = input.value;
    const narrowed = query.trim() !== '' || kind.value !== '';
    let count = 0;
    for (const item of items) {
      item.hidden = !(matchesFilter(item.dataset.k!, query) && (kind.value === '' || item.dataset.kind === kind.value));
      if (!item.hidden) count += 1;
    }
    for (const section of sections) section.hidden = [...section.querySelectorAll('li')].every((item) => item.hidden);
    letters.hidden = narrowed || !english.hidden;
    found.textContent = narrowed ? foundSaid(count) : '';
  };
  const sort = (order: string) => {
    english.hidden = order !== 'en';
    if (order === 'en')
      english.append(
        ...items.toSorted((a, b) => compareEn(a.querySelector('i')!.textContent, b.querySelector('i')!.textContent)),
      );
    else items.forEach((item, i) => homes[i]!.append(item));
    for (const button of form.querySelectorAll<HTMLElement>('[data-sort]'))
      button.setAttribute('aria-pressed', String(button.dataset.sort === order));
    show();
  };
  // What was looked at comes back with the step back; the entry of the history keeps it, so a fresh visit starts anew.
  const left = (history.state as { filter?: readonly [string, string, boolean, number] } | null)?.filter;
  addEventListener('pagehide', () => {
    try {
      history.replaceState({ filter: [input.value, kind.value, english.hidden, scrollY] }, '');
    } catch {
      // Where the browser refuses, a step back begins anew.
    }
  });
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    root.querySelector<HTMLElement>('li:not([hidden]) a')?.focus();
  });
  input.addEventListener('input', show);
  kind.addEventListener('change', show);
  form.addEventListener('click', (event) => {
    const order = (event.target as HTMLElement).closest<HTMLElement>('[data-sort]')?.dataset.sort;
    if (order !== undefined) sort(order);
  });
  if (left === undefined) return show();
  const [query, chosen, isRussian, top] = left;
  [input.value, kind.value] = [query, chosen];
  sort(isRussian ? 'ru' : 'en');
  scrollTo({ top, behavior: 'instant' });
};
