/**
 * Answers a query in a panel. Terms answer at once from the term index. Whole questions that are no name are answered by
 * the passages of the pages. The text of the rules is asked only where neither answers or the reader wants it, because its
 * index is ten times heavier.
 */
import { isQuestion } from '../../search/passages/rank.ts';
import type { Answer } from '../../search/search.ts';
import type { Explanation } from './explanation.ts';
import { findTerms, type Findings } from './find-terms.ts';
import { searchText, type TextHit } from './full-text.ts';
import type { makeTermList } from './items.ts';
import { compileMarker } from './mark.ts';
import { offerText, showNoIndex, showNoText, showTexts, type PanelView } from './panel-view.ts';
import { termHits } from './own-boxes.ts';
import { askQuestion, prepareForQuestion, type AnsweredQuestion } from './passages.ts';
import { showPlaces } from './place-list.ts';
import type { Query, Session } from './session.ts';
import { SEARCHED } from './term-index.ts';
import { LOOKING_FOR_PLACES, isForPassages, placesSaid, textSaid, verdictOf } from './verdict.ts';

/** How many terms are laid out in the frame of the key stroke, the rest in the next: a slow phone shows no more above its keyboard. */
const AT_ONCE = 5;
/** Milliseconds without a key stroke before anything but the term index is asked: the text of the rules, the summary of the first hit. */
export const PAUSE = 200;

/** Where answers are shown. */
export interface Screen {
  readonly view: PanelView;
  readonly session: Session;
  readonly explanation: Explanation;
  /** Draws terms in the place of the last list. */
  readonly showTerms: ReturnType<typeof makeTermList>;
}

/** Answers a query, in as many steps as its answer takes to come. */
export const answerQuery = async (screen: Screen, query: Query): Promise<void> => {
  const { view, session } = screen;
  let findings: Findings;
  // What answers a question is on its way before the terms have said that they do not.
  if (isQuestion(query.text)) prepareForQuestion(query.scope);
  try {
    findings = await findTerms(query.text, query.scope);
  } catch {
    if (!query.isCurrent()) return;
    session.fail();
    return showNoIndex(view);
  }
  if (!query.isCurrent()) return;
  const { found, further } = findings;
  const verdict = verdictOf(found, query.scope);
  const askText = () => void answerFromText(screen, query, found);
  if (isForPassages(query.text, found, verdict)) {
    const isAnswered = await answerFromPassages(screen, query, found.layout ?? query.text);
    if (isAnswered) return offerText(view, askText);
    if (!query.isCurrent()) return;
  }
  showHits(screen, query, found);
  if (session.settle(query)) return;
  view.status.textContent = verdict.said;
  if (further !== undefined) void widen(screen, query, found, further);
  if (verdict.isStrong || found.near) offerText(view, askText);
  if (verdict.isStrong) return;
  const pause = setTimeout(askText, PAUSE);
  session.stopWith(() => clearTimeout(pause));
};

const showHits = ({ showTerms, explanation }: Screen, { text, isCurrent }: Query, { hits, layout }: Answer) => {
  const marker = compileMarker(layout ?? text);
  const all = termHits(hits);
  const { first, others } = all;
  showTerms({ first: first.slice(0, AT_ONCE), others: first.length < AT_ONCE ? others : [] }, marker);
  if (hits.length > AT_ONCE)
    requestAnimationFrame(() => {
      if (isCurrent()) showTerms(all, marker);
    });
  explanation.explain((first[0] ?? others[0])?.term, isCurrent);
};

/**
 * Adds the terms of the other games below the answer, if it is still on the screen; a failure leaves the answer as it
 * is.
 */
const widen = async (screen: Screen, query: Query, found: Answer, further: Promise<Answer>) => {
  const wider = await further.catch(() => found);
  if (!query.isCurrent() || wider.hits.length === found.hits.length) return;
  showHits(screen, query, wider);
  screen.view.status.textContent = verdictOf(wider, query.scope).said;
};

/**
 * Shows the places that answer a question.
 * @param question the query, in the layout in which it is understood
 * @returns whether it did: not where they cannot be had, where nothing answers, or another query came meanwhile
 */
const answerFromPassages = async ({ view, session }: Screen, query: Query, question: string): Promise<boolean> => {
  const { isCurrent, isUrgent } = query;
  // Keep the old answer until the new one is whole, so that nothing appears only to move or vanish.
  view.status.textContent = LOOKING_FOR_PLACES;
  await Promise.race([isUrgent, new Promise((resolve) => setTimeout(resolve, PAUSE))]);
  if (!isCurrent()) return false;
  const asked = await askQuestion(question, query).catch(() => undefined);
  if (!isCurrent() || asked === undefined || asked.places.length === 0) return false;
  showAnswers(view, query, asked);
  const isOpened = session.settle(query);
  if (!isOpened && asked.answerWholly !== undefined) void completeAnswers(view, query, asked.answerWholly());
  return true;
};

/** A list whose answer from remarks and later sets has yet to come. */
const INCOMPLETE = 'data-incomplete';

const showAnswers = (view: PanelView, { scope }: Query, asked: AnsweredQuestion) => {
  showPlaces(view.terms, asked);
  view.terms.toggleAttribute(INCOMPLETE, asked.answerWholly !== undefined);
  const isOwnGameOnly = scope.only !== undefined && scope.only === scope.game;
  view.status.textContent = placesSaid(asked.places.length, asked.unknown, isOwnGameOnly);
};

/**
 * Adds what remarks and later sets say, unless the reader is in the list already; a failure leaves the answer as it
 * is.
 */
const completeAnswers = async (view: PanelView, query: Query, further: Promise<AnsweredQuestion>) => {
  const list = view.terms;
  const top = () => list.getBoundingClientRect().top;
  const before = top();
  const asked = await further.catch(() => undefined);
  if (!query.isCurrent()) return;
  list.removeAttribute(INCOMPLETE);
  if (asked === undefined || list.matches(':focus-within') || top() !== before) return;
  showAnswers(view, query, asked);
};

const answerFromText = async ({ view }: Screen, { text, scope, isCurrent }: Query, found: Answer) => {
  const meant = found.layout ?? text;
  let hits: TextHit[];
  try {
    hits = await searchText(meant, scope);
  } catch {
    if (!isCurrent()) return;
    showNoText(view);
    if (found.hits.length === 0) view.status.textContent = 'Точного совпадения нет.';
    return;
  }
  if (!isCurrent()) return;
  const wasPressed = showTexts(view, hits, compileMarker(meant), SEARCHED);
  const said = textSaid(found, hits.length, wasPressed);
  if (said !== undefined) view.status.textContent = said;
};
