import { compareEn } from '../lib/collate-ru.ts';
import { matchesFilter } from '../lib/filter.ts';
import { foldKey } from '../lib/fold-ru.ts';
import { countRu, pluralRu } from '../lib/plural-ru.ts';
import { fetchJson } from './fetch-json.ts';
import { placeIn, returnTo, type ListPosition } from './list-position.ts';

/** How many entries a filter shows. */
export const foundWords = (count: number): string =>
  count === 0
    ? 'Ничего не нашлось. Попробуйте начало слова или поиск по всему сайту.'
    : `${pluralRu(count, ['Нашёлся', 'Нашлось', 'Нашлось'])} ${countRu(count, ['термин', 'термина', 'терминов'])}`;

/** What the reader has chosen, for a return by «Back». */
interface Kept {
  readonly query: string;
  readonly kind: string;
  readonly game: string;
  readonly isEnglish: boolean;
  readonly place: ListPosition;
}

/** The index of all games loads its filter words later; until then, and without a network, names are matched. */
const keysOf = (root: HTMLElement, items: readonly HTMLElement[]) => {
  let keys = items.map((item) => item.dataset.k ?? foldKey(item.querySelector('a')!.textContent));
  const load = async (address: string): Promise<void> => {
    const words = (await fetchJson(address)) as readonly string[];
    if (words.length === keys.length) keys = [...words];
  };
  const address = root.dataset.keys;
  return {
    at: (place: number): string => keys[place]!,
    loaded: async (): Promise<void> => {
      if (address !== undefined) await load(address).catch(() => {});
    },
  };
};

/** Makes a list of terms filterable by words, kind and game, and sortable by Russian or English name. */
export const startTermFilter = (root: HTMLElement): void => {
  const form = root.querySelector('form')!;
  const input = form.querySelector('input')!;
  const kind = form.querySelector<HTMLSelectElement>('[name=kind]')!;
  /** Only the index of all games has it. */
  const game = form.querySelector<HTMLSelectElement>('[name=game]');
  const found = root.querySelector<HTMLElement>('.found')!;
  const letters = root.querySelector<HTMLElement>('.letters')!;
  /** Terms of boxes that the reader does not own follow the letters, folded. */
  const others = root.querySelector<HTMLDetailsElement>('.other-boxes');
  const sections = [...root.querySelectorAll<HTMLElement>('section, .other-boxes')];
  const items = [...root.querySelectorAll<HTMLLIElement>('li')];
  const keys = keysOf(root, items);
  /** The position of each item in the Russian order. */
  const homes = items.map((item) => item.parentElement!);
  const english = document.createElement('ul');
  english.className = 'by-english';
  english.hidden = true;
  root.append(english);

  const isWanted = (item: HTMLLIElement, at: number): boolean =>
    matchesFilter(keys.at(at), input.value) &&
    (kind.value === '' || item.dataset.kind === kind.value) &&
    (game === null || game.value === '' || item.dataset.game === game.value);
  const show = () => {
    const narrowed = [input.value.trim(), kind.value, game?.value ?? ''].some((value) => value !== '');
    let count = 0;
    items.forEach((item, at) => {
      item.hidden = !isWanted(item, at);
      if (!item.hidden) count += 1;
    });
    sections.forEach((section, i) => {
      section.hidden = [...section.querySelectorAll('li')].every((item) => item.hidden);
      const letter = letters.children[i];
      if (letter instanceof HTMLElement) letter.hidden = section.hidden;
    });
    if (others !== null && narrowed) others.open = true;
    letters.hidden = narrowed || !english.hidden;
    found.textContent = narrowed ? foundWords(count) : '';
  };
  const sort = (isEnglish: boolean) => {
    english.hidden = !isEnglish;
    if (isEnglish)
      english.append(
        ...items
          .filter((_, i) => !others?.contains(homes[i]!))
          .sort((a, b) => compareEn(a.querySelector('i')!.textContent, b.querySelector('i')!.textContent)),
      );
    else items.forEach((item, i) => homes[i]!.append(item));
    for (const button of form.querySelectorAll<HTMLElement>('[data-sort]'))
      button.setAttribute('aria-pressed', String((button.dataset.sort === 'en') === isEnglish));
    show();
  };

  // The history entry keeps the choices: «Back» restores them, a fresh visit starts without.
  const left = (history.state as { listed?: Kept } | null)?.listed;
  addEventListener('pagehide', () => {
    const listed: Kept = {
      query: input.value,
      kind: kind.value,
      game: game?.value ?? '',
      isEnglish: !english.hidden,
      place: placeIn(root),
    };
    try {
      history.replaceState({ listed }, '');
    } catch {
      // Where the browser refuses, the filter starts empty after «Back».
    }
  });
  const restore = (kept: Kept) => {
    input.value = kept.query;
    kind.value = kept.kind;
    if (game !== null) game.value = kept.game;
    sort(kept.isEnglish);
    returnTo(root, kept.place);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    root.querySelector<HTMLElement>('li:not([hidden]) a')?.focus();
  });
  const wantKeys = () => void keys.loaded().then(show);
  // On a slow network the field may be in use before this script has come.
  if (document.activeElement === input || input.value !== '') wantKeys();
  else input.addEventListener('focus', wantKeys, { once: true });
  input.addEventListener('input', show);
  for (const choice of [kind, game]) choice?.addEventListener('change', show);
  form.addEventListener('click', (event) => {
    const order = (event.target as HTMLElement).closest<HTMLElement>('[data-sort]')?.dataset.sort;
    if (order !== undefined) sort(order === 'en');
  });
  if (left === undefined) show();
  else restore(left);
  root.dataset.live = 'true';
};
