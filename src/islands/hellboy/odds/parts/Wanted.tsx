import { Select } from '../../../shared/controls/Select.tsx';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { BOUNDS, isAttack, isDefence, type State } from '../model.ts';
import { MOST_RESULT, healthLeft, outcomeOf } from '../check-odds.ts';
import { FOR_CHANCE, GOAL_KIND, labels, outcomeWords } from '../words/labels.ts';
import type { InputProps } from '../view-props.ts';

/** What is wanted of the throw, and what the choices are made for. */
export const Wanted = ({ state, actions }: InputProps) => {
  const { goal } = state;
  const words = outcomeWords(state.action);
  const set = (change: Partial<State['goal']>) => actions?.change((s) => ({ ...s, goal: { ...s.goal, ...change } }));
  const left = healthLeft(state);
  return (
    <section class="hb-group">
      <h3>{labels.goal}</h3>
      <NumberRow
        label={words.goal}
        value={goal.least}
        bounds={boundsOf(state)}
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
              { value: 'mean', label: words.mean },
              { value: 'reach', label: FOR_CHANCE },
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
