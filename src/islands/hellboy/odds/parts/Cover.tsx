import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { BOUNDS } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

/** What an object still takes of a ranged attack. */
export const Cover = ({ state, actions }: Pick<InputProps, 'state' | 'actions'>) => (
  <NumberRow
    label={labels.cover}
    value={state.cover}
    bounds={BOUNDS.cover}
    hint={labels.coverHint}
    onChange={actions && ((cover) => actions.change((s) => ({ ...s, cover })))}
  />
);
