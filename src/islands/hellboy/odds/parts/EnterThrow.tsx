import { useState } from 'preact/hooks';
import { EFFECTS, type Effect } from '../../../../engines/hellboy/dice/effect.ts';
import type { RollerState } from '../../../../engines/hellboy/roller/roller.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { COLOUR_NAMES, EFFECT_NAMES } from '../words/names.ts';
import { ROLLER } from '../words/roller.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Die } from './Die.tsx';

interface Props {
  readonly roller: RollerState;
  readonly onEnter: (sides: readonly number[], effect: number) => void;
}

/** A throw of real dice, tapped in: what each shows, and the effect. */
export const EnterThrow = ({ roller: { faces, test }, onEnter }: Props) => (
  <Folded summary={ROLLER.enter}>
    {() => <Form key={test.dice.join()} faces={faces} dice={test.dice} onEnter={onEnter} />}
  </Folded>
);

interface FormProps extends Pick<Props, 'onEnter'>, Pick<RollerState, 'faces'>, Pick<RollerState['test'], 'dice'> {}
const Form = ({ faces, dice, onEnter }: FormProps) => {
  const [shown, setShown] = useState<readonly number[]>(() => dice.map((colour) => faces[colour][0]!));
  const [effect, setEffect] = useState<Effect>('reroll');
  return (
    <>
      <p class="c-hint">{ROLLER.enterHint}</p>
      {dice.map((colour, i) => (
        <Chips
          key={i}
          label={
            <>
              <Die colour={colour} /> {COLOUR_NAMES[colour]} кубик
            </>
          }
          name={`hb-shown-${i}`}
          class="hb-small"
          value={String(shown[i])}
          options={[...new Set(faces[colour])].map((face) => ({ value: String(face), label: String(face) }))}
          onChange={(face) => setShown(shown.map((s, j) => (j === i ? Number(face) : s)))}
        />
      ))}
      <Chips<Effect>
        label={ROLLER.enterEffect}
        name="hb-shown-effect"
        value={effect}
        options={EFFECTS.map((value) => ({ value, label: EFFECT_NAMES[value] }))}
        onChange={setEffect}
      />
      <p class="c-buttons">
        <button
          type="button"
          class="c-button c-main"
          onClick={() =>
            onEnter(
              dice.map((colour, i) => Math.max(0, faces[colour].indexOf(shown[i]!))),
              EFFECTS.indexOf(effect),
            )
          }
        >
          {ROLLER.lay}
        </button>
      </p>
    </>
  );
};
