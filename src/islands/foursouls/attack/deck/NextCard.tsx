/** The next cards of a deck by ratio; on the server the table of 100 cards. */
import './deck.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hasFields } from '../../../shared/state/address.ts';
import { useCopied } from '../../../shared/state/use-copied.ts';
import { useKeptState } from '../../../shared/state/use-kept-state.ts';
import { FIELD, codecOf, countsOf, deckOf, stateFor, type Deck, type State } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { Kinds } from './parts/Kinds.tsx';
import { Next } from './parts/Next.tsx';
import { labels } from './words/labels.ts';
import { answerSentence } from './words/sentences.ts';

interface Props {
  /** The decks to choose from, in the order of the rulebook. */
  readonly decks: readonly Deck[];
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
}

/** The contents of the fold; an address with a deck opens it. */
export const NextCard = ({ decks, termBase }: Props) => {
  const codec = useMemo(() => codecOf(decks), [decks]);
  const kept = useKeptState({ begin: () => stateFor(decks[0]!), codec });
  const { state } = kept;
  const { copied, copy, forget } = useCopied();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasFields(location.search, [FIELD])) return;
    const fold = root.current!.closest('details')!;
    fold.open = true;
    // An address of a deck alone that somebody sent is a link to this part of the page.
    const isOfDeckAlone = !hasFields(location.search, ['v']);
    const [visit] = performance.getEntriesByType('navigation');
    if (isOfDeckAlone && (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate') fold.scrollIntoView();
  }, []);
  const change = (next: State) => {
    forget();
    kept.change(() => next);
  };
  const deck = deckOf(state, decks);
  const counts = countsOf(deck, state.size);
  const hits = counts[deck.kinds.findIndex((k) => k.id === state.kind)]!;
  // Absent on the server: then only the table of 100 cards is shown.
  const actions = kept.isLive
    ? {
        change,
        reset: () => change(stateFor(deck)),
        copyLink: () => void copy('link', kept.link()),
        copyAnswer: () => void copy('answer', answerSentence(deck, state, hits)),
      }
    : undefined;
  return (
    <div ref={root} class="deck-scaler" data-live={kept.isLive}>
      <p class="c-hint">
        {labels.intro} <a href={`${termBase}deck-ratios/`}>{labels.rule}</a>
      </p>
      {kept.from === 'address' && kept.problems.length > 0 && (
        <p class="c-notice c-bad" role="alert">
          {labels.bad}
        </p>
      )}
      {actions === undefined && (
        <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-hint">${labels.noScript}</p>` }} />
      )}
      {actions !== undefined && (
        <>
          <Inputs decks={decks} deck={deck} state={state} actions={actions} />
          <Next deck={deck} state={state} hits={hits} actions={actions} copied={copied} />
        </>
      )}
      <Kinds deck={deck} counts={counts} state={state} termBase={termBase} isLive={actions !== undefined} />
      {actions !== undefined && <p class="c-hint">{labels.rounding}</p>}
    </div>
  );
};
