import type { Colour } from '../../../../engines/hellboy/dice/colour.ts';
import { COLOUR_LETTERS, diceWords } from '../words/names.ts';

interface Props {
  readonly colour: Colour | 'effect';
  /** What it shows; otherwise the letter of its colour. */
  readonly face?: number | string | undefined;
  readonly class?: string;
}

/** A die, told apart by its colour, its letter and its corner; words stand beside it. */
export const Die = ({ colour, face, class: also = '' }: Props) => {
  const letter = colour === 'effect' ? 'Э' : COLOUR_LETTERS[colour];
  return (
    <svg class={`hb-die hb-${colour} ${also}`.trim()} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1.5" y="1.5" width="29" height="29" rx="7" />
      <text x="16" y={face === undefined ? 22 : 23} class="hb-face">
        {face ?? letter}
      </text>
      {face !== undefined && (
        <text x="25.5" y="10" class="hb-corner">
          {letter}
        </text>
      )}
    </svg>
  );
};

/** The dice of a throw in a row, with their names for who does not see them. */
export const DiceRow = ({ dice, effect = true }: { readonly dice: readonly Colour[]; readonly effect?: boolean }) => (
  <span class="hb-dice">
    <span class="c-said">{diceWords(dice)}</span>
    {dice.map((colour, i) => (
      <Die key={i} colour={colour} />
    ))}
    {effect && <Die colour="effect" />}
  </span>
);
