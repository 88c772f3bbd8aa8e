import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { BOUNDS, type State } from '../model.ts';
import { labels } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

/** What each option begins with; cards punish a failure by 2 or more most often. */
const GOALS = {
  success: { kind: 'success', by: 0 },
  by: { kind: 'success', by: 2 },
  'no-failure': { kind: 'no-failure', by: 2 },
  loss: { kind: 'least-loss' },
} as const satisfies { readonly [option: string]: State['goal'] };
type GoalName = keyof typeof GOALS;

const optionOf = (goal: State['goal']): GoalName => {
  if (goal.kind === 'least-loss') return 'loss';
  if (goal.kind === 'no-failure') return 'no-failure';
  return goal.by > 0 ? 'by' : 'success';
};

/** What is wanted of the test; choices are made for it. */
export const Goal = ({ state: { goal }, actions }: InputProps) => {
  const change = (next: State['goal']) => actions?.change((s) => ({ ...s, goal: next }));
  const options = Object.entries(labels.goals).map(([value, label]) => ({ value, label }));
  return (
    <>
      <Select
        label={labels.goal}
        value={optionOf(goal)}
        onChange={actions && ((option) => change(GOALS[option as GoalName]))}
        groups={[{ label: '', options }]}
      />
      {goal.kind !== 'least-loss' && goal.by > 0 && (
        <Stepper
          label={goal.kind === 'success' ? labels.by : labels.dangerBy}
          value={goal.by}
          min={1}
          max={BOUNDS.by[1]}
          onChange={actions && ((by) => change({ kind: goal.kind, by }))}
        />
      )}
    </>
  );
};
