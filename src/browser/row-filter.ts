import { matchesFilter } from '../lib/filter.ts';

const foundSaid = (count: number, of: number): string =>
  count === 0 ? 'Ничего не подходит. Снимите один из отборов или сотрите слово.' : `Показано: ${count} из ${of}`;

/** Makes a table live: a row stays where its words answer the query and each list that is chosen from. */
export const startRowFilter = (root: HTMLElement): void => {
  const form = root.querySelector('form')!;
  const input = form.querySelector('input')!;
  const lists = [...form.querySelectorAll('select')];
  const found = root.querySelector<HTMLElement>('.found')!;
  const table = root.querySelector('table')!;
  const rows = [...table.querySelectorAll<HTMLElement>('[data-k]')];
  const isChosen = (row: HTMLElement): boolean =>
    lists.every(({ name, value }) => value === '' || row.dataset[name]!.split(' ').includes(value));

  const show = () => {
    for (const row of rows) row.hidden = !(matchesFilter(row.dataset.k!, input.value) && isChosen(row));
    const count = rows.filter((row) => !row.hidden).length;
    table.hidden = count === 0;
    found.textContent = foundSaid(count, rows.length);
  };
  form.hidden = false;
  found.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    table.querySelector<HTMLElement>('[data-k]:not([hidden]) a')?.focus();
  });
  form.addEventListener('input', show);
  // A step back brings the choices back, before the page is shown or after.
  addEventListener('pageshow', show);
  show();
};
