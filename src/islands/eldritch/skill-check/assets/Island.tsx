/** The calculator of acquiring assets: solves on every change. */
import '../../../shared/controls/controls.css';
import '../style.css';
import { percentRu } from '../../../../lib/number-ru.ts';
import { atOnce, defineCalculator, type BelowProps } from '../../../shared/frame/define-calculator.tsx';
import { HowCounted } from '../../../shared/results/HowCounted.tsx';
import { carriedState } from '../inputs/setup.ts';
import { Roller } from '../thrown/Roller.tsx';
import { codecOf } from './address.ts';
import { defaultState, type State } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { LATER, Results } from './parts/Results.tsx';
import { planOf } from './plan.ts';
import type { AssetsPage, Solved } from './view-props.ts';
import { answerSentence, boughtWords, countedLine, exactLine, howSteps, problemWords } from './words/answer.ts';
import { labels } from './words/labels.ts';

const Below = ({ state, data, termBase, actions, found: { plan } }: BelowProps<AssetsPage, State, Solved>) => (
  <>
    {actions !== undefined && (
      <Roller setup={state.setup} choiceAt={plan.choiceAt} says={(successes) => boughtWords(plan, successes, data)} />
    )}
    <HowCounted {...data.prose} steps={howSteps(plan)} termBase={termBase} />
  </>
);

export default defineCalculator({
  name: 'el-tests',
  resultId: 'et-result',
  labels,
  problemWords,
  begin: ({ data }: AssetsPage) => defaultState(data),
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
  later: LATER,
  Inputs,
  Results,
  Below,
});
