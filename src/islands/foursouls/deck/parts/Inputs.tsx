import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { BOUNDS, deckOf, stateFor, withChange, type Deck, type State } from '../model.ts';
import { labels } from '../words/labels.ts';

interface Props {
  readonly decks: readonly Deck[];
  readonly deck: Deck;
  readonly state: State;
  readonly actions: { readonly change: (state: State) => void };
}

/** Which deck of how many cards, what is looked for in it, among how many drawn. */
export const Inputs = ({ decks, deck, state, actions }: Props) => {
  const set = (change: Partial<State>) => actions.change(withChange(state, change));
  return (
    <div class="d-inputs">
      <Select
        label={labels.deck}
        value={deck.id}
        onChange={(id) => actions.change(stateFor(deckOf({ deck: id }, decks)))}
        groups={[{ label: '', options: decks.map((d) => ({ value: d.id, label: d.ru })) }]}
      />
      <label class="c-select">
        <small>{labels.size}</small>
        <input
          type="number"
          class="c-typed"
          inputMode="numeric"
          min={BOUNDS.size[0]}
          max={BOUNDS.size[1]}
          value={state.size}
          onChange={(e) =>
            set({
              size: Math.min(
                BOUNDS.size[1],
                Math.max(BOUNDS.size[0], Math.trunc(Number(e.currentTarget.value)) || state.size),
              ),
            })
          }
        />
      </label>
      <Select
        label={labels.kind}
        value={state.kind}
        onChange={(kind) => set({ kind })}
        groups={[{ label: '', options: deck.kinds.map((k) => ({ value: k.id, label: k.ru })) }]}
      />
      <Stepper
        label={labels.drawn}
        value={state.drawn}
        min={BOUNDS.drawn[0]}
        max={BOUNDS.drawn[1]}
        onChange={(drawn) => set({ drawn })}
      />
      <Stepper
        label={labels.wanted}
        value={state.wanted}
        min={0}
        max={state.drawn}
        onChange={(wanted) => set({ wanted })}
      />
    </div>
  );
};
