import { AIMS, BOUNDS, PLANS } from '../../../../engines/echo/battle/battle.ts';
import { READINGS, SITE_READINGS } from '../../../../engines/echo/battle/readings.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { Readings } from '../../../shared/controls/Readings.tsx';
import { PHASES, type State } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { readingWords } from '../words/how.ts';
import { labels } from '../words/labels.ts';
import { AIM_NAMES, PHASE_NAMES, PLAN_NAMES } from '../words/names.ts';

/** Sets some fields of the state; absent on the server. */
const setterOf = ({ actions }: InputProps) =>
  actions && ((change: Partial<State>) => actions.change((s) => ({ ...s, ...change })));

interface WordProps<F extends 'plan' | 'aim' | 'phase'> extends InputProps {
  readonly field: F;
  readonly values: readonly State[F][];
  readonly names: { readonly [V in State[F]]: string };
}
/** A field of the state that is one word of several. */
const WordOf = <F extends 'plan' | 'aim' | 'phase'>({ field, values, names, ...props }: WordProps<F>) => {
  const set = setterOf(props);
  return (
    <Chips<State[F]>
      label={labels[field]}
      name={`ec-${field}`}
      value={props.state[field]}
      options={values.map((value) => ({ value, label: names[value] }))}
      onChange={set && ((value) => set({ [field]: value }))}
    />
  );
};

/** The aim, and how the detectives act. */
export const Wanted = (props: InputProps) => {
  const { plan, canLeave } = props.state;
  const set = setterOf(props);
  return (
    <>
      <WordOf {...props} field="plan" values={PLANS} names={PLAN_NAMES} />
      <WordOf {...props} field="aim" values={AIMS} names={AIM_NAMES} />
      {plan === 'best' && (
        <Check label={labels.canLeave} checked={canLeave} onChange={set && ((is) => set({ canLeave: is }))} />
      )}
    </>
  );
};

/** The phase, what a test is (the rules do not tell), and readings of what the rules leave open. */
export const Rules = (props: InputProps) => {
  const { state, termBase, prose } = props;
  const { threshold, readings } = state;
  const set = setterOf(props);
  return (
    <>
      <WordOf {...props} field="phase" values={PHASES} names={PHASE_NAMES} />
      <div class="ec-tests">
        <h4>
          <a href={`${termBase}test/`}>{labels.tests}</a>
        </h4>
        <p class="c-hint">{labels.testsSay}</p>
        <NumberRow
          label={labels.threshold}
          value={threshold}
          bounds={BOUNDS.threshold}
          shown={labels.thresholdShown(threshold)}
          hint={labels.thresholdHint}
          onChange={set && ((n) => set({ threshold: n }))}
        />
      </div>
      <Readings
        summary={labels.readings}
        prefix="ec"
        options={READINGS}
        site={SITE_READINGS}
        chosen={readings}
        words={readingWords(prose.readings)}
        termBase={termBase}
        onChange={set && ((name, value) => set({ readings: { ...readings, [name]: value } }))}
      />
    </>
  );
};
