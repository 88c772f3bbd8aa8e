/** The status of the computation for the present state. */
export type SolveStatus =
  | { readonly kind: 'done' }
  /** Parts done and their total, once known. */
  | { readonly kind: 'counting'; readonly done?: number; readonly of?: number }
  /**
   * Why the computation has ended without an answer: too long without asking, stopped by the reader, too large for
   * memory.
   */
  | { readonly kind: 'confirm' | 'stopped' | 'reject' | 'failed' };

/** Why a question is not being computed, and what the reader may do. */
export type SolveWords = { readonly [k in 'confirm' | 'reject' | 'failed']: string };
export interface SolveActions {
  /** Computes although it takes long, or after a stop. */
  readonly solveAnyway: () => void;
  readonly stop: () => void;
}
interface Props {
  readonly status: SolveStatus;
  readonly words: SolveWords;
  /** Absent on the server. */
  readonly actions: SolveActions | undefined;
}

const COUNTING = 'Считаю…';
const STOPPED = 'Счёт остановлен.';

/** Progress with a stop button, or why the computation has not begun. Renders nothing once it is done. */
export const SolveStatus = ({ status, words, actions }: Props) => {
  if (status.kind === 'done') return null;
  if (status.kind === 'counting')
    return (
      <div class="c-wait">
        <p role="status">{COUNTING}</p>
        {status.of !== undefined && <progress max={status.of} value={status.done} aria-label={COUNTING} />}
        {actions !== undefined && (
          <button type="button" class="c-button" onClick={actions.stop}>
            Остановить
          </button>
        )}
      </div>
    );
  return (
    <div class="c-wait">
      <p role="status">{status.kind === 'stopped' ? STOPPED : words[status.kind]}</p>
      {actions !== undefined && (status.kind === 'confirm' || status.kind === 'stopped') && (
        <button type="button" class="c-button" onClick={actions.solveAnyway}>
          {status.kind === 'confirm' ? 'Считать всё равно' : 'Считать'}
        </button>
      )}
    </div>
  );
};
