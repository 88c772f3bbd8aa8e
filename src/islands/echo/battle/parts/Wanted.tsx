import { AIMS, BOUNDS, PLANS, type Aim, type BattlePlan } from '../../../../engines/echo/battle/battle.ts';
import { READINGS, SITE_READINGS } from '../../../../engines/echo/battle/readings.ts';
import { Readings } from '../../../shared/controls/Readings.tsx';
import { PHASES, type Phase } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { AIM_NAMES, PHASE_NAMES, PLAN_NAMES, READING_WORDS } from '../words/names.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { Check, NumberRow } from '../../../shared/controls/NumberRow.tsx';

/** The aim, and how the detectives act. */
export const Wanted = ({ state, actions }: InputProps) => {
  const { aim, plan, canLeave } = state;
  return (
    <>
      <Chips<BattlePlan>
        label={labels.plan}
        name="ec-plan"
        value={plan}
        options={PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }))}
        onChange={actions && ((value) => actions.change((s) => ({ ...s, plan: value })))}
      />
      <Chips<Aim>
        label={labels.aim}
        name="ec-aim"
        value={aim}
        options={AIMS.map((value) => ({ value, label: AIM_NAMES[value] }))}
        onChange={actions && ((value) => actions.change((s) => ({ ...s, aim: value })))}
      />
      {plan === 'best' && (
        <Check
          label={labels.canLeave}
          checked={canLeave}
          onChange={actions && ((is) => actions.change((s) => ({ ...s, canLeave: is })))}
        />
      )}
    </>
  );
};

/** The phase, what a test is, and readings of what the rules leave open. */
export const Rules = (props: InputProps) => {
  const {
    state: { phase },
    actions,
  } = props;
  return (
    <>
      <Chips<Phase>
        label={labels.phase}
        name="ec-phase"
        value={phase}
        options={PHASES.map((value) => ({ value, label: PHASE_NAMES[value] }))}
        onChange={actions && ((value) => actions.change((s) => ({ ...s, phase: value })))}
      />
      <Tests {...props} />
      <ReadingsOf {...props} />
    </>
  );
};

/** What a test of a detective is: the rules do not tell. */
const Tests = ({ state, termBase, actions }: InputProps) => (
  <div class="ec-tests">
    <h4>
      <a href={`${termBase}test/`}>{labels.tests}</a>
    </h4>
    <p class="c-hint">{labels.testsSay}</p>
    <NumberRow
      label={labels.threshold}
      value={state.threshold}
      bounds={BOUNDS.threshold}
      shown={labels.thresholdShown(state.threshold)}
      hint={labels.thresholdHint}
      onChange={actions && ((threshold) => actions.change((s) => ({ ...s, threshold })))}
    />
  </div>
);

/** What the rules do not say. */
const ReadingsOf = ({ state, termBase, actions }: InputProps) => (
  <Readings
    summary={labels.readings}
    prefix="ec"
    options={READINGS}
    site={SITE_READINGS}
    chosen={state.readings}
    words={READING_WORDS}
    termBase={termBase}
    onChange={
      actions && ((name, value) => actions.change((s) => ({ ...s, readings: { ...s.readings, [name]: value } })))
    }
  />
);
