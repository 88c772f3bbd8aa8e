import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu, pointsRu } from '../../../../../lib/number-ru.ts';
import { SPEND_NAMES } from '../../inputs/words.ts';
import { rulesOf, spendingsOf } from '../plan.ts';
import type { ResultProps } from '../view-props.ts';
import { ruleWords } from '../words/answer.ts';
import { T } from '../words/labels.ts';

/** When to throw again, by what lies on the table; and what other ways to spend clues come to. */
export const Policy = ({ plan, termBase }: ResultProps) => {
  const { state, chance } = plan;
  const [rules, others] = useMemo(() => [rulesOf(plan), spendingsOf(state)] as const, [plan]);
  return (
    <section class="c-part">
      <h3>{T.policy}</h3>
      {rules.length === 0 ? (
        <p>
          <a href={`${termBase}reroll/`}>Перебрасывать</a> нечем: что выпало, то и считается. Ниже видно, что дала бы
          одна улика.
        </p>
      ) : (
        <table class="et-table et-rules">
          <thead>
            <tr>
              <th scope="col">{T.onTable}</th>
              <th scope="col">{T.whatToDo}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.successes}>
                <th scope="row">{rule.successes}</th>
                <td>{ruleWords(rule, state)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{state.needed} или больше</th>
              <td>Остановитесь: успехов хватает.</td>
            </tr>
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <p class="c-hint">
          {T.otherwise}:{' '}
          {others
            .map(
              ({ code, chance: other, meanClues }) =>
                `«${SPEND_NAMES[code]}» — ${percentRu(other)} (${pointsRu(chance, other)} п. п.), улик уходит в среднем ${decimalRu(meanClues)}`,
            )
            .join('; ')}
          .
        </p>
      )}
    </section>
  );
};
