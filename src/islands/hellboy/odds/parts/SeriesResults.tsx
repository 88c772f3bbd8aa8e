import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { Table, wordsCell } from '../../../shared/results/Table.tsx';
import { SERIES, killOf, planWords } from '../words/series.ts';
import type { PlanOf } from '../view-props.ts';

interface Props {
  readonly plan: PlanOf<'series'>;
}

/** Every way to spend the tokens, the best first. */
export const SeriesResults = ({ plan: { plans } }: Props) => (
  <section class="c-part">
    <h3>{SERIES.plans}</h3>
    <Table
      name={SERIES.plans}
      heads={[SERIES.plan, SERIES.killed, SERIES.damageMean]}
      rows={plans.map((plan) => [
        wordsCell(planWords(plan), SERIES.usedMean(decimalRu(plan.answer.attacksUsed))),
        percentRu(killOf(plan)),
        decimalRu(plan.answer.damage),
      ])}
      here={0}
    />
    <p class="c-hint">{SERIES.plansHint}</p>
  </section>
);

/** With which attack the enemy is defeated. */
export const AfterAttacks = ({ plan: { plans } }: Props) => (
  <Table
    name={SERIES.after}
    heads={[SERIES.afterAttack, SERIES.killed]}
    rows={plans[0]!.answer.kill.map((chance, at) => [at + 1, percentRu(chance)])}
  />
);
