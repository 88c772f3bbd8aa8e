/** The calculator on its page: counts on every change. */
import '../../shared/controls/controls.css';
import { decimalRu, percentRu } from '../../../lib/number-ru.ts';
import type { CalculatorProse } from '../../../schemas/arkham/calculator-prose.ts';
import { atOnce, defineCalculator, type Fold, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import type { PageData } from '../../shared/frame/definition.ts';
import { BarChart } from '../../shared/results/BarChart.tsx';
import { Buys, boughtChance } from '../../shared/results/Buys.tsx';
import { Facts, chanceFact } from '../../shared/results/Facts.tsx';
import { HowSteps } from '../../shared/results/HowSteps.tsx';
import { Table, chanceCell } from '../../shared/results/Table.tsx';
import { CODEC } from './address.ts';
import { DEFAULT_STATE, planOf, type Plan, type State } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { adviceLine, answerSentence, countedLine, exactLine, howSteps, problemWords } from './words/answer.ts';
import { CHANGE_LABELS, labels } from './words/labels.ts';

interface Page extends PageData {
  readonly remarks: CalculatorProse;
}
interface Found {
  readonly plan: Plan;
}
type Parts = ResultsProps<Page, State, Plan, Found>;

const Picture = ({ plan: { state, held } }: Parts) => (
  <figure class="c-figure">
    <figcaption>{labels.chart}</figcaption>
    <BarChart of={held} name={labels.held} isWanted={(n) => n >= state.wanted} />
  </figure>
);

const Results = ({ plan: { chance, without, afterNone, mean, changed } }: Parts) => (
  <>
    <Facts
      of={[
        chanceFact(labels.without, without),
        chanceFact(labels.afterNone, afterNone),
        { name: labels.mean, value: decimalRu(mean) },
      ]}
    />
    <Buys
      caption={labels.buys}
      heads={[labels.chance]}
      now={[percentRu(chance)]}
      of={changed.map(([change, to]) => ({ name: CHANGE_LABELS[change], numbers: [boughtChance(chance, to)] }))}
      idle={labels.idle}
    />
  </>
);

/** What is rarely read: each says in one line what it holds. */
const FOLDS: readonly Fold<Page, State, Plan, Found>[] = [
  {
    id: 'hand-later',
    title: labels.later,
    says: () => labels.laterSays,
    Body: ({ plan: { state, byDrawn } }) => (
      <Table
        caption={labels.laterHint}
        heads={[labels.taken, labels.chance]}
        rows={byDrawn.map((chance, drawn) => [drawn, chanceCell(chance)])}
        here={state.drawn}
      />
    ),
  },
  {
    id: 'hand-how',
    title: labels.how,
    says: () => labels.howSays,
    Body: ({ plan, termBase, remarks: { assumed, notCounted } }) => (
      <HowSteps steps={howSteps(plan.state)} assumed={assumed.always} notCounted={notCounted} termBase={termBase} />
    ),
  },
];

export default defineCalculator({
  name: 'hand',
  resultId: 'hand-why',
  labels,
  problemWords,
  begin: (_: Page) => DEFAULT_STATE,
  codec: () => CODEC,
  answerOf: atOnce(planOf),
  sentence: answerSentence,
  bar: ({ state, plan }) => ({
    value: plan && percentRu(plan.chance),
    counted: countedLine(state),
    exact: plan === undefined ? '' : exactLine(plan),
  }),
  later: 0,
  Inputs,
  Picture,
  advice: adviceLine,
  Results,
  folds: FOLDS,
});
