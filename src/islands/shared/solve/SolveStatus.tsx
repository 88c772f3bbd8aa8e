/** Where the counting of the present state stands. */
export type SolveStatus =
  | { readonly kind: 'done' }
  /** So many parts of so many are counted, once that is known. */
  | { readonly kind: 'counting'; readonly done?: number; readonly of?: number }
  /** Too big to be counted to its end unasked, stopped by the reader, too big for the memory: known before or found out. */
  | { readonly kind: 'asks' | 'stopped' | 'refused' | 'failed' };

/** Why a question of this calculator is not being counted, and what the reader may do about it. */
export type SolveWords = { readonly [k in 'asks' | 'refused' | 'failed']: string };
export interface SolveActions {
  /** Count although it was said to take long, or after a stop. */
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

/** How far the counting is, how to stop it, or why it has not begun. Nothing once it is done. */
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
      {actions !== undefined && (status.kind === 'asks' || status.kind === 'stopped') && (
        <button type="button" class="c-button" onClick={actions.solveAnyway}>
          {status.kind === 'asks' ? 'Считать всё равно' : 'Считать'}
        </button>
      )}
    </div>
  );
};
