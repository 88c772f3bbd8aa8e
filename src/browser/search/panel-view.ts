/** The search as it is drawn: a field, the games to look in, a live count, hits. It knows no query and asks nothing. */
import { element } from '../element.ts';
import type { TextHit } from './full-text.ts';
import { makeTermList, textItem } from './items.ts';
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
  element('li', {}, element('button', { type: 'button', onclick, ...(className === '' ? {} : { className }) }, words));

/** What pressing a line of the last queries does. */
interface OnRecent {
  readonly ask: (query: string) => void;
  readonly forget: () => void;
}

export type PanelView = ReturnType<typeof makePanelView>;

/** Draws the panel, empty. */
export const makePanelView = () => {
  const input = makeField();
  const status = element('p', { className: 'found', role: 'status' });
  const terms = element('ul', { className: 'hits' });
  const texts = element('div', { className: 'text-hits' });
  const scope = element('select', { ariaLabel: 'Где искать', hidden: true });
  const answers = element('div', { className: 'answers' }, terms, texts);
  const root = element('div', { className: 'search-panel' }, input, scope, status, answers);

  return {
    root,
    input,
    /** The games to look in; '' is all of them. */
    scope,
    /** The list of terms. */
    terms,
    /** The hits and buttons, in order. */
    links: () => [...root.querySelectorAll<HTMLElement>('.hits a, .hits button, .text-hits a, .text-hits button')],
    say: (words: string) => {
      status.textContent = words;
    },
    showBusy: (isBusy: boolean) => {
      root.ariaBusy = String(isBusy);
    },
    showTerms: makeTermList(terms),
    clearTexts: () => texts.replaceChildren(),

    /** Offers one game or all, where there is more than one to choose from. */
    showGames: (games: ReadonlyMap<string, string>) => {
      if (games.size < 2) return;
      scope.append(
        element('option', { value: '' }, 'Во всех играх'),
        ...[...games].map(([value, name]) => element('option', { value }, name)),
      );
      scope.hidden = false;
    },

    /** The last queries in the place of hits. */
    showRecent: (queries: readonly string[], on: OnRecent) => {
      status.textContent = queries.length > 0 ? 'Вы искали:' : '';
      terms.replaceChildren(
        ...queries.map((query) => buttonItem(query, () => on.ask(query))),
        ...(queries.length > 0 ? [buttonItem('Забыть эти запросы', on.forget, 'quiet')] : []),
      );
      texts.replaceChildren();
    },

    showNoIndex: () => {
      terms.replaceChildren();
      status.textContent =
        'Указатель терминов не загрузился. Проверьте связь и попробуйте ещё раз; глоссарии игр открываются и так.';
    },

    /** A button that asks the text of the rules too. */
    offerText: (press: () => void) => {
      const onclick = () => {
        more.textContent = 'Ищем в тексте правил…';
        press();
      };
      const more = element('button', { type: 'button', className: 'more', onclick }, 'Искать в тексте правил');
      texts.replaceChildren(more);
    },

    /**
     * Places of the text under the terms, each with the name of its game.
     * @returns whether the reader had pressed the button for them
     */
    showTexts: (hits: readonly TextHit[], marker: Marker, games: ReadonlyMap<string, string>): boolean => {
      const wasPressed = texts.contains(document.activeElement);
      const items = hits.map((hit) => textItem(hit, marker, games.get(hit.game ?? '')));
      if (hits.length === 0) texts.replaceChildren(element('p', {}, NOWHERE_IN_TEXT));
      else texts.replaceChildren(element('h2', {}, 'В тексте правил'), element('ul', { className: 'hits' }, ...items));
      // The button that was pressed is gone: its reader goes on with what it brought.
      if (wasPressed) (texts.querySelector('a') ?? input).focus();
      return wasPressed;
    },

    showNoText: () =>
      texts.replaceChildren(element('p', {}, 'Текст правил не загрузился: нет связи. Термины ищутся и без неё.')),
  };
};
