import type { Colour } from '../../../../engines/hellboy/dice/colour.ts';
import type { Effect } from '../../../../engines/hellboy/dice/effect.ts';
import { AGAIN, CLOSE, STAR } from '../../../../drawings/controls.ts';
import { COLOUR_LETTERS, diceWords } from '../words/names.ts';

interface Props {
  readonly colour: Colour | 'effect';
  /** What it shows; otherwise the letter of its colour. */
  readonly face?: number | undefined;
}

/** A die by its colour, its letter and its corner; the text around it names it. */
export const Die = ({ colour, face }: Props) => {
  const letter = colour === 'effect' ? 'Э' : COLOUR_LETTERS[colour];
  return (
    <svg class={`hb-die hb-${colour}`} viewBox="0 0 32 32" aria-hidden="true">
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

/** What the effect die shows: a number, or a sign that is drawn. */
const SIGNS: { readonly [e in Effect]: { readonly text: string } | { readonly drawn: string } } = {
  catastrophe: { drawn: CLOSE },
  'plus-one': { text: '+1' },
  'plus-two': { text: '+2' },
  reroll: { drawn: AGAIN },
  double: { text: '×2' },
  bprd: { drawn: STAR },
};
export const EffectDie = ({ effect }: { readonly effect: Effect }) => {
  const sign = SIGNS[effect];
  return (
    <svg class="hb-die hb-effect" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1.5" y="1.5" width="29" height="29" rx="7" />
      {'text' in sign ? (
        <text x="16" y="22" class="hb-face">
          {sign.text}
        </text>
      ) : (
        <g class="hb-sign" transform="translate(6 6) scale(0.83)" dangerouslySetInnerHTML={{ __html: sign.drawn }} />
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
