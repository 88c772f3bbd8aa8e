/**
 * The search itself: a field, a live count, hits. The dialog and the page `/search/` hold the same panel.
 *
 * Terms answer at once from the term index. The text of the rules is asked only where no term answers or the reader
 * wants it, because its index is ten times heavier.
 */
import { countRu } from '../../lib/plural-ru.ts';
import type { SearchIndex, SearchTerm } from '../../search/index-file.ts';
import { searchTerms, type Answer } from '../../search/search.ts';
import { element } from '../element.ts';
import { searchText, type TextHit } from './full-text.ts';
import { compileMarker } from './mark.ts';
import { makeTermList, textItem } from './items.ts';
import { forgetQueries, recentQueries, rememberQuery } from './recent.ts';
import { currentGame } from '../site.ts';
import { fetchSummaries, summaryAtHand } from './summaries.ts';
import { loadTerms } from './term-index.ts';

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

/** Longer input is cut before anything looks at it. */
const LONGEST = 200;
/** So many terms are shown; the rest is reached by another letter. */
const MOST_TERMS = 8;
/** So many of them are laid out in the frame of the key stroke, the rest in the next: a slow phone shows no more above its keyboard. */
const AT_ONCE = 5;
/** Milliseconds without a key stroke before anything but the term index is asked: the text of the rules, the summary of the first hit. */
const PAUSE = 250;

export const makePanel = ({ onQuery = () => {} }: PanelOptions = {}): Panel => {
  // Not type=search: there the first Esc empties the field and only the second closes the dialog.
  const input = element('input', {
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
  const status = element('p', { className: 'found', role: 'status' });
  const terms = element('ul', { className: 'hits' });
  const texts = element('div', { className: 'text-hits' });
  const scope = element('select', { ariaLabel: 'Где искать', hidden: true });
  const root = element(
    'div',
    { className: 'search-panel' },
    input,
    scope,
    status,
    element('div', { className: 'answers' }, terms, texts),
  );
  const showTerms = makeTermList(terms);
  /** Stands in the first hit; its place is kept free, so that nothing moves when the words come. */
  const summary = element('span', { className: 'summary' });
  let games: ReadonlyMap<string, string> = new Map();
  let turn = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let explaining: ReturnType<typeof setTimeout> | undefined;

  /** What the list answers; behind the field while the index is on its way. */
  let answered: string | undefined;
  let openFirst = false;

  /** Offers one game or all, where there is more than one to choose from. */
  const offerGames = (index: SearchIndex) => {
    if (scope.options.length > 0) return;
    games = new Map(index.games);
    if (games.size < 2) return;
    scope.append(
      element('option', { value: '' }, 'Во всех играх'),
      ...[...games].map(([value, name]) => element('option', { value }, name)),
    );
    scope.hidden = false;
  };

  const hasAnswered = (query: string) => {
    answered = query;
    root.ariaBusy = 'false';
  };
  const explain = (term: SearchTerm | undefined, mine: number) => {
    clearTimeout(explaining);
    const text = term === undefined ? null : summaryAtHand(term);
    if (term === undefined || text === null) return summary.remove();
    const link = terms.querySelector('a')!;
    if (summary.parentNode !== link) link.append(summary);
    summary.textContent = text ?? '';
    if (text === undefined)
      explaining = setTimeout(
        () =>
          void fetchSummaries(term.game).then(() => {
            if (mine === turn) explain(term, mine);
          }),
        PAUSE,
      );
  };
  const openHit = () => {
    openFirst = false;
    links()[0]?.click();
  };
  const links = () => [...root.querySelectorAll<HTMLElement>('.hits a, .hits button, .text-hits a, .text-hits button')];

  const showRecent = () => {
    const recent = recentQueries();
    status.textContent = recent.length > 0 ? 'Вы искали:' : '';
    terms.replaceChildren(
      ...recent.map((q) =>
        element(
          'li',
          {},
          element(
            'button',
            {
              type: 'button',
              onclick: () => {
                ask(q);
                input.focus();
              },
            },
            q,
          ),
        ),
      ),
      ...(recent.length > 0
        ? [
            element(
              'li',
              {},
              element(
                'button',
                {
                  type: 'button',
                  className: 'quiet',
                  onclick: () => {
                    forgetQueries();
                    showRecent();
                    input.focus();
                  },
                },
                'Забыть эти запросы',
              ),
            ),
          ]
        : []),
    );
    texts.replaceChildren();
  };

  const answer = async (query: string) => {
    turn += 1;
    const mine = turn;
    openFirst = false;
    clearTimeout(pause);
    clearTimeout(explaining);
    root.ariaBusy = 'true';
    onQuery(query);
    texts.replaceChildren();
    if (query.trim() === '') {
      hasAnswered(query);
      return showRecent();
    }
    const only = scope.value === '' ? undefined : scope.value;
    const game = currentGame();
    let found: Answer;
    try {
      const index = await loadTerms();
      offerGames(index);
      found = searchTerms(index, query, { game, only, limit: MOST_TERMS });
    } catch {
      if (mine !== turn) return;
      root.ariaBusy = 'false';
      terms.replaceChildren();
      status.textContent =
        'Указатель терминов не загрузился. Проверьте связь и попробуйте ещё раз; глоссарии игр открываются и так.';
      return;
    }
    if (mine !== turn) return;
    const marker = compileMarker(found.layout ?? query);
    showTerms(found.hits.slice(0, AT_ONCE), marker);
    if (found.hits.length > AT_ONCE)
      requestAnimationFrame(() => {
        if (mine === turn) showTerms(found.hits, marker);
      });
    explain(found.hits[0]?.term, mine);
    hasAnswered(query);
    if (openFirst) return openHit();
    // A name inside a longer query is a help, not the answer, and so is a term of another game: then the text is asked too.
    const matched = found.near ? [] : found.hits.filter((hit) => hit.rank !== 'inside');
    const isElsewhere =
      matched.length > 0 && only === undefined && game !== undefined && matched.every((hit) => hit.term.game !== game);
    const strong = matched.length > 0 && !isElsewhere;
    status.textContent =
      matched.length > 0
        ? `${found.layout === undefined ? '' : `В другой раскладке: «${found.layout}». `}${isElsewhere ? 'Есть в другой игре' : found.hits.length < MOST_TERMS ? 'Нашлось' : 'Первые'}: ${countRu(found.hits.length, ['термин', 'термина', 'терминов'])}`
        : found.near
          ? 'Точного совпадения нет. Похоже на:'
          : found.hits.length > 0
            ? 'Термины из вашего вопроса:'
            : 'Среди терминов точного совпадения нет. Смотрим в тексте правил…';
    if (strong || found.near) {
      const more = element(
        'button',
        {
          type: 'button',
          className: 'more',
          onclick: () => {
            more.textContent = 'Ищем в тексте правил…';
            void answerFromText(query, mine, found);
          },
        },
        'Искать в тексте правил',
      );
      texts.replaceChildren(more);
    }
    if (!strong) pause = setTimeout(() => void answerFromText(query, mine, found), PAUSE);
  };

  const answerFromText = async (query: string, mine: number, found: Answer) => {
    let hits: TextHit[];
    try {
      hits = await searchText(found.layout ?? query, {
        only: scope.value === '' ? undefined : scope.value,
        game: currentGame(),
      });
    } catch {
      if (mine !== turn) return;
      texts.replaceChildren(element('p', {}, 'Текст правил не загрузился: нет связи. Термины ищутся и без неё.'));
      if (found.hits.length === 0) status.textContent = 'Точного совпадения нет.';
      return;
    }
    if (mine !== turn) return;
    const marker = compileMarker(found.layout ?? query);
    const wasPressed = texts.contains(document.activeElement);
    texts.replaceChildren(
      ...(hits.length > 0
        ? [
            element('h2', {}, 'В тексте правил'),
            element(
              'ul',
              { className: 'hits' },
              ...hits.map((hit) => textItem(hit, marker, games.get(hit.game ?? ''))),
            ),
          ]
        : [element('p', {}, 'В тексте правил таких слов нет.')]),
    );
    // The button that was pressed is gone: its reader goes on with what it brought.
    if (wasPressed) (texts.querySelector('a') ?? input).focus();
    const places = `В тексте правил: ${countRu(hits.length, ['место', 'места', 'мест'])}`;
    if (found.hits.length === 0)
      status.textContent =
        hits.length > 0 ? places : 'Точного совпадения нет. Попробуйте другое слово или откройте глоссарий.';
    else if (wasPressed) status.textContent = hits.length > 0 ? places : 'В тексте правил таких слов нет.';
  };

  const ask = (query: string) => {
    input.value = query.slice(0, LONGEST);
    void answer(input.value);
  };

  scope.addEventListener('change', () => void answer(input.value));
  input.addEventListener('input', () => void answer(input.value.slice(0, LONGEST)));
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    // A term is remembered by its name: «внео» says nothing a week later.
    if (link !== null) rememberQuery(terms.contains(link) ? link.querySelector('b')!.textContent : input.value);
  });
  root.addEventListener('keydown', (event) => {
    const list = links();
    const at = list.indexOf(document.activeElement as HTMLElement);
    if (at < 0 && document.activeElement !== input) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) input.focus();
      else list[Math.min(next, list.length - 1)]?.focus();
    } else if (event.key === 'Enter' && document.activeElement === input) {
      event.preventDefault();
      // Pressed before the list has caught up, it opens the first hit of what is typed, not of what was.
      if (answered === input.value) openHit();
      else openFirst = true;
    }
  });
  return { root, ask, focus: () => input.focus() };
};
