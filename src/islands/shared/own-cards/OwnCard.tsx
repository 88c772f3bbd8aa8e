import './own-card.css';
import { useState } from 'preact/hooks';
import { Folded } from '../controls/Folded.tsx';
import { TextField } from '../controls/TextField.tsx';
import { isName, LONGEST_NAME } from './own-cards.ts';

interface Props {
  readonly summary: string;
  /** The name of the reader's own card that is chosen. */
  readonly name: string | undefined;
  readonly words: {
    /** Label of the field: «Имя с карты». */
    readonly name: string;
    /** What a name may be, shown for an invalid one. */
    readonly rule: string;
    readonly keep: string;
    readonly drop: string;
  };
  readonly onKeep: (name: string) => void;
  readonly onDrop: (name: string) => void;
}

/** Form to keep numbers under a name, and to remove them. */
export const OwnCard = ({ summary, name, words, onKeep, onDrop }: Props) => {
  const [typed, setTyped] = useState(name ?? '');
  const [isBad, setBad] = useState(false);
  const keep = (event: Event) => {
    event.preventDefault();
    setBad(!isName(typed.trim()));
    if (isName(typed.trim())) onKeep(typed.trim());
  };
  return (
    <Folded class="c-own" summary={summary}>
      {() => (
        <form onSubmit={keep}>
          <TextField label={words.name} value={typed} most={LONGEST_NAME} isBad={isBad} onInput={setTyped} />
          {isBad && (
            <p class="c-hint" role="alert">
              {words.rule}
            </p>
          )}
          <p class="c-buttons">
            <button type="submit" class="c-button">
              {words.keep}
            </button>
            {name !== undefined && (
              <button type="button" class="c-button" onClick={() => onDrop(name)}>
                {words.drop}
              </button>
            )}
          </p>
        </form>
      )}
    </Folded>
  );
};
