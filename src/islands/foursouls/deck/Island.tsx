/** Decks by ratio in the browser. */
import '../../shared/controls/controls.css';
import './style.css';
import { useEffect, useMemo } from 'preact/hooks';
import { hasFields } from '../../shared/state/address.ts';
import { useCopied } from '../../shared/state/use-copied.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { FIELD, codecOf, countsOf, deckOf, stateFor, type Deck, type State } from './model.ts';
import { View } from './View.tsx';
import { answerSentence } from './words/sentences.ts';

export interface DeckScalerProps {
  /** The decks to choose from, in the order of the rulebook. */
  readonly decks: readonly Deck[];
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
}

export default function Island({ decks, termBase }: DeckScalerProps) {
  const codec = useMemo(() => codecOf(decks), [decks]);
  const kept = useKeptState({ begin: () => stateFor(decks[0]!), codec });
  const { state } = kept;
  const { copied, copy, forget } = useCopied();
  useEffect(() => {
    // An address of a deck alone that somebody sent is a link to this part of the page.
    const isOfDeckAlone = hasFields(location.search, [FIELD]) && !hasFields(location.search, ['v']);
    const [visit] = performance.getEntriesByType('navigation');
    if (isOfDeckAlone && (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate')
      document.getElementById('decks')?.scrollIntoView();
  }, []);
  const change = (next: State) => {
    forget();
    kept.change(() => next);
  };
  const deck = deckOf(state, decks);
  const hits = countsOf(deck, state.size)[deck.kinds.findIndex((k) => k.id === state.kind)]!;
  const actions = {
    change,
    reset: () => change(stateFor(deck)),
    copyLink: () => void copy('link', kept.link()),
    copyAnswer: () => void copy('answer', answerSentence(deck, state, hits)),
  };
  const isBad = kept.from === 'address' && kept.problems.length > 0;
  return (
    <View
      decks={decks}
      state={state}
      termBase={termBase}
      actions={kept.isLive ? actions : undefined}
      copied={copied}
      isBad={isBad}
    />
  );
}
