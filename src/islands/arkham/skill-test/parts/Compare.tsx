import { percentRu } from '../../../../lib/number-ru.ts';
import { T } from '../words/labels.ts';
import { differenceLine, planLine } from '../words/reasons.ts';
import type { Actions, Plan, ResultProps } from '../view-props.ts';

/** Two plans side by side. */
export const Compare = ({
  data,
  state,
  odds,
  compare,
  on,
}: ResultProps & { readonly compare: Plan; readonly on: Actions | undefined }) => (
  <section class="c-part o-compare">
    <h3>{T.compare}</h3>
    <dl>
      <div>
        <dt>{T.other}</dt>
        <dd>
          <b>{percentRu(compare.odds.chance)}</b>
          <small>{planLine(compare.state, data)}</small>
        </dd>
      </div>
      <div>
        <dt>{T.thisOne}</dt>
        <dd>
          <b>{percentRu(odds.chance)}</b>
          <small>{planLine(state, data)}</small>
        </dd>
      </div>
    </dl>
    <p>{differenceLine(compare.odds.chance, odds.chance)}</p>
    {on !== undefined && (
      <p class="c-buttons">
        <button type="button" class="c-button" onClick={() => on.change(() => compare.state)}>
          {T.back}
        </button>
        <button type="button" class="c-button" onClick={on.dropCompare}>
          {T.drop}
        </button>
      </p>
    )}
  </section>
);
