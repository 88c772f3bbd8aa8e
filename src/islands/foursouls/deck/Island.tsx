/** Decks by ratio in the browser: keeps the address and the storage in step. */
import '../../shared/controls.css';
import './style.css';
import { useEffect, useState } from 'preact/hooks';
import type { Copied } from '../../shared/Answer.tsx';
import { copyText, keep, readKept } from '../../shared/kept.ts';
import { FIELD, countsOf, deckOf, makeAddress, parseAddress, stateFor, type Deck, type State } from './model.ts';
import { answerSentence } from './words/sentences.ts';
import { View } from './View.tsx';

export interface DeckScalerProps {
  /** The decks to choose from, in the order of the rulebook. */
  readonly decks: readonly Deck[];
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
}

/** Name in the device's storage. */
const KEY = 'foursouls.deck';

export default function Island({ decks, termBase }: DeckScalerProps) {
  const [state, setState] = useState(() => stateFor(decks[0]!));
  const [isLive, setLive] = useState(false);
  const [isBad, setBad] = useState(false);
  const [copied, setCopied] = useState<Copied>();
  useEffect(() => {
    const read = parseAddress(location.search, decks);
    const kept = read ?? parseAddress(readKept(KEY) ?? '', decks);
    if (kept !== undefined && kept !== 'bad') setState(kept);
    setBad(read === 'bad');
    setLive(true);
    // An address of a deck is a link to this part of the page.
    if (read !== undefined && !location.search.includes('v=')) document.getElementById('decks')?.scrollIntoView();
  }, []);
  const change = (next: State) => {
    setState(next);
    setBad(false);
    setCopied(undefined);
    keep(KEY, [FIELD], makeAddress(next));
  };
  const copy = async (text: string, what: Copied) => setCopied(await copyText(text, what));
  const deck = deckOf(state, decks);
  const on = {
    change,
    reset: () => change(stateFor(deck)),
    copyLink: () => void copy(`${location.origin}${location.pathname}?${makeAddress(state)}`, 'link'),
    copyAnswer: () =>
      void copy(
        answerSentence(deck, state, countsOf(deck, state.size)[deck.kinds.findIndex((k) => k.id === state.kind)]!),
        'answer',
      ),
  };
  return (
    <View decks={decks} state={state} termBase={termBase} on={isLive ? on : undefined} copied={copied} isBad={isBad} />
  );
}
