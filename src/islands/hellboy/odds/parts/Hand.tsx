import { COLOURS, type Colour } from '../../../../engines/hellboy/dice/colour.ts';
import { poolOfSituation } from '../../../../engines/hellboy/situation/reasons.ts';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { bestFirst } from '../address.ts';
import { BOUNDS, levelOf, type State } from '../model.ts';
import { labels } from '../words/labels.ts';
import { COLOUR_NAMES } from '../words/names.ts';
import type { InputProps } from '../view-props.ts';
import { Die } from './Die.tsx';

/**
 * The dice themselves, for who knows them already; begins with those of the situation. They come above what they put
 * away, so that nothing moves under the thumb.
 */
export const Hand = ({ data, state, actions }: InputProps) => {
  const { dice } = state;
  if (dice === undefined || actions === undefined)
    return (
      <p class="c-buttons waits" id="hb-hand">
        <button
          type="button"
          class="c-button"
          disabled={actions === undefined}
          onClick={() =>
            actions?.change((s) => ({
              ...s,
              dice: poolOfSituation({ ...s, level: levelOf(s) }, data.modifiers).pool.dice,
            }))
          }
        >
          {labels.hand}
        </button>
      </p>
    );
  return (
    <section class="hb-group" id="hb-hand">
      <p class="c-hint">{labels.handOn}</p>
      {[...COLOURS].reverse().map((colour) => (
        <Stepper
          key={colour}
          label={`${COLOUR_NAMES[colour]}: кубиков`}
          value={countOf(dice, colour)}
          min={0}
          max={countOf(dice, colour) + BOUNDS.dice[1] - dice.length}
          onChange={(n) => actions.change((s) => withDice(s, colour, n))}
        >
          <Die colour={colour} /> {COLOUR_NAMES[colour]}
        </Stepper>
      ))}
      <p class="c-buttons">
        <button type="button" class="c-button" onClick={() => actions.change((s) => ({ ...s, dice: undefined }))}>
          {labels.handBack}
        </button>
      </p>
    </section>
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
