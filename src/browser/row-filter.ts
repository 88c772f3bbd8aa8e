import { matchesFilter } from '../lib/filter.ts';

const foundSaid = (count: number, of: number): string =>
  count === 0 ? 'Ничего не подходит. Снимите один из отборов или сотрите слово.' : `Показано: ${count} из ${of}`;

/** Groups that fold: what is asked for opens those that answer; nothing asked leaves them as the reader had them. */
const startGroups = (root: HTMLElement) => {
  const groups = [...root.querySelectorAll<HTMLDetailsElement>('details[data-group]')];
  const hasRows = (group: HTMLElement): boolean => group.querySelector('[data-k]:not([hidden])') !== null;
  /** Which were open before something was asked. */
  let before: readonly boolean[] | undefined;
  // An address may name a group; without the script all of them stand open.
  const openNamed = () => {
    for (const group of groups) if (`#${group.id}` === location.hash) group.open = true;
  };
  for (const group of groups) group.open = false;
  openNamed();
  root.dataset.live = 'true';
  addEventListener('hashchange', openNamed);
  return (isAsked: boolean) => {
    root.dataset.asked = String(isAsked);
    if (isAsked) before ??= groups.map((group) => group.open);
    groups.forEach((group, i) => {
      group.hidden = !hasRows(group);
      if (isAsked) group.open = true;
      else if (before !== undefined) group.open = before[i]!;
    });
    if (!isAsked) before = undefined;
  };
};

/**
 * Makes a list live: a row stays where its words answer the query and each list that is chosen from. The rows stand in
 * a table or in groups that fold.
 */
export const startRowFilter = (root: HTMLElement): void => {
  const form = root.querySelector('form')!;
  const input = form.querySelector('input')!;
  const lists = [...form.querySelectorAll('select')];
  const fields = [input, ...lists];
  const found = root.querySelector<HTMLElement>('.found')!;
  /** What is said while nothing is asked, if the page says it. */
  const all = found.dataset.all;
  const table = root.querySelector('table');
  const rows = [...root.querySelectorAll<HTMLElement>('[data-k]')];
  const showGroups = startGroups(root);
  const isChosen = (row: HTMLElement): boolean =>
    lists.every(({ name, value }) => value === '' || row.dataset[name]!.split(' ').includes(value));

  const show = () => {
    for (const row of rows) row.hidden = !(matchesFilter(row.dataset.k!, input.value) && isChosen(row));
    const count = rows.filter((row) => !row.hidden).length;
    const isAsked = fields.some(({ value }) => value.trim() !== '');
    if (table !== null) table.hidden = count === 0;
    showGroups(isAsked);
    found.textContent = !isAsked && all !== undefined ? all : foundSaid(count, rows.length);
  };
  // What was asked comes back with the step back; the entry of the history keeps it, so a fresh visit starts anew.
  const left = (history.state as { asked?: readonly string[] } | null)?.asked;
  left?.forEach((value, i) => {
    if (fields[i] !== undefined) fields[i].value = value;
  });
  addEventListener('pagehide', () => {
    try {
      history.replaceState({ ...history.state, asked: fields.map(({ value }) => value) }, '');
    } catch {
      // Where the browser refuses, a step back begins anew.
    }
  });
  form.hidden = false;
  found.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    root.querySelector<HTMLElement>('[data-k]:not([hidden]) a')?.focus();
  });
  form.addEventListener('input', show);
  // A step back brings the choices back, before the page is shown or after.
  addEventListener('pageshow', show);
  show();
};
