import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { Facts, chanceFact } from '../../../shared/results/Facts.tsx';
import { knownFact } from '../words/faces.ts';
import { SERIES, killOf, planWords } from '../words/series.ts';
import type { PlanOf } from '../view-props.ts';
import { ChancesByRound } from './ChancesByRound.tsx';
import { Chart } from './Chart.tsx';
import { Table } from './Table.tsx';

/** Every way to spend the tokens, and what the best of them comes to. */
export const SeriesResults = ({ state, dice, plans }: PlanOf<'series'>) => {
  const best = plans[0]!;
  const { kill, left, damage, attacksUsed } = best.answer;
  return (
    <>
      <section>
        <h3>{SERIES.best}</h3>
        <p>
          <b>{planWords(best)}.</b>
        </p>
        <Facts
          of={[
            knownFact(chanceFact(SERIES.killed, killOf(best)), dice, state),
            { name: 'Урон в среднем', value: decimalRu(damage) },
            { name: 'Атак в среднем', value: decimalRu(attacksUsed) },
          ]}
        />
      </section>
      <section class="c-part">
        <h3>{SERIES.plans}</h3>
        <Table name={SERIES.plans} heads={[SERIES.plan, SERIES.killed, SERIES.damageMean]}>
          {plans.map((plan, i) => (
            <tr key={plan.boosts.join()} class={i === 0 ? 'hb-here' : undefined}>
              <th scope="row">
                {planWords(plan)}
                <small>{SERIES.usedMean(decimalRu(plan.answer.attacksUsed))}</small>
              </th>
              <td>{percentRu(killOf(plan))}</td>
              <td>{decimalRu(plan.answer.damage)}</td>
            </tr>
          ))}
        </Table>
        <p class="c-hint">{SERIES.plansHint}</p>
      </section>
      <section class="c-part">
        <h3>{SERIES.after}</h3>
        <ChancesByRound name={SERIES.after} heads={[SERIES.afterAttack, SERIES.killed]} chances={kill} />
      </section>
      <section class="c-part">
        <h3>{SERIES.left}</h3>
        <Chart of={left} name={SERIES.leftName} isWanted={(health) => health === 0} />
      </section>
    </>
  );
};
