import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { BOUNDS, type State } from '../model.ts';
import { labels } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

interface Props extends Pick<State, 'goal'>, Pick<InputProps, 'actions'> {}

/** What each option begins with; cards punish a failure by 2 or more most often. */
const GOALS = {
  success: { kind: 'success', by: 0 },
  by: { kind: 'success', by: 2 },
  'no-failure': { kind: 'no-failure', by: 2 },
  loss: { kind: 'least-loss' },
} as const satisfies { readonly [option: string]: State['goal'] };

const optionOf = (goal: State['goal']): keyof typeof GOALS => {
  if (goal.kind === 'least-loss') return 'loss';
  if (goal.kind === 'no-failure') return 'no-failure';
  return goal.by > 0 ? 'by' : 'success';
};

/** What is wanted of the test; choices are made for it. */
export const Goal = ({ goal, actions }: Props) => {
  const value = optionOf(goal);
  const change = (next: string) => actions?.change((state) => ({ ...state, goal: GOALS[next as keyof typeof GOALS] }));
  return (
    <>
      <Select
        label={labels.goal}
        value={value}
        onChange={actions && change}
        groups={[
          {
            label: '',
            options: [
              { value: 'success', label: labels.goalSuccess },
              { value: 'by', label: labels.goalBy },
              { value: 'no-failure', label: labels.goalNoFailure },
              { value: 'loss', label: labels.goalLoss },
            ],
          },
        ]}
      />
      {goal.kind !== 'least-loss' && goal.by > 0 && (
        <Stepper
          label={goal.kind === 'success' ? labels.by : labels.dangerBy}
          value={goal.by}
          min={1}
          max={BOUNDS.by[1]}
          onChange={actions && ((by) => actions.change((state) => ({ ...state, goal: { kind: goal.kind, by } })))}
        />
      )}
    </>
  );
};
