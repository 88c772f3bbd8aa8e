/**
 * The filter of a term index that is divided into pages. It finds terms of all pages in the term index of the search,
 * which loads when the reader reaches for the filter.
 */
import { englishRuns } from '../lib/english-runs.ts';
import type { SearchTerm } from '../search/index-file.ts';
import { orderedTerms, termsWith } from '../search/list-terms.ts';
import { element } from './element.ts';
import { placeIn, returnTo, type ListPosition } from './list-position.ts';
import { loadTerms, loadTermsOf } from './search/term-index.ts';
import { siteAddress } from './site.ts';
import { foundWords } from './term-filter.ts';

/** How many names are shown at once, and added by «ещё»: few enough for a slow phone. */
const PORTION = 200;

/** What the reader has chosen, for a return by «Back». */
interface Kept {
  readonly query: string;
  readonly kind: string;
  readonly game: string;
  readonly isEnglish: boolean;
  readonly shown: number;
  readonly place: ListPosition;
}

const itemOf = ({ game, gameName, id, title, en }: SearchTerm): HTMLLIElement =>
  element(
    'li',
    {},
    element(
      'a',
      { href: siteAddress(`/${game}/terms/${id}/`) },
      element('b', {}, title),
      ' ',
      element('i', { lang: 'en' }, en),
      ' ',
      element(
        'small',
        {},
        ...englishRuns(gameName).map(({ text, english }) => (english ? element('span', { lang: 'en' }, text) : text)),
      ),
    ),
  );

/** The terms of a game, or of all, in both orders; each list is sorted once. */
const startLists = () => {
  const known = new Map<string, readonly SearchTerm[]>();
  return async (game: string, isEnglish: boolean) => {
    const index = await (game === '' ? loadTerms() : loadTermsOf(game));
    const key = `${game} ${String(isEnglish)}`;
    const ordered = known.get(key) ?? orderedTerms(index, isEnglish);
    known.set(key, ordered);
    return { index, ordered };
  };
};

/** Makes a page of a divided index live. */
export const startDividedTerms = (root: HTMLElement): void => {
  const form = root.querySelector('form')!;
  const input = form.querySelector('input')!;
  const [game, kind] = [...form.querySelectorAll('select')] as [HTMLSelectElement, HTMLSelectElement];
  const found = root.querySelector<HTMLElement>('.found')!;
  const own = root.querySelector<HTMLElement>('.by-letter')!;
  const list = element('ul', { className: 'listed', hidden: true });
  const more = element('button', { type: 'button', className: 'btn', hidden: true });
  own.after(list, more);
  const listOf = startLists();
  let isEnglish = false;
  let wanted: readonly SearchTerm[] = [];
  /** Number of the current query: answers to earlier ones are dropped. */
  let turn = 0;

  const isNarrowed = () => [input.value.trim(), kind.value, game.value].some((value) => value !== '');
  const showList = (isShown: boolean) => {
    own.hidden = isShown;
    list.hidden = !isShown;
    if (!isShown) more.hidden = true;
  };
  const showMore = (count: number) => {
    const begin = list.children.length;
    list.append(...wanted.slice(begin, begin + count).map(itemOf));
    const left = wanted.length - list.children.length;
    more.hidden = left === 0;
    more.textContent = `Показать ещё ${Math.min(PORTION, left)} из ${left}`;
  };
  const show = async (count = PORTION): Promise<void> => {
    turn += 1;
    const asked = turn;
    if (!isNarrowed() && !isEnglish) {
      found.textContent = '';
      return showList(false);
    }
    try {
      if (list.hidden) found.textContent = 'Загружаем список терминов…';
      const { index, ordered } = await listOf(game.value, isEnglish);
      if (asked !== turn) return;
      const answers = termsWith(index, input.value);
      wanted = ordered.filter((term) => answers.has(term) && (kind.value === '' || term.kind === kind.value));
      list.replaceChildren();
      showMore(count);
      showList(true);
      found.textContent = isNarrowed() ? foundWords(wanted.length) : '';
    } catch {
      if (asked !== turn) return;
      showList(false);
      found.textContent =
        'Список терминов не загрузился. Проверьте связь и повторите; термины по буквам открываются и так.';
    }
  };
  const sort = (english: boolean) => {
    isEnglish = english;
    for (const button of form.querySelectorAll<HTMLElement>('[data-sort]'))
      button.setAttribute('aria-pressed', String((button.dataset.sort === 'en') === english));
  };

  const left = (history.state as { divided?: Kept } | null)?.divided;
  addEventListener('pagehide', () => {
    const divided: Kept = {
      query: input.value,
      kind: kind.value,
      game: game.value,
      isEnglish,
      shown: Math.max(PORTION, list.children.length),
      place: placeIn(root),
    };
    try {
      history.replaceState({ divided }, '');
    } catch {
      // Where the browser refuses, the filter starts empty after «Back».
    }
  });
  const restore = async (kept: Kept) => {
    input.value = kept.query;
    kind.value = kept.kind;
    game.value = kept.game;
    sort(kept.isEnglish);
    await show(kept.shown);
    returnTo(root, kept.place);
  };
  // Loads ahead of the first query; a failure is reported by the query itself.
  const load = () => void listOf(game.value, isEnglish).catch(() => {});
  if (document.activeElement === input) load();
  input.addEventListener('focus', load);
  input.addEventListener('input', () => void show());
  for (const choice of [kind, game]) choice.addEventListener('change', () => void show());
  more.addEventListener('click', () => {
    const next = list.children.length;
    showMore(PORTION);
    list.children[next]?.querySelector('a')?.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    (list.hidden ? own : list).querySelector<HTMLElement>('li a')?.focus();
  });
  form.addEventListener('click', (event) => {
    const order = (event.target as HTMLElement).closest<HTMLElement>('[data-sort]')?.dataset.sort;
    if (order === undefined) return;
    sort(order === 'en');
    void show();
  });
  const setLive = () => {
    root.dataset.live = 'true';
  };
  if (left === undefined) {
    if (input.value !== '') void show();
    setLive();
  } else void restore(left).then(setLive);
};
