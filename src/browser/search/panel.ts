/** The search panel: the field and the lists joined with what answers. The dialog and the page `/search/` hold the same one. */
import { playedGame } from '../last-opened.ts';
import { currentGame } from '../site.ts';
import { PAUSE, answerQuery, type Screen } from './answer.ts';
import { makeExplanation } from './explanation.ts';
import { makeTermList } from './items.ts';
import { LONGEST, drawPanel, linksOf, showGames, showRecent, showScope, type PanelView } from './panel-view.ts';
import { forgetQueries, recentQueries, rememberQuery } from './recent.ts';
import { makeSession } from './session.ts';
import { SEARCHED } from './term-index.ts';
import type { Scope } from './verdict.ts';

export interface Panel {
  readonly root: HTMLElement;
  /** Puts a query in and answers it. */
  readonly ask: (query: string) => void;
  /** The query in the field. */
  readonly asked: () => string;
  readonly focus: () => void;
}
interface PanelOptions {
  /** Called with each query that is being answered. */
  readonly onQuery?: (query: string) => void;
}

const scopeOf = ({ scope }: PanelView): Scope => ({
  only: scope.value === '' ? undefined : scope.value,
  game: currentGame(),
  first: playedGame(),
});

/** Makes a panel, empty and not yet in the page. */
export const makePanel = ({ onQuery = () => {} }: PanelOptions = {}): Panel => {
  const view = drawPanel();
  const { root, input, terms } = view;
  const session = makeSession(view);
  const explanation = makeExplanation(terms, PAUSE);
  const screen: Screen = { view, session, explanation, showTerms: makeTermList(terms) };
  showGames(view, SEARCHED, currentGame());

  const answer = (text: string) => {
    const query = session.begin(text, scopeOf(view));
    session.stopWith(explanation.stop);
    onQuery(text);
    view.texts.replaceChildren();
    if (text.trim() !== '') return void answerQuery(screen, query);
    session.settle(query);
    offerRecent(view, ask);
  };
  const ask = (query: string) => {
    input.value = query.slice(0, LONGEST);
    answer(input.value);
  };
  listenToScope(view, () => answer(input.value));
  input.addEventListener('input', () => answer(input.value.slice(0, LONGEST)));
  rememberOpened(view);
  listenToKeys(view, session.openFirst);
  return { root, ask, asked: () => input.value, focus: () => input.focus() };
};

/** Offers the last queries; pressed, one is asked again, and the field has the focus. */
const offerRecent = (view: PanelView, ask: (query: string) => void) =>
  showRecent(view, recentQueries(), {
    ask: (query) => {
      ask(query);
      view.input.focus();
    },
    forget: () => {
      forgetQueries();
      offerRecent(view, ask);
      view.input.focus();
    },
  });

/** Another game, or all of them by one press. */
const listenToScope = (view: PanelView, changed: () => void) => {
  const { scope, everywhere } = view;
  scope.addEventListener('change', () => {
    showScope(view);
    changed();
  });
  everywhere.addEventListener('click', () => {
    scope.value = '';
    showScope(view);
    // The button that was pressed is gone; the keyboard of a phone stays away.
    scope.focus();
    changed();
  });
};

/** Remembers what led somewhere. A term is remembered by its name: «внео» says nothing a week later; a question as asked. */
const rememberOpened = ({ root, input, terms }: PanelView) =>
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link === null) return;
    const isTerm = terms.contains(link) && link.closest('.place') === null;
    rememberQuery(isTerm ? link.querySelector('b')!.textContent : input.value);
  });

/** Arrows walk from the field over the hits and back; Enter in the field is the caller's. */
const listenToKeys = (view: PanelView, enter: () => void) =>
  view.root.addEventListener('keydown', (event) => {
    const { input } = view;
    const list = linksOf(view);
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (at < 0 && document.activeElement !== input) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) input.focus();
      else list[Math.min(next, list.length - 1)]?.focus();
    } else if (event.key === 'Enter' && document.activeElement === input) {
      event.preventDefault();
      enter();
    }
  });
