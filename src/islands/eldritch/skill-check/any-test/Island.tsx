/** The calculator of any test: solves on every change. */
import '../../../shared/controls/controls.css';
import '../style.css';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import { atOnce, defineCalculator, type BelowProps } from '../../../shared/frame/define-calculator.tsx';
import { changeWords, keptChance } from '../../../shared/frame/kept-answer.ts';
import { HowCounted } from '../../../shared/results/HowCounted.tsx';
import { comparisonOf } from '../../shared/Comparison.tsx';
import { carriedState } from '../inputs/setup.ts';
import { diceSteps, rerollStep } from '../inputs/words.ts';
import { Roller } from '../thrown/Roller.tsx';
import { codecOf } from './address.ts';
import { defaultState, type State, type TestData } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { LATER, Results } from './parts/Results.tsx';
import { planOf, type Plan } from './plan.ts';
import type { Solved, TestPage } from './view-props.ts';
import { answerSentence, countedLine, exactLine, neededWords, problemWords, verdictWords } from './words/answer.ts';
import { labels } from './words/labels.ts';

const Below = ({ state, data, termBase, actions, found: { plan } }: BelowProps<TestPage, State, Solved>) => (
  <>
    {actions !== undefined && (
      <Roller
        setup={state.setup}
        choiceAt={plan.choiceAt}
        says={(successes) => verdictWords(successes, state.needed)}
      />
    )}
    <Deferred component={How} props={{ state, data, termBase }} />
  </>
);
const How = ({ state: { setup, needed }, data, termBase }: TestPage & { readonly state: State }) => {
  const result = `${neededWords(needed)}. Все исходы посчитаны точно и вместе дают ровно 1.`;
  const last = { terms: [['test-result', 'Результат проверки']], says: result } as const;
  return <HowCounted {...data.prose} steps={[...diceSteps(setup), rerollStep(setup), last]} termBase={termBase} />;
};

const Comparison = comparisonOf<TestData, State, Plan>({
  sideOf: (plan, data) => ({
    value: percentRu(plan.chance),
    says: [countedLine(plan.state, data), exactLine(plan)],
  }),
  difference: (kept, now) => `Разница: ${changeWords(kept.chance, now.chance)} против запомненного.`,
});

export default defineCalculator({
  name: 'el-tests',
  resultId: 'et-result',
  labels,
  problemWords,
  begin: ({ data }: TestPage) => defaultState(data),
  codec: ({ data }) => codecOf(data),
  carried: ({ data }) => carriedState(defaultState(data), data.investigators),
  answerOf: atOnce(planOf),
  sentence: (plan, { data }) => answerSentence(plan, data),
  bar: ({ state, plan }, { data }) => ({
    value: plan && percentRu(plan.chance),
    counted: countedLine(state, data),
    exact: plan === undefined ? '' : exactLine(plan),
    room: 'tall',
  }),
  compare: { keptOf: (kept, now) => keptChance(kept?.chance, now?.chance), Plans: Comparison },
  later: LATER,
  Inputs,
  Results,
  Below,
});
