import { COLOURS, type Colour } from '../../../../engines/hellboy/dice/colour.ts';
import { poolOfSituation } from '../../../../engines/hellboy/situation/reasons.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { bestFirst } from '../address.ts';
import { BOUNDS, levelOf, type State } from '../model.ts';
import { T } from '../words/labels.ts';
import { COLOUR_NAMES } from '../words/names.ts';
import type { InputProps } from '../view-props.ts';
import { Die } from './Die.tsx';

/** The dice themselves, for who knows them already; begins with those of the situation. */
export const Hand = ({ data, state, on }: InputProps) => {
  if (on === undefined) return null;
  const { dice } = state;
  if (dice === undefined)
    return (
      <p class="c-buttons">
        <button
          type="button"
          class="c-button"
          onClick={() =>
            on.change((s) => ({ ...s, dice: poolOfSituation({ ...s, level: levelOf(s) }, data.modifiers).pool.dice }))
          }
        >
          {T.hand}
        </button>
      </p>
    );
  return (
    <>
      <p class="c-hint">{T.handOn}</p>
      {[...COLOURS].reverse().map((colour) => (
        <Stepper
          key={colour}
          label={`${COLOUR_NAMES[colour]}: кубиков`}
          value={countOf(dice, colour)}
          min={0}
          max={countOf(dice, colour) + BOUNDS.dice[1] - dice.length}
          onChange={(n) => on.change((s) => withDice(s, colour, n))}
        >
          <Die colour={colour} /> {COLOUR_NAMES[colour]}
        </Stepper>
      ))}
      <p class="c-buttons">
        <button type="button" class="c-button" onClick={() => on.change((s) => ({ ...s, dice: undefined }))}>
          {T.handBack}
        </button>
      </p>
    </>
  );
};
const countOf = (dice: readonly Colour[], colour: Colour): number => dice.filter((c) => c === colour).length;
const withDice = (state: State, colour: Colour, n: number): State => ({
  ...state,
  dice: bestFirst([
    ...(state.dice ?? []).filter((c) => c !== colour),
    ...Array.from({ length: n }, () => colour),
  ]).slice(0, BOUNDS.dice[1]),
});
