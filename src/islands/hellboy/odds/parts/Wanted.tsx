import { Select } from '../../../shared/controls/Select.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { BOUNDS, isAttack, isDefence, type State } from '../model.ts';
import { MOST_RESULT, healthLeft, outcomeOf } from '../test-odds.ts';
import { GOAL_KIND, labels, goalKinds, goalLabel } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

/** What is wanted of the throw, and what the choices are made for. */
export const Wanted = ({ state, actions }: InputProps) => {
  const { goal } = state;
  const kinds = goalKinds(state.action);
  const set = (change: Partial<State['goal']>) => actions?.change((s) => ({ ...s, goal: { ...s.goal, ...change } }));
  const left = healthLeft(state);
  const [least, most] = boundsOf(state);
  return (
    <section class="hb-group">
      <h3>{labels.goal}</h3>
      <Stepper
        label={goalLabel(state.action)}
        value={goal.least}
        min={least}
        max={most}
        onChange={actions && ((n) => set({ least: n }))}
      />
      {isAttack(state.action) && left !== undefined && actions !== undefined && (
        <p class="c-buttons">
          <button
            type="button"
            class="c-button"
            aria-pressed={goal.least === left}
            onClick={() => set({ least: goal.least === left ? 1 : left, kind: goal.least === left ? 'mean' : 'reach' })}
          >
            {labels.goalKill(left)}
          </button>
        </p>
      )}
      <Select
        label={GOAL_KIND}
        value={goal.kind}
        onChange={actions && ((kind) => set({ kind: kind as State['goal']['kind'] }))}
        groups={[
          {
            label: '',
            options: [
              { value: 'mean', label: kinds.mean },
              { value: 'reach', label: kinds.reach },
            ],
          },
        ]}
      />
    </section>
  );
};
const boundsOf = (state: State): readonly [number, number] => {
  if (state.action === 'examine') return [1, outcomeOf(state, MOST_RESULT)];
  return isDefence(state.action) ? BOUNDS.least : [1, BOUNDS.least[1]];
};
