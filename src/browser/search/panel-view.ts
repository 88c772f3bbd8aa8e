/** The search as it is drawn: a field, the games to look in, a live count, hits. It knows no query and asks nothing. */
import { element } from '../element.ts';
import type { TextHit } from './full-text.ts';
import { textItem } from './items.ts';
import type { Marker } from './mark.ts';
import { NOWHERE_IN_TEXT } from './verdict.ts';

/** Longer input is cut before anything looks at it. */
export const LONGEST = 200;

const makeField = () =>
  // Not type=search: there the first Esc empties the field and only the second closes the dialog.
  element('input', {
    type: 'text',
    role: 'searchbox',
    inputMode: 'search',
    placeholder: 'Термин или правило',
    ariaLabel: 'Что ищем',
    autocomplete: 'off',
    enterKeyHint: 'search',
    spellcheck: false,
    maxLength: LONGEST,
  });

/** A line of the list that does something. */
const buttonItem = (words: string, onclick: () => void, className = ''): HTMLLIElement =>
  element('li', {}, element('button', { type: 'button', onclick, className }, words));

/** The parts of a panel. */
export interface PanelView {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** The games to look in; '' is all of them. */
  readonly scope: HTMLSelectElement;
  /** Leads from one game to all of them by one press. */
  readonly everywhere: HTMLButtonElement;
  readonly status: HTMLElement;
  /** Lists of terms and of places in the text. */
  readonly terms: HTMLElement;
  readonly texts: HTMLElement;
}

/** Draws a panel, empty. */
export const drawPanel = (): PanelView => {
  const input = makeField();
  const status = element('p', { className: 'found', role: 'status' });
  const terms = element('ul', { className: 'hits' });
  const texts = element('div', { className: 'text-hits' });
  const scope = element('select', { ariaLabel: 'Где искать', hidden: true });
  const everywhere = element('button', { type: 'button', className: 'more', hidden: true }, 'Во всех играх');
  const where = element('div', { className: 'where' }, scope, everywhere);
  const answers = element('div', { className: 'answers' }, terms, texts);
  const root = element('div', { className: 'search-panel' }, input, where, status, answers);
  return { root, input, scope, everywhere, status, terms, texts };
};

/** The hits and buttons of a panel, in order. */
export const linksOf = ({ root }: PanelView): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.hits a, .hits button, .text-hits a, .text-hits button'),
];

/** Offers to look in all games where one is chosen. */
export const showScope = ({ scope, everywhere }: PanelView): void => {
  everywhere.hidden = scope.value === '';
};

/** Offers one game or all, where there is more than one to choose from; first the one that the reader is in. */
export const showGames = (view: PanelView, games: ReadonlyMap<string, string>, own: string | undefined): void => {
  const { scope } = view;
  if (games.size < 2) return;
  scope.append(
    element('option', { value: '' }, 'Во всех играх'),
    ...[...games].map(([value, name]) => element('option', { value }, name)),
  );
  scope.hidden = false;
  if (own !== undefined && games.has(own)) scope.value = own;
  showScope(view);
};

/** What pressing a line of the last queries does. */
interface OnRecent {
  readonly ask: (query: string) => void;
  readonly forget: () => void;
}
/** Shows the last queries in the place of hits. */
export const showRecent = ({ status, terms, texts }: PanelView, queries: readonly string[], on: OnRecent): void => {
  status.textContent = queries.length > 0 ? 'Вы искали:' : '';
  terms.replaceChildren(
    ...queries.map((query) => buttonItem(query, () => on.ask(query))),
    ...(queries.length > 0 ? [buttonItem('Забыть эти запросы', on.forget, 'quiet')] : []),
  );
  texts.replaceChildren();
};

/** Says that there are no terms to look among. */
export const showNoIndex = ({ status, terms }: PanelView): void => {
  terms.replaceChildren();
  status.textContent =
    'Указатель терминов не загрузился. Проверьте связь и попробуйте ещё раз; глоссарии игр открываются и так.';
};

/** Offers to ask the text of the rules too. */
export const offerText = ({ texts }: PanelView, press: () => void): void => {
  const onclick = () => {
    more.textContent = 'Ищем в тексте правил…';
    press();
  };
  const more = element('button', { type: 'button', className: 'more', onclick }, 'Искать в тексте правил');
  texts.replaceChildren(more);
};

/**
 * Shows places of the text under the terms, each with the name of its game.
 * @returns whether the reader had pressed the button for them
 */
export const showTexts = (
  { texts, input }: PanelView,
  hits: readonly TextHit[],
  marker: Marker,
  games: ReadonlyMap<string, string>,
): boolean => {
  const wasPressed = texts.contains(document.activeElement);
  const items = hits.map((hit) => textItem(hit, marker, games.get(hit.game ?? '')));
  if (hits.length === 0) texts.replaceChildren(element('p', {}, NOWHERE_IN_TEXT));
  else texts.replaceChildren(element('h2', {}, 'В тексте правил'), element('ul', { className: 'hits' }, ...items));
  // The button that was pressed is gone: its reader goes on with what it brought.
  if (wasPressed) (texts.querySelector('a') ?? input).focus();
  return wasPressed;
};

/** Says that the text of the rules is out of reach. */
export const showNoText = ({ texts }: PanelView): void =>
  texts.replaceChildren(element('p', {}, 'Текст правил не загрузился: нет связи. Термины ищутся и без неё.'));
