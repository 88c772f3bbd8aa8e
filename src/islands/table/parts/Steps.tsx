import { atStep, hasStep } from '../model.ts';
import type { PartProps } from '../view-props.ts';

/** All steps of a pass; a press goes there. */
export const Steps = ({ table, state, actions }: PartProps) => (
  <ol class="t-steps">
    {table.round.phases.map(({ title }, phase) => (
      <li key={title}>
        <b>{title}</b>
        <ol>
          {table.steps.map((step, at) =>
            step.phase === phase ? (
              <li key={step.id}>
                <button
                  type="button"
                  disabled={actions === undefined || !hasStep(table, state, step)}
                  aria-current={at === state.at ? 'step' : undefined}
                  onClick={() => actions?.change((before) => atStep(before, at))}
                >
                  {step.title}
                </button>
              </li>
            ) : null,
          )}
        </ol>
      </li>
    ))}
  </ol>
);
