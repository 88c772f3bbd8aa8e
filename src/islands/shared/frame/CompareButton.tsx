import type { CompareActions } from './use-compare.ts';

interface Props {
  /** Whether there is an answer to keep. */
  readonly isAnswered: boolean;
  readonly isKept: boolean;
  /** Absent on the server, where the button only reserves its space. */
  readonly actions: CompareActions | undefined;
}

/** Keeps the answer for comparison, or ends the comparison. */
export const CompareButton = ({ isAnswered, isKept, actions }: Props) => (
  <button
    type="button"
    class="c-act c-keep waits"
    data-on={isKept}
    disabled={actions === undefined || !(isAnswered || isKept)}
    onClick={isKept ? actions?.dropCompare : actions?.keepForCompare}
  >
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3.5v17M8 20.5h8M5 6.5h14M5 6.5l-3 7a3 2.6 0 0 0 6 0zM19 6.5l-3 7a3 2.6 0 0 0 6 0z" />
      {isKept && <path d="M3.5 20.5l17-17" />}
    </svg>
    <span>{isKept ? 'Отменить' : 'Сравнить'}</span>
  </button>
);
