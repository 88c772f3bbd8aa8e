import { Chips } from '../../../shared/controls/Chips.tsx';
import { Stepper } from '../../../shared/controls/Stepper.tsx';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { Facts, chanceFact } from '../../../shared/results/Facts.tsx';
import { BOUNDS, type State } from '../model.ts';
import { knownFact } from '../words/answer.ts';
import { SERIES, killOf, planWords } from '../words/series.ts';
import type { InputProps, SeriesPlan } from '../view-props.ts';
import { ChancesByRound } from './ChancesByRound.tsx';
import { Chart } from './Chart.tsx';
import { Table } from './Table.tsx';

/** How many tokens there are. */
export const SeriesTokens = ({ state, termBase, actions }: InputProps) => (
  <Stepper
    label={SERIES.tokens}
    value={state.series.tokens}
    min={BOUNDS.tokens[0]}
    max={BOUNDS.tokens[1]}
    onChange={actions && ((tokens) => actions.change((s) => ({ ...s, series: { ...s.series, tokens } })))}
  >
    <a href={`${termBase}action-cube/`}>{SERIES.tokens}</a>
    <small>{SERIES.tokensHint}</small>
  </Stepper>
);

/** What the tokens are for. */
export const SeriesAim = ({ state, actions }: Pick<InputProps, 'state' | 'actions'>) => (
  <Chips<State['series']['aim']>
    label={SERIES.aim}
    name="hb-aim"
    class="hb-aims"
    value={state.series.aim}
    options={[
      { value: 'kill', label: SERIES.kill },
      { value: 'damage', label: SERIES.damage },
    ]}
    onChange={actions && ((aim) => actions.change((s) => ({ ...s, series: { ...s.series, aim } })))}
  />
);

/** Every way to spend the tokens, and what the best of them comes to. */
export const SeriesResults = ({ series: { dice, plans } }: { readonly series: SeriesPlan }) => {
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
            knownFact(chanceFact(SERIES.killed, killOf(best)), dice),
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
