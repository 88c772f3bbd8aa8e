import { beatAt, beatsOf, framesOf } from '../frames.ts';
import type { Fork, State } from '../model.ts';
import { actionWords } from '../words/actions.ts';
import { steps, labels } from '../words/labels.ts';
import type { ViewProps } from '../view-props.ts';

/** What the line does where it leaves, and how long it goes on. */
const forkWords = (
  state: State,
  fork: Fork,
): { readonly step: number; readonly does: string; readonly length: number } => {
  const frames = framesOf(state.initial, fork.actions);
  const beats = beatsOf(fork.actions, frames, false);
  const does = fork.actions[fork.at] === undefined ? '' : actionWords(frames.states[fork.at]!, fork.actions[fork.at]!);
  return { step: beatAt(beats, fork.at), does, length: beats.length };
};

/** Other lines that were tried from this table. */
export const Forks = ({ state, actions, hasOwn }: Pick<ViewProps, 'state' | 'actions' | 'hasOwn'>) => {
  if (actions === undefined || (state.forks.length === 0 && !hasOwn)) return null;
  return (
    <section class="k-forks">
      <h2>{labels.forks}</h2>
      {state.forks.length > 0 && (
        <ul>
          {state.forks.map((fork, i) => {
            const { step, does, length } = forkWords(state, fork);
            return (
              <li key={i}>
                <span>
                  <b>{labels.fork(step + 1)}</b> ({steps(length)}). {does}
                </span>
                <span class="c-buttons">
                  <button type="button" class="c-button c-main" onClick={() => actions.switchTo(fork)}>
                    {labels.go}
                  </button>
                  <button
                    type="button"
                    class="c-button"
                    aria-label={`${labels.drop}: ${labels.fork(step + 1)}`}
                    onClick={() => actions.dropFork(fork)}
                  >
                    {labels.drop}
                  </button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {hasOwn && (
        <p class="c-buttons">
          <button type="button" class="c-button" onClick={actions.restore}>
            {labels.original}
          </button>
        </p>
      )}
    </section>
  );
};
