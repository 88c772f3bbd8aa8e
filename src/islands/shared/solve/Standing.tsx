/** Where the counting of the present state stands. */
export type Standing =
  | { readonly kind: 'done' }
  /** So many parts of so many are counted, once that is known. */
  | { readonly kind: 'counting'; readonly done?: number; readonly of?: number }
  /** Too big to be begun unasked, stopped by the reader, too big for the memory: known before or found out. */
  | { readonly kind: 'asks' | 'stopped' | 'refused' | 'failed' };

/** Why a question of this calculator is not being counted, and what the reader may do about it. */
export type StandingWords = { readonly [k in 'asks' | 'refused' | 'failed']: string };
export interface StandingActions {
  /** Count although it was said to take long, or after a stop. */
  readonly solveAnyway: () => void;
  readonly stop: () => void;
}
interface Props {
  readonly standing: Standing;
  readonly words: StandingWords;
  /** Absent on the server. */
  readonly on: StandingActions | undefined;
}

const COUNTING = 'Считаю…';
const STOPPED = 'Счёт остановлен.';

/** How far the counting is, how to stop it, or why it has not begun. Nothing once it is done. */
export const Standing = ({ standing, words, on }: Props) => {
  if (standing.kind === 'done') return null;
  if (standing.kind === 'counting')
    return (
      <div class="c-wait">
        <p role="status">{COUNTING}</p>
        {standing.of !== undefined && <progress max={standing.of} value={standing.done} aria-label={COUNTING} />}
        {on !== undefined && (
          <button type="button" class="c-button" onClick={on.stop}>
            Остановить
          </button>
        )}
      </div>
    );
  return (
    <div class="c-wait">
      <p role="status">{standing.kind === 'stopped' ? STOPPED : words[standing.kind]}</p>
      {on !== undefined && (standing.kind === 'asks' || standing.kind === 'stopped') && (
        <button type="button" class="c-button" onClick={on.solveAnyway}>
          {standing.kind === 'asks' ? 'Считать всё равно' : 'Считать'}
        </button>
      )}
    </div>
  );
};
