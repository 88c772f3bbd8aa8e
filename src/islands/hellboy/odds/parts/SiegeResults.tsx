import { chanceOf } from '../../../../engines/exact/distribution.ts';
import type { SpendCase } from '../../../../engines/hellboy/siege/siege.ts';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { Facts, chanceFact } from '../../../shared/results/Facts.tsx';
import { knownFact } from '../words/faces.ts';
import { SIEGE, adviceWords, caseWords, standsOf } from '../words/siege.ts';
import type { PlanOf } from '../view-props.ts';
import { Chart } from './Chart.tsx';
import { Table } from './Table.tsx';

/** Whether the agent stands, what he loses, and what to spend at each attack. */
export const SiegeResults = ({ state, dice, answer }: PlanOf<'siege'>) => (
  <>
    <Facts
      of={[
        knownFact(chanceFact('Устоять', standsOf(answer)), dice, state),
        { name: 'Урон в среднем', value: decimalRu(answer.mean) },
        { name: 'Без урона', value: percentRu(chanceOf(answer.damage, (n) => n === 0)) },
      ]}
    />
    {state.siege.tokens > 0 && (
      <section class="c-part hb-policy">
        <h3>{SIEGE.advice}</h3>
        <ul>
          {answer.advice.map(({ cases }, at) => (
            <li key={at}>
              <b>{SIEGE.attack(at + 1)}:</b> <Cases cases={cases} />
            </li>
          ))}
        </ul>
      </section>
    )}
    <section class="c-part">
      <h3>{SIEGE.chart}</h3>
      <Chart of={answer.damage} name={SIEGE.chartName} isWanted={(n) => n === 0} />
      {answer.crushed.n > 0n && (
        <p class="c-hint">{SIEGE.chartCrushed(2 * state.siege.slots - state.siege.damage + 1)}</p>
      )}
    </section>
    <section class="c-part">
      <h3>{SIEGE.after}</h3>
      <Table name={SIEGE.after} heads={[SIEGE.afterAttack, SIEGE.taken, SIEGE.injured, SIEGE.crushed]}>
        {answer.after.map(({ damage, injuries, crushed }, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            <td>{decimalRu(damage)}</td>
            <td>{decimalRu(injuries)}</td>
            <td>{percentRu(crushed)}</td>
          </tr>
        ))}
      </Table>
      <p class="c-hint">{SIEGE.afterHint}</p>
    </section>
  </>
);

const Cases = ({ cases }: { readonly cases: readonly SpendCase[] }) => {
  const same = adviceWords(cases);
  if (same !== undefined) return <>{same}.</>;
  return (
    <ul class="hb-cases">
      {cases.map((c) => (
        <li key={`${c.tokens} ${c.damage[0]}`}>{sentenceRu(caseWords(c))}</li>
      ))}
    </ul>
  );
};
