import { decimalRu, fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Facts, type Fact } from '../../../shared/results/Facts.tsx';
import type { ThrowFact } from '../throw-odds.ts';
import type { Page, PlanOf } from '../view-props.ts';
import { knownFact } from '../words/faces.ts';
import { FACTS, THROW_LABELS, ruleOf, throwRule } from '../words/throws.ts';
import { ChancesByRound } from './ChancesByRound.tsx';
import { Chart } from './Chart.tsx';

/** What the roll comes to, with the rule that it follows. */
export const ThrowResults = ({ data, prose, termBase, state, answer, dice }: Page & PlanOf<'throws'>) => {
  const { throws } = state;
  const { name, drawn = '' } = prose.throws[throws.kind];
  return (
    <>
      <p>
        {throwRule(throws, data.throws, prose)} <a href={`${termBase}${ruleOf(throws, data.throws).term}/`}>{name}</a>
      </p>
      <h3>{THROW_LABELS.answer}</h3>
      <Facts of={answer.facts.map((fact) => knownFact(factOf(fact), dice, state))} />
      {answer.rounds !== undefined && answer.rounds.length > 1 && (
        <section class="c-part">
          <h3>{THROW_LABELS.rounds}</h3>
          <ChancesByRound name={THROW_LABELS.rounds} heads={[THROW_LABELS.round, 'Шанс']} chances={answer.rounds} />
        </section>
      )}
      {answer.drawn !== undefined && (
        <section class="c-part">
          <h3>{drawn}</h3>
          <Chart of={answer.drawn} name={drawn} isWanted={(n) => n > 0} />
        </section>
      )}
    </>
  );
};
const factOf = ([name, kind, value]: ThrowFact): Fact => ({
  name: FACTS[name],
  value: kind === 'chance' ? percentRu(value) : decimalRu(value),
  exact: kind === 'count' || value.d === 1n ? undefined : fractionRu(value),
});
