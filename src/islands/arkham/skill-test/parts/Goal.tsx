import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { BOUNDS, type State } from '../model.ts';
import { T } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

interface Props extends Pick<State, 'goal'>, Pick<InputProps, 'on'> {}

const optionOf = (goal: State['goal']): 'loss' | 'by' | 'success' => {
  if (goal.kind === 'least-loss') return 'loss';
  return goal.by > 0 ? 'by' : 'success';
};

/** What is wanted of the test; choices are made for it. */
export const Goal = ({ goal, on }: Props) => {
  const value = optionOf(goal);
  const change = (next: string) =>
    on?.change((state) => ({
      ...state,
      goal: next === 'loss' ? { kind: 'least-loss' } : { kind: 'success', by: next === 'by' ? 2 : 0 },
    }));
  return (
    <>
      <Select
        label={T.goal}
        value={value}
        onChange={on && change}
        groups={[
          {
            label: '',
            options: [
              { value: 'success', label: T.goalSuccess },
              { value: 'by', label: T.goalBy },
              { value: 'loss', label: T.goalLoss },
            ],
          },
        ]}
      />
      {goal.kind === 'success' && goal.by > 0 && (
        <Stepper
          label={T.by}
          value={goal.by}
          min={1}
          max={BOUNDS.by[1]}
          onChange={on && ((by) => on.change((state) => ({ ...state, goal: { kind: 'success', by } })))}
        />
      )}
    </>
  );
};
