import type { ComponentChildren } from 'preact';
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
        <SignButton
          name={labels.back}
          sign="M20 12H4M10.5 5.5 4 12l6.5 6.5"
          isIdle={previous(table, state) === state}
          press={actions && (() => actions.change((before) => previous(table, before)))}
        />
        <button
          type="button"
          class="t-open"
          disabled={actions === undefined}
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {labels.counters} <b aria-hidden="true">{countersRu(table, state)}</b>
        </button>
        <SignButton
          name={labels.undo}
          sign="M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11"
          isIdle={!canUndo}
          press={actions && (() => actions.undo())}
        />
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

interface SignProps {
  readonly name: string;
  /** The path of its drawing, 24 × 24. */
  readonly sign: string;
  readonly isIdle: boolean;
  /** Absent on the server. */
  readonly press: (() => void) | undefined;
}
/** A sign on a phone; a wide screen shows its name too. */
const SignButton = ({ name, sign, isIdle, press }: SignProps) => (
  <button type="button" class="t-sign" disabled={press === undefined} aria-disabled={isIdle} onClick={press}>
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={sign} />
    </svg>
    <span>{name}</span>
  </button>
);
