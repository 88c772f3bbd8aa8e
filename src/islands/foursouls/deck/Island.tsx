/** Decks by ratio; on the server the table of 100 cards. */
import '../../shared/controls/controls.css';
import '../../shared/frame/folds.css';
import './style.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { hasFields } from '../../shared/state/address.ts';
import { useCopied } from '../../shared/state/use-copied.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
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

/** Addresses name it. */
const ID = 'decks';

export default function Island({ decks, termBase }: Props) {
  const codec = useMemo(() => codecOf(decks), [decks]);
  const kept = useKeptState({ begin: () => stateFor(decks[0]!), codec });
  const { state } = kept;
  const { copied, copy, forget } = useCopied();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const hasDeck = hasFields(location.search, [FIELD]);
    if (hasDeck || location.hash === `#${ID}`) fold.current!.open = true;
    // An address of a deck alone that somebody sent is a link to this part of the page.
    const isOfDeckAlone = hasDeck && !hasFields(location.search, ['v']);
    const [visit] = performance.getEntriesByType('navigation');
    if (isOfDeckAlone && (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate')
      fold.current!.scrollIntoView();
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
    <section class="c-calc c-panel c-folds deck-scaler" id={ID} data-live={kept.isLive}>
      <details ref={fold} class="c-more">
        <summary>
          <h2>{labels.title}</h2>
          <small>{labels.says}</small>
        </summary>
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
        <div class="d-cols">
          {actions !== undefined && (
            <div>
              <Inputs decks={decks} deck={deck} state={state} actions={actions} />
              <Next deck={deck} state={state} hits={hits} actions={actions} copied={copied} />
            </div>
          )}
          <div>
            <Kinds deck={deck} counts={counts} state={state} termBase={termBase} isLive={actions !== undefined} />
            {actions !== undefined && <p class="c-hint">{labels.rounding}</p>}
          </div>
        </div>
      </details>
    </section>
  );
}
