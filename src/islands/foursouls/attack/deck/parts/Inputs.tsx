import { Chips } from '../../../../shared/controls/Chips.tsx';
import { Stepper } from '../../../../shared/controls/Stepper.tsx';
import { Question, type QuestionPart } from '../../../../shared/frame/Question.tsx';
import { BOUNDS, deckOf, stateFor, withChange, type Deck, type State } from '../model.ts';
import { labels } from '../words/labels.ts';
import { drawnSays, kindSays, sizeSays } from '../words/sentences.ts';

interface Props {
  readonly decks: readonly Deck[];
  readonly deck: Deck;
  readonly state: State;
  readonly actions: { readonly change: (state: State) => void };
}

/** Which deck of how many cards, what is looked for among how many of the next: the question in a sentence. */
export const Inputs = ({ decks, deck, state, actions }: Props) => {
  const set = (change: Partial<State>) => actions.change(withChange(state, change));
  /** A part that is one of the numbers of the deck. */
  const numberPart = (
    field: 'size' | 'drawn' | 'wanted',
    says: string,
    bounds: readonly [number, number],
    isTyped = false,
  ): QuestionPart => ({
    id: `deck-${field}`,
    says,
    label: labels[field],
    edit: (
      <Stepper
        label={labels[field]}
        value={state[field]}
        min={bounds[0]}
        max={bounds[1]}
        isTyped={isTyped}
        onChange={(n) => set({ [field]: n })}
      />
    ),
  });
  /** A part that is one of a few names. */
  const namePart = (
    field: 'deck' | 'kind',
    says: string,
    names: readonly { readonly id: string; readonly ru: string }[],
    onChange: (id: string) => void,
  ): QuestionPart => ({
    id: field === 'deck' ? 'deck' : 'deck-kind',
    says,
    label: labels[field],
    edit: (
      <Chips
        label={labels[field]}
        name={`d-${field}`}
        class="c-wide"
        value={state[field]}
        options={names.map(({ id, ru }) => ({ value: id, label: ru }))}
        onChange={onChange}
      />
    ),
  });
  const wanted = numberPart('wanted', String(state.wanted), [0, state.drawn]);
  return (
    <Question
      isLive
      pieces={[
        namePart('deck', deck.ru, decks, (id) => actions.change(stateFor(deckOf({ deck: id }, decks)))),
        ' из ',
        numberPart('size', sizeSays(state), BOUNDS.size, true),
        '. ',
        numberPart('drawn', drawnSays(state), BOUNDS.drawn),
        // Of one card it is asked whether it comes.
        ...(state.drawn === 1 && state.wanted === 1 ? [] : [', из них хотя бы ', wanted]),
        ' — ',
        namePart('kind', kindSays(deck, state), deck.kinds, (kind) => set({ kind })),
        '.',
      ]}
    />
  );
};
