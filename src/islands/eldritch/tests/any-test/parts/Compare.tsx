import { percentRu, pointsRu } from '../../../../../lib/number-ru.ts';
import type { Plan } from '../plan.ts';
import type { Actions, ResultProps } from '../view-props.ts';
import { countedLine, exactLine } from '../words/answer.ts';
import { T } from '../words/labels.ts';

/** Two tests side by side. */
export const Compare = ({
  plan,
  data,
  compare,
  on,
}: ResultProps & { readonly compare: Plan; readonly on: Actions | undefined }) => (
  <section class="c-part et-compare">
    <h3>{T.compare}</h3>
    <dl>
      {(
        [
          [T.other, compare],
          [T.thisOne, plan],
        ] as const
      ).map(([name, of]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{percentRu(of.chance)}</b>
            <small>{countedLine(of.state, data)}</small>
            <small>{exactLine(of)}</small>
          </dd>
        </div>
      ))}
    </dl>
    <p>{`Разница: ${pointsRu(compare.chance, plan.chance)}\u00a0п.\u00a0п. против запомненной.`}</p>
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
