import type { SpendCase } from '../../../../engines/hellboy/siege/siege.ts';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { AdviceList } from '../../../shared/results/AdviceList.tsx';
import { Facts } from '../../../shared/results/Facts.tsx';
import { Table } from '../../../shared/results/Table.tsx';
import { factsOf } from '../facts.ts';
import type { Page, PlanOf } from '../view-props.ts';
import { SIEGE, adviceWords, caseWords } from '../words/siege.ts';

interface Props extends Pick<Page, 'termBase'> {
  readonly plan: PlanOf<'siege'>;
}

/** What to spend at each attack; without tokens, what the attacks come to. */
export const SiegeResults = ({ plan, termBase }: Props) => {
  const { state, answer } = plan;
  if (state.siege.tokens === 0) return <Facts of={factsOf(plan)} />;
  return (
    <section class="c-part">
      <h3>{SIEGE.advice}</h3>
      <AdviceList
        of={answer.advice.map(({ cases }, at) => ({ name: SIEGE.attack(at + 1), says: <Cases cases={cases} /> }))}
        termBase={termBase}
      />
    </section>
  );
};

/** The state after each attack. */
export const AfterEach = ({ plan: { answer } }: Props) => (
  <>
    <Table
      name={SIEGE.after}
      heads={[SIEGE.afterAttack, SIEGE.taken, SIEGE.injured, SIEGE.crushed]}
      rows={answer.after.map(({ damage, injuries, crushed }, at) => [
        at + 1,
        decimalRu(damage),
        decimalRu(injuries),
        percentRu(crushed),
      ])}
    />
    <p class="c-hint">{SIEGE.afterHint}</p>
  </>
);

const Cases = ({ cases }: { readonly cases: readonly SpendCase[] }) => {
  const same = adviceWords(cases);
  if (same !== undefined) return <>{sentenceRu(same)}</>;
  return (
    <ul class="hb-cases">
      {cases.map((c) => (
        <li key={`${c.tokens} ${c.damage[0]}`}>{sentenceRu(caseWords(c))}</li>
      ))}
    </ul>
  );
};
