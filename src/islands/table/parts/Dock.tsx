import { isLastStep, next, previous, withChanges } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { changesRu, labels } from '../words/labels.ts';

interface Props extends PartProps {
  /** Whether there is a move to take back. */
  readonly canUndo: boolean;
}

/** The buttons under the thumb: on, back, and the last move undone. */
export const Dock = ({ table, state, actions, canUndo }: Props) => {
  const { does } = table.steps[state.at]!;
  const isOver = isLastStep(table, state);
  const changes = does === undefined ? '' : changesRu(table, state, withChanges(table, state));
  const go = () => actions?.change((before) => next(table, before));
  const doIt = () => actions?.change((before) => next(table, withChanges(table, before)));
  return (
    <div class="t-dock">
      <div class="t-also">
        <button
          type="button"
          disabled={actions === undefined}
          aria-disabled={previous(table, state) === state}
          onClick={() => actions?.change((before) => previous(table, before))}
        >
          {labels.back}
        </button>
        {does !== undefined && !isOver && (
          <button type="button" disabled={actions === undefined} onClick={go}>
            {labels.skip}
          </button>
        )}
        <button type="button" disabled={actions === undefined} aria-disabled={!canUndo} onClick={() => actions?.undo()}>
          {labels.undo}
        </button>
      </div>
      <button
        type="button"
        class="c-button c-main t-next"
        disabled={actions === undefined}
        aria-disabled={isOver}
        onClick={does === undefined ? go : doIt}
      >
        {does === undefined ? labels.next : does.label}
        {does !== undefined && changes !== '' && <small>{changes}</small>}
      </button>
      {isOver && (
        <p role="status">
          {labels.over} {table.round.end !== undefined && <a href="#t-end">{labels.toEnd}</a>}
        </p>
      )}
    </div>
  );
};
