import type { ComponentChildren } from 'preact';
import { BACK, UNDO } from '../../../drawings/controls.ts';
import { Drawn } from '../../shared/Drawn.tsx';
import { doesOf, isLastStep, next, previous, withChanges } from '../model.ts';
import type { PartProps } from '../view-props.ts';
import { changesRu, countersRu, labels } from '../words/labels.ts';

interface Props extends PartProps {
  /** Whether there is a move to take back. */
  readonly canUndo: boolean;
  /** Whether the counters are open here. */
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
  /** The counters, while they are. */
  readonly children: ComponentChildren;
}

/** What is under the thumb: on, back, the last move undone, the counters. */
export const Dock = ({ table, state, actions, canUndo, isOpen, open, children }: Props) => {
  const does = doesOf(table, state);
  const isOver = isLastStep(table, state);
  const changes = changesRu(table, state, withChanges(table, state));
  const go = () => actions?.change((before) => next(table, before));
  const doIt = () => actions?.change((before) => next(table, withChanges(table, before)));
  return (
    <div class="t-dock">
      {children}
      <div class="t-on">
        <button
          type="button"
          class="t-sign"
          disabled={actions === undefined}
          aria-disabled={previous(table, state) === state}
          onClick={() => actions?.change((before) => previous(table, before))}
        >
          <Drawn body={BACK} />
          <span>{labels.back}</span>
        </button>
        <button
          type="button"
          class="t-open"
          disabled={actions === undefined}
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {labels.counters} <b aria-hidden="true">{countersRu(table, state)}</b>
        </button>
        <button
          type="button"
          class="t-sign"
          disabled={actions === undefined}
          aria-disabled={!canUndo}
          onClick={() => actions?.undo()}
        >
          <Drawn body={UNDO} />
          <span>{labels.undo}</span>
        </button>
        {does !== undefined && !isOver && (
          <button type="button" class="c-button t-skip" disabled={actions === undefined} onClick={go}>
            {does.skip}
          </button>
        )}
        <button
          type="button"
          class="c-button c-main t-next"
          disabled={actions === undefined}
          aria-disabled={isOver}
          onClick={does === undefined ? go : doIt}
        >
          {does === undefined ? labels.next : does.label}
          {changes !== '' && <small>{changes}</small>}
        </button>
      </div>
      {isOver && (
        <p role="status">
          {labels.over} {table.round.end !== undefined && <a href="#t-end">{labels.toEnd}</a>}
        </p>
      )}
    </div>
  );
};
