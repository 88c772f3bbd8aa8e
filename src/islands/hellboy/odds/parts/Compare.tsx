import { percentRu } from '../../../../lib/number-ru.ts';
import { T } from '../words/labels.ts';
import { differenceLine, goalWords, meanWords, planLine } from '../words/answer.ts';
import type { Actions, Plan, ResultProps } from '../view-props.ts';

/** Two plans side by side. */
export const Compare = ({
  data,
  compare,
  on,
  ...now
}: ResultProps & { readonly compare: Plan; readonly on: Actions | undefined }) => (
  <section class="c-part hb-compare">
    <h3>{T.compare}</h3>
    <dl>
      {(
        [
          [T.other, compare],
          [T.thisOne, now],
        ] as const
      ).map(([name, plan]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{percentRu(plan.odds.chance)}</b>
            <small>
              {goalWords(plan.state)}; {meanWords(plan.state, plan.odds.mean)}
            </small>
            <small>{planLine(plan.state, data, plan.odds)}</small>
          </dd>
        </div>
      ))}
    </dl>
    <p>{differenceLine(compare.odds.chance, now.odds.chance)}</p>
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
