import { useState } from 'preact/hooks';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { LONGEST_NAME, isName } from '../own-cards.ts';
import { T } from '../words/labels.ts';

interface Props {
  readonly summary: string;
  /** The name of the reader's own card that is chosen. */
  readonly name: string | undefined;
  readonly onKeep: (name: string) => void;
  readonly onDrop: (name: string) => void;
}

/** Keeps the numbers that stand under a name, and forgets them. */
export const OwnCard = ({ summary, name, onKeep, onDrop }: Props) => {
  const [typed, setTyped] = useState(name ?? '');
  const [isBad, setBad] = useState(false);
  const keep = (event: Event) => {
    event.preventDefault();
    setBad(!isName(typed.trim()));
    if (isName(typed.trim())) onKeep(typed.trim());
  };
  return (
    <Folded class="el-own" summary={summary}>
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
  );
};
