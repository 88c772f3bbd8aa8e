import type { ComponentChildren } from 'preact';
import { BOUNDS } from '../../../../engines/echo/battle/battle.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { withOneMore, withoutOne, type State } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

interface Props {
  readonly list: 'detectives' | 'enemies';
  readonly state: State;
  readonly actions: InputProps['actions'];
  readonly nameOf: (at: number) => string;
  /** The numbers of one in a line. */
  readonly lineOf: (at: number) => string;
  readonly children: (at: number) => ComponentChildren;
}

/** One side of the battle: the first of it open, the others under their names, and buttons for one more and one less. */
export const Side = ({ list, state, actions, nameOf, lineOf, children }: Props) => {
  const isAlone = state[list].length === 1;
  const isFull = state[list].length === BOUNDS[list][1];
  const drop = (at: number) =>
    actions !== undefined &&
    !isAlone && (
      <p class="c-buttons">
        <button type="button" class="c-button" onClick={() => actions.change((s) => withoutOne(s, list, at))}>
          {labels.drop(nameOf(at))}
        </button>
      </p>
    );
  return (
    <section class="ec-side">
      <h3>{labels[list]}</h3>
      {state[list].map((_, at) =>
        at === 0 ? (
          <div key={at} class="ec-one">
            {!isAlone && <h4>{nameOf(at)}</h4>}
            {children(at)}
            {drop(at)}
          </div>
        ) : (
          <Folded
            key={at}
            class="ec-one"
            summary={
              <>
                {nameOf(at)} <small>{lineOf(at)}</small>
              </>
            }
          >
            {() => (
              <>
                {children(at)}
                {drop(at)}
              </>
            )}
          </Folded>
        ),
      )}
      {actions !== undefined && !isFull && (
        <p class="c-buttons">
          <button type="button" class="c-button" onClick={() => actions.change((s) => withOneMore(s, list))}>
            {list === 'detectives' ? labels.addDetective : labels.addEnemy}
          </button>
        </p>
      )}
    </section>
  );
};
