import { MODES, type State } from '../model.ts';
import { labels } from '../words/labels.ts';
import { MODE_NAMES } from '../words/names.ts';
import type { InputProps } from '../view-props.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';

/** What the page is asked. */
export const Modes = ({ mode, actions }: Pick<State, 'mode'> & Pick<InputProps, 'actions'>) => (
  <Chips<State['mode']>
    label={<span class="c-said">{labels.mode}</span>}
    name="hb-mode"
    class="hb-modes"
    value={mode}
    options={MODES.map((value) => ({ value, label: MODE_NAMES[value] }))}
    onChange={actions && ((next) => actions.change((s) => ({ ...s, mode: next })))}
  />
);
