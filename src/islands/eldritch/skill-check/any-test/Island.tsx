/** The calculator of any test: solves on every change. */
import '../../../shared/controls/controls.css';
import '../style.css';
import { percentRu } from '../../../../lib/number-ru.ts';
import { atOnce, defineCalculator } from '../../../shared/frame/define-calculator.tsx';
import { changeWords, keptChance } from '../../../shared/frame/kept-answer.ts';
import { comparisonOf } from '../../shared/Comparison.tsx';
import { notSetBar } from '../../shared/not-set.ts';
import { NotSetNote } from '../../shared/NotSetNote.tsx';
import { carriedState, skillNotSetOf } from '../inputs/setup.ts';
import { rulesLine } from '../inputs/words.ts';
import { rulesOf } from '../results/rules.ts';
import { codecOf } from './address.ts';
import { defaultState, type State, type TestData } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { FOLDS, LAST_FOLDS, LATER, Picture, Results } from './parts/Results.tsx';
import { planOf, type Plan } from './plan.ts';
import type { TestPage } from './view-props.ts';
import { answerSentence, countedLine, exactLine, planLine, problemWords } from './words/answer.ts';
import { labels } from './words/labels.ts';

const Comparison = comparisonOf<TestData, State, Plan>({
  sideOf: (plan, data) => ({
    value: percentRu(plan.chance),
    says: [planLine(plan.state, data), exactLine(plan)],
  }),
  difference: (kept, now) => `Разница: ${changeWords(kept.chance, now.chance)} против запомненного.`,
});

const notSetOf = ({ setup }: State, { investigators }: TestData) => skillNotSetOf(setup, investigators);

export default defineCalculator({
  name: 'el-tests',
  resultId: 'et-result',
  labels,
  problemWords,
  begin: ({ data }: TestPage) => defaultState(data),
  codec: ({ data }) => codecOf(data),
  carried: ({ data }) => carriedState(defaultState(data), data.investigators),
  answerOf: atOnce((state, { data }) => (notSetOf(state, data) ? undefined : planOf(state))),
  sentence: (plan, { data }) => answerSentence(plan, data),
  bar: ({ state, plan }, { data }) => {
    const missing = notSetOf(state, data);
    if (missing !== undefined) return notSetBar(missing);
    return {
      value: plan && percentRu(plan.chance),
      counted: countedLine(state),
      exact: plan === undefined ? '' : exactLine(plan),
    };
  },
  compare: { keptOf: (kept, now) => keptChance(kept?.chance, now?.chance), Plans: Comparison },
  later: LATER,
  Inputs,
  Picture,
  advice: (plan) => rulesLine(rulesOf(plan.state.setup, plan, plan.state.needed), plan.state.setup, labels.stop),
  Results,
  folds: FOLDS,
  lastFolds: LAST_FOLDS,
  Blank: ({ state, data }) => <NotSetNote {...notSetOf(state, data)!} />,
});
