import { decimalRu, fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Facts, type Fact } from '../../../shared/results/Facts.tsx';
import type { ThrowFact } from '../throw-odds.ts';
import type { Page, PlanOf } from '../view-props.ts';
import { knownFact } from '../words/faces.ts';
import { FACTS, ruleOf, throwRule } from '../words/throws.ts';

/** What the roll comes to, with the rule that it follows. */
export const ThrowResults = ({ data, prose, termBase, plan }: Page & { readonly plan: PlanOf<'throws'> }) => {
  const { state, answer, dice } = plan;
  const { throws } = state;
  return (
    <>
      <p>
        {throwRule(throws, data.throws, prose)}{' '}
        <a href={`${termBase}${ruleOf(throws, data.throws).term}/`}>{prose.throws[throws.kind].name}</a>
      </p>
      <Facts of={answer.facts.map((fact) => knownFact(factOf(fact), dice, state))} />
    </>
  );
};
const factOf = ([name, kind, value]: ThrowFact): Fact => ({
  name: FACTS[name],
  value: kind === 'chance' ? percentRu(value) : decimalRu(value),
  exact: kind === 'count' || value.d === 1n ? undefined : fractionRu(value),
});
