import { STANDING, T } from '../strings.ts';
import type { Actions, Standing as Stands } from '../view-props.ts';

/** Where the counting stands: how far it is, how to stop it, or why it has not begun. Nothing once it is done. */
export const Standing = ({ standing, on }: { readonly standing: Stands; readonly on: Actions | undefined }) => {
  if (standing.kind === 'done') return null;
  if (standing.kind === 'counting')
    return (
      <div class="o-wait">
        <p role="status">{T.counting}</p>
        {standing.of !== undefined && <progress max={standing.of} value={standing.done} aria-label={T.counting} />}
        {on !== undefined && <button type="button" class="c-button" onClick={on.stop}>{T.stop}</button>}
      </div>
    );
  return (
    <div class="o-wait">
      <p role="status">{STANDING[standing.kind]}</p>
      {on !== undefined && (standing.kind === 'asks' || standing.kind === 'stopped') && <button type="button" class="c-button" onClick={on.solveAnyway}>{standing.kind === 'asks' ? T.solveAnyway : T.solve}</button>}
    </div>
  );
};
