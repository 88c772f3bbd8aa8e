import { askedWords, hasWord, nearestRows, rowWords } from '../search/nearest.ts';
import { nothingWords, shownWords } from './row-filter-words.ts';

/** The place for the nearest rows, if the page has one; they return to their own place before each new filtering. */
const startNearest = (root: HTMLElement, rows: readonly HTMLElement[]) => {
  const list = root.querySelector<HTMLElement>('[data-nearest]');
  const homes = rows.map((row) => row.parentElement!);
  return {
    list,
    clear: () => {
      if (list === null || list.hidden) return;
      list.hidden = true;
      rows.forEach((row, i) => homes[i]!.append(row));
    },
    show: (nearest: readonly HTMLElement[]) => {
      if (list === null || nearest.length === 0) return;
      for (const row of nearest) row.hidden = false;
      list.append(...nearest);
      list.hidden = false;
    },
  };
};

/** Folding groups: a query opens those with matches; without a query they are as the reader left them. */
const startGroups = (root: HTMLElement) => {
  const groups = [...root.querySelectorAll<HTMLDetailsElement>('details[data-group]')];
  const hasRows = (group: HTMLElement): boolean => group.querySelector('[data-k]:not([hidden])') !== null;
  /** Which were open before the query. */
  let before: readonly boolean[] | undefined;
  // An address may name a group; without the script all groups are open.
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
 * Makes a list filterable: a row is shown if its words match the query and it matches every select. Rows are in a table
 * or in folding groups. Where no row matches, the nearest ones are shown separately, if the page has a place for them.
 */
export const startRowFilter = (root: HTMLElement): void => {
  const form = root.querySelector('form')!;
  const input = form.querySelector('input')!;
  const lists = [...form.querySelectorAll('select')];
  const fields = [input, ...lists];
  const found = root.querySelector<HTMLElement>('.found')!;
  /** The status text without a query, if the page has one. */
  const all = found.dataset.all;
  const table = root.querySelector('table');
  const rows = [...root.querySelectorAll<HTMLElement>('[data-k]')];
  const showGroups = startGroups(root);
  const nearest = startNearest(root, rows);
  /** The words of each row, read at the first query. */
  let keys: readonly ReturnType<typeof rowWords>[] | undefined;
  const isChosen = (row: HTMLElement): boolean =>
    lists.every(({ name, value }) => value === '' || row.dataset[name]!.split(' ').includes(value));

  /** The rows nearest to the query, of those that match the selects. */
  const nearestTo = (asked: ReturnType<typeof askedWords>): readonly HTMLElement[] => {
    if (nearest.list === null || keys === undefined) return [];
    const left = rows.flatMap((row, i) => (isChosen(row) ? [{ row, key: keys![i]! }] : []));
    return nearestRows(
      left.map(({ key }) => key),
      asked,
    ).map((at) => left[at]!.row);
  };
  const show = () => {
    const query = input.value.trim();
    const asked = askedWords(query);
    const isNarrowed = lists.some(({ value }) => value !== '');
    const isAsked = query !== '' || isNarrowed;
    if (asked.length > 0) keys ??= rows.map((row) => rowWords(row.dataset.k!));
    nearest.clear();
    rows.forEach((row, i) => {
      row.hidden = !(asked.every((word) => hasWord(keys![i]!, word)) && isChosen(row));
    });
    const count = rows.filter((row) => !row.hidden).length;
    const near = count === 0 ? nearestTo(asked) : [];
    nearest.show(near);
    if (table !== null) table.hidden = count === 0;
    showGroups(isAsked);
    if (!isAsked && all !== undefined) found.textContent = all;
    else if (count > 0) found.textContent = shownWords(count, rows.length);
    else
      found.textContent = nothingWords({
        query,
        isNarrowed,
        nearest: near.length,
        said: nearest.list?.dataset.nearest,
      });
  };
  // The history entry keeps the query: «Back» restores it, a fresh visit starts empty.
  const left = (history.state as { asked?: readonly string[] } | null)?.asked;
  left?.forEach((value, i) => {
    if (fields[i] !== undefined) fields[i].value = value;
  });
  addEventListener('pagehide', () => {
    try {
      history.replaceState({ ...history.state, asked: fields.map(({ value }) => value) }, '');
    } catch {
      // Where the browser refuses, the filter starts empty after «Back».
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    root.querySelector<HTMLElement>('[data-k]:not([hidden]) a')?.focus();
  });
  form.addEventListener('input', show);
  // «Back» restores the choices, before or after the page is shown.
  addEventListener('pageshow', show);
  show();
  root.dataset.live = 'true';
};
