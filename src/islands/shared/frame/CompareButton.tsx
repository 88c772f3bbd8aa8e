import type { CompareActions } from './use-compare.ts';

interface Props {
  /** Whether there is an answer to keep. */
  readonly isAnswered: boolean;
  readonly isKept: boolean;
  /** Absent on the server: the button keeps its room. */
  readonly on: CompareActions | undefined;
}

/** Keeps the answer in the bar beside the next ones, or ends that: the long way down the page is not needed. */
export const CompareButton = ({ isAnswered, isKept, on }: Props) => (
  <button
    type="button"
    class="c-keep waits"
    data-on={isKept}
    disabled={on === undefined || !(isAnswered || isKept)}
    onClick={isKept ? on?.dropCompare : on?.keepForCompare}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 5.5h7v13h-7zM13.5 5.5h7v13h-7z" />
      {isKept ? <path d="M4 21 20 3" /> : <path d="M17 9.5v5M14.5 12h5" />}
    </svg>
    <span>{isKept ? 'Убрать сравнение' : 'Сравнить'}</span>
  </button>
);
