import { percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import { chanceFor } from '../variants.ts';
import type { Actions, Plan, ResultProps } from '../view-props.ts';
import { countedLine, exactLine } from '../words/answer.ts';
import { T } from '../words/labels.ts';

/** Two plans side by side. */
export const Compare = ({
  data,
  compare,
  on,
  ...now
}: ResultProps & { readonly compare: Plan; readonly on: Actions | undefined }) => (
  <section class="c-part el-compare">
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
            <b>{percentRu(chanceFor(plan.state.aim, plan.result))}</b>
            <small>{countedLine(plan.state, data)}</small>
            <small>{exactLine(plan, data)}</small>
          </dd>
        </div>
      ))}
    </dl>
    <p>
      {`${T.kill}: ${pointsRu(compare.result.killed, now.result.killed)}\u00a0п.\u00a0п., ${T.stand.toLowerCase()}: ${pointsRu(compare.result.stands, now.result.stands)}\u00a0п.\u00a0п. против запомненного.`}
    </p>
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
