/**
 * The search itself: which query is being answered, from what, and what of it is shown. The dialog and the page
 * `/search/` hold the same panel.
 *
 * Terms answer at once from the term index. Whole questions that are no name are answered by the passages of the pages.
 * The text of the rules is asked only where neither answers or the reader wants it, because its index is ten times heavier.
 */
import { isQuestion } from '../../search/passages/rank.ts';
import { isSettled, searchTerms, widened, type Answer } from '../../search/search.ts';
import { playedGame } from '../last-opened.ts';
import { currentGame } from '../site.ts';
import { makeExplanation } from './explanation.ts';
import { searchText, type TextHit } from './full-text.ts';
import { makeTermList } from './items.ts';
import { compileMarker } from './mark.ts';
import {
  LONGEST,
  drawPanel,
  linksOf,
  offerText,
  showGames,
  showNoIndex,
  showNoText,
  showRecent,
  showScope,
  showTexts,
  type PanelView,
} from './panel-view.ts';
import { answerQuestion, arePassagesAtHand } from './passages.ts';
import { showPlaces } from './place-list.ts';
import { forgetQueries, recentQueries, rememberQuery } from './recent.ts';
import { SEARCHED, loadTerms, loadTermsOf, termsAtHand } from './term-index.ts';
import {
  LOOKING_FOR_PLACES,
  MOST_TERMS,
  isForPassages,
  placesSaid,
  textSaid,
  verdictOf,
  type Scope,
} from './verdict.ts';

export interface Panel {
  readonly root: HTMLElement;
  /** Puts a query in and answers it. */
  readonly ask: (query: string) => void;
  readonly focus: () => void;
}
export interface PanelOptions {
  /** Called with each query that is being answered. */
  readonly onQuery?: (query: string) => void;
}

/** So many terms are laid out in the frame of the key stroke, the rest in the next: a slow phone shows no more above its keyboard. */
const AT_ONCE = 5;
/** Milliseconds without a key stroke before anything but the term index is asked: the text of the rules, the summary of the first hit. */
const PAUSE = 250;

/** What is found, and what more once the terms of the other games have come. */
interface Findings {
  readonly found: Answer;
  readonly further?: Promise<Answer>;
}

/** Whether an answer says no more than what a question names or what is near to a mistyped name. */
const isUnmatched = ({ near, hits }: Answer): boolean => near || hits.every(({ rank }) => rank === 'inside');

/** Asks the terms of the scope; what the reader's own game does not know is looked up in the others. */
const findTerms = async (query: string, scope: Scope): Promise<Findings> => {
  const findings = await findInScope(query, scope);
  const { only, game, first } = scope;
  if (only === undefined || only !== game || !isUnmatched(findings.found) || isQuestion(query)) return findings;
  const elsewhere = await findInScope(query, { only: undefined, game, first }).catch(() => findings);
  return isUnmatched(elsewhere.found) ? findings : elsewhere;
};

/** Asks the terms: those of the reader's own game alone where no others can go before what they answer. */
const findInScope = async (query: string, { first, only }: Scope): Promise<Findings> => {
  const options = { game: first, only, limit: MOST_TERMS };
  const inAll = async () => searchTerms(termsAtHand() ?? (await loadTerms()), query, options);
  const own = only ?? first;
  if (termsAtHand() !== undefined || own === undefined || !SEARCHED.has(own)) return { found: await inAll() };
  const found = searchTerms(await loadTermsOf(own), query, options);
  if (only !== undefined) return { found };
  if (isSettled(found)) return { found, further: inAll().then((wider) => widened(found, wider, MOST_TERMS)) };
  // Out of reach, the other games take nothing from what this one answers.
  return { found: await inAll().catch(() => found) };
};

export const makePanel = ({ onQuery = () => {} }: PanelOptions = {}): Panel => {
  const view = drawPanel();
  const { root, input, scope, status, terms, texts } = view;
  const showTerms = makeTermList(terms);
  const explanation = makeExplanation(terms, PAUSE);
  showGames(view, SEARCHED, currentGame());
  /** The number of the query being answered: what comes for another one is late. */
  let turn = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** What the list answers; behind the field while the index is on its way. */
  let answered: string | undefined;
  let openFirst = false;
  /** Asks for no more sentences of the places that are shown. */
  let stopPlaces = () => {};

  const scopeNow = (): Scope => ({
    only: scope.value === '' ? undefined : scope.value,
    game: currentGame(),
    first: playedGame(),
  });
  const hasAnswered = (query: string) => {
    answered = query;
    root.ariaBusy = 'false';
  };
  const openHit = () => {
    openFirst = false;
    linksOf(view)[0]?.click();
  };
  const ask = (query: string) => {
    input.value = query.slice(0, LONGEST);
    void answer(input.value);
  };
  const offerRecent = () =>
    showRecent(view, recentQueries(), {
      ask: (query) => {
        ask(query);
        input.focus();
      },
      forget: () => {
        forgetQueries();
        offerRecent();
        input.focus();
      },
    });

  const showHits = (query: string, { hits, layout }: Answer, isCurrent: () => boolean) => {
    const marker = compileMarker(layout ?? query);
    showTerms(hits.slice(0, AT_ONCE), marker);
    if (hits.length > AT_ONCE)
      requestAnimationFrame(() => {
        if (isCurrent()) showTerms(hits, marker);
      });
    explanation.explain(hits[0]?.term, isCurrent);
  };

  const answer = async (query: string) => {
    turn += 1;
    const mine = turn;
    const isCurrent = () => mine === turn;
    openFirst = false;
    clearTimeout(pause);
    explanation.stop();
    stopPlaces();
    root.ariaBusy = 'true';
    onQuery(query);
    texts.replaceChildren();
    if (query.trim() === '') {
      hasAnswered(query);
      return offerRecent();
    }
    const where = scopeNow();
    let found: Answer;
    let further: Promise<Answer> | undefined;
    try {
      ({ found, further } = await findTerms(query, where));
    } catch {
      if (!isCurrent()) return;
      root.ariaBusy = 'false';
      return showNoIndex(view);
    }
    if (!isCurrent()) return;
    const verdict = verdictOf(found, where);
    const { isStrong, said } = verdict;
    const askText = () => void answerFromText(query, found, isCurrent);
    if (isForPassages(query, found, verdict)) {
      const isAnswered = await answerFromPassages(found.layout ?? query, where, isCurrent);
      if (isAnswered) return offerText(view, askText);
      if (!isCurrent()) return;
    }
    showHits(query, found, isCurrent);
    hasAnswered(query);
    if (openFirst) return openHit();
    status.textContent = said;
    if (further !== undefined) void widen(query, found, further, isCurrent);
    if (isStrong || found.near) offerText(view, askText);
    if (!isStrong) pause = setTimeout(askText, PAUSE);
  };

  /**
   * Shows the places that answer a question.
   * @returns whether it did: not where they cannot be had, where nothing answers, or another query came meanwhile
   */
  const answerFromPassages = async (query: string, where: Scope, isCurrent: () => boolean): Promise<boolean> => {
    if (!arePassagesAtHand(where)) {
      // What is shown stands until the answer comes: nothing is put there only to be taken away.
      status.textContent = LOOKING_FOR_PLACES;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!isCurrent()) return false;
    }
    const found = await answerQuestion(query, where).catch(() => undefined);
    if (!isCurrent() || found === undefined || found.places.length === 0) return false;
    stopPlaces = showPlaces(terms, found, PAUSE);
    hasAnswered(input.value);
    status.textContent = placesSaid(found.places.length, where.only !== undefined && where.only === where.game);
    if (openFirst) openHit();
    return true;
  };

  /** Puts the terms of the other games behind what is shown, if it still is; where they cannot be had, it stands. */
  const widen = async (query: string, found: Answer, further: Promise<Answer>, isCurrent: () => boolean) => {
    const wider = await further.catch(() => found);
    if (!isCurrent() || wider.hits.length === found.hits.length) return;
    showHits(query, wider, isCurrent);
    status.textContent = verdictOf(wider, scopeNow()).said;
  };

  const answerFromText = async (query: string, found: Answer, isCurrent: () => boolean) => {
    const text = found.layout ?? query;
    let hits: TextHit[];
    try {
      hits = await searchText(text, scopeNow());
    } catch {
      if (!isCurrent()) return;
      showNoText(view);
      if (found.hits.length === 0) status.textContent = 'Точного совпадения нет.';
      return;
    }
    if (!isCurrent()) return;
    const wasPressed = showTexts(view, hits, compileMarker(text), SEARCHED);
    const said = textSaid(found, hits.length, wasPressed);
    if (said !== undefined) status.textContent = said;
  };

  scope.addEventListener('change', () => {
    showScope(view);
    void answer(input.value);
  });
  view.everywhere.addEventListener('click', () => {
    scope.value = '';
    showScope(view);
    // The button that was pressed is gone; the keyboard of a phone stays away.
    scope.focus();
    void answer(input.value);
  });
  input.addEventListener('input', () => void answer(input.value.slice(0, LONGEST)));
  rememberOpened(view);
  listenToKeys(view, () => {
    // Pressed before the list has caught up, it opens the first hit of what is typed, not of what was.
    if (answered === input.value) openHit();
    else openFirst = true;
  });
  return { root, ask, focus: () => input.focus() };
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
