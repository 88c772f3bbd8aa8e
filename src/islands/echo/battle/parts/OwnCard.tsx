import { useState } from 'preact/hooks';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { Select } from '../../../shared/controls/Select.tsx';
import { isName, LONGEST_NAME, type OwnCard } from '../own-cards.ts';
import { T } from '../words/labels.ts';

interface Props<C> {
  readonly summary: string;
  readonly cards: readonly OwnCard<C>[];
  /** The name of the reader's own card that is chosen. */
  readonly name: string | undefined;
  readonly onChoose: (card: OwnCard<C> | undefined) => void;
  readonly onKeep: (name: string) => void;
  readonly onDrop: (name: string) => void;
}

/** The reader's own cards: one is chosen, the numbers that stand are kept under a name, or forgotten. */
export const OwnCards = <C,>({ summary, cards, name, onChoose, onKeep, onDrop }: Props<C>) => {
  const [typed, setTyped] = useState(name ?? '');
  const [isBad, setBad] = useState(false);
  const keep = (event: Event) => {
    event.preventDefault();
    setBad(!isName(typed.trim()));
    if (isName(typed.trim())) onKeep(typed.trim());
  };
  const sorted = cards.toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
  const known = [
    { value: '', label: T.ownNone },
    ...sorted.map((card) => ({ value: card.name, label: card.name })),
    // Of a link that somebody sent: the name is there, the card is not kept here.
    ...(name === undefined || cards.some((card) => card.name === name) ? [] : [{ value: name, label: name }]),
  ];
  return (
    <>
      {cards.length > 0 && (
        <Select
          label={T.own}
          value={name ?? ''}
          groups={[{ label: '', options: known }]}
          onChange={(value) => onChoose(cards.find((card) => card.name === value))}
        />
      )}
      <Folded class="ec-own" summary={summary}>
        {() => (
          <form onSubmit={keep}>
            <label class="c-select">
              <small>{T.cardName}</small>
              <input
                type="text"
                maxLength={LONGEST_NAME}
                value={typed}
                aria-invalid={isBad}
                onInput={(e) => setTyped(e.currentTarget.value)}
              />
            </label>
            {isBad && (
              <p class="c-hint" role="alert">
                {T.cardNameRule}
              </p>
            )}
            <p class="c-buttons">
              <button type="submit" class="c-button">
                {T.cardKeep}
              </button>
              {name !== undefined && (
                <button type="button" class="c-button" onClick={() => onDrop(name)}>
                  {T.cardDrop}
                </button>
              )}
            </p>
          </form>
        )}
      </Folded>
    </>
  );
};
