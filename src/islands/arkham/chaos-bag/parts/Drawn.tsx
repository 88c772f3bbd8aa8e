import { hasBegun } from '../../../../engines/arkham/chaos-bag/bag.ts';
import type { Actions, ViewProps } from '../view-props.ts';
import { labels, tokenName } from '../words/labels.ts';
import { Mark, Marks } from './Mark.tsx';

/** The tokens of the test so far, each a button that marks it. */
export const Drawn = ({
  state,
  marked,
  actions,
}: Pick<ViewProps, 'state' | 'marked'> & { readonly actions: Actions }) => (
  <>
    <ol class="drawn" aria-label={labels.drawn}>
      {state.drawn.map((id, i) => (
        <li key={i}>
          <button
            type="button"
            class="pick"
            aria-pressed={marked === i}
            aria-label={tokenName(id)}
            onClick={() => actions.mark(i)}
          >
            <Mark id={id} silent />
          </button>
        </li>
      ))}
    </ol>
    {state.aside.length > 0 && (
      <p class="beside-marks">
        {labels.aside} <Marks ids={state.aside} />
      </p>
    )}
    {state.cancelled.length > 0 && hasBegun(state) && (
      <p class="beside-marks">
        {labels.cancelled} <Marks ids={state.cancelled} />
      </p>
    )}
    {state.drawn.length > 1 && <p class="soft">{labels.setAsideHow}</p>}
  </>
);
