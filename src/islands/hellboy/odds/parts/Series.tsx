import { Select } from '../../../shared/controls/Select.tsx';
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

/** How many tokens there are, and what they are for. */
export const SeriesInputs = ({ state, termBase, actions }: InputProps) => {
  const set = (change: Partial<State['series']>) =>
    actions?.change((s) => ({ ...s, series: { ...s.series, ...change } }));
  return (
    <section class="hb-group">
      <Stepper
        label={SERIES.tokens}
        value={state.series.tokens}
        min={BOUNDS.tokens[0]}
        max={BOUNDS.tokens[1]}
        onChange={actions && ((tokens) => set({ tokens }))}
      >
        <a href={`${termBase}action-cube/`}>{SERIES.tokens}</a>
        <small>{SERIES.tokensHint}</small>
      </Stepper>
      <Select
        label={SERIES.aim}
        value={state.series.aim}
        onChange={actions && ((aim) => set({ aim: aim as State['series']['aim'] }))}
        groups={[
          {
            label: '',
            options: [
              { value: 'kill', label: SERIES.kill },
              { value: 'damage', label: SERIES.damage },
            ],
          },
        ]}
      />
    </section>
  );
};

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
