import { CLOSE } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { Picker } from '../../../shared/controls/Picker.tsx';
import type { CardOption } from '../sandbox-model.ts';
import { optionOf, PICK, sandboxLabels } from '../words/sandbox.ts';

interface CardsProps {
  readonly label: string;
  readonly laid: readonly { readonly name: string; readonly turned?: boolean }[];
  readonly choices: readonly CardOption[];
  readonly add: (id: string) => void;
  readonly remove: (at: number) => void;
  readonly turn?: ((at: number) => void) | undefined;
}
/** Cards that lie somewhere: each can be taken away, an item turned, another added from a list. */
export const CardsField = ({ label, laid, choices, add, remove, turn }: CardsProps) => (
  <div class="k-cards-field">
    <span class="k-label">{label}</span>
    {laid.length > 0 && (
      <ul class="k-chips">
        {laid.map(({ name, turned }, i) => (
          <li key={i}>
            {turn === undefined ? (
              <span>{name}</span>
            ) : (
              <button
                type="button"
                aria-pressed={turned === true}
                aria-label={`${name}: ${sandboxLabels.turnedWord}`}
                title={sandboxLabels.turnHint}
                onClick={() => turn(i)}
              >
                <span class={`k-turn${turned === true ? ' k-turned' : ''}`} aria-hidden="true" />
                {name}
              </button>
            )}
            <button
              type="button"
              class="k-remove"
              aria-label={`${sandboxLabels.remove}: ${name}`}
              onClick={() => remove(i)}
            >
              <Drawn body={CLOSE} />
            </button>
          </li>
        ))}
      </ul>
    )}
    <Picker
      label={`${sandboxLabels.add}: ${label}`}
      value=""
      shown={sandboxLabels.addCard}
      options={choices.map(optionOf)}
      words={PICK}
      onChange={add}
    />
  </div>
);
