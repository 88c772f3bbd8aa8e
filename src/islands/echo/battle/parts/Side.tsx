import { BOUNDS } from '../../../../engines/echo/battle/battle.ts';
import { withOneMore, withoutOne } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

interface Props extends Pick<InputProps, 'state' | 'actions'> {
  readonly list: 'detectives' | 'enemies';
  /** Whom a press sends away. */
  readonly at: number;
  readonly name: string;
}

/** One more on a side of the battle, or one less. */
export const SideSize = ({ list, at, name, state, actions }: Props) => {
  if (actions === undefined) return null;
  const { length } = state[list];
  return (
    <p class="c-buttons">
      {length < BOUNDS[list][1] && (
        <button type="button" class="c-button" onClick={() => actions.change((s) => withOneMore(s, list))}>
          {list === 'detectives' ? labels.addDetective : labels.addEnemy}
        </button>
      )}
      {length > 1 && (
        <button type="button" class="c-button" onClick={() => actions.change((s) => withoutOne(s, list, at))}>
          {labels.drop(name)}
        </button>
      )}
    </p>
  );
};
