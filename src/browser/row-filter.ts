import { askedWords, hasWord, nearestRows, rowWords } from '../search/nearest.ts';
import { nothingSaid, shownSaid } from './row-filter-words.ts';

/** Where the rows that come nearest are shown, if the page has a place for them; they go home before each new look. */
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
 * a table or in groups that fold. Where none answers, those that come nearest are shown apart, if there is a place.
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
  const nearest = startNearest(root, rows);
  /** The words of each row, read when something is first asked. */
  let keys: readonly ReturnType<typeof rowWords>[] | undefined;
  const isChosen = (row: HTMLElement): boolean =>
    lists.every(({ name, value }) => value === '' || row.dataset[name]!.split(' ').includes(value));

  /** Those that come nearest to what was asked, of the rows that the lists leave. */
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
    else if (count > 0) found.textContent = shownSaid(count, rows.length);
    else
      found.textContent = nothingSaid({ query, isNarrowed, nearest: near.length, said: nearest.list?.dataset.nearest });
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
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    root.querySelector<HTMLElement>('[data-k]:not([hidden]) a')?.focus();
  });
  form.addEventListener('input', show);
  // A step back brings the choices back, before the page is shown or after.
  addEventListener('pageshow', show);
  show();
  root.dataset.live = 'true';
};
