/** The calculator of acquiring assets: solves on every change. */
import '../../../shared/controls/controls.css';
import '../style.css';
import { percentRu } from '../../../../lib/number-ru.ts';
import { atOnce, defineCalculator, type BelowProps } from '../../../shared/frame/define-calculator.tsx';
import { HowCounted } from '../../../shared/results/HowCounted.tsx';
import { lastChosen } from '../../../shared/state/last-chosen.ts';
import { withInvestigator } from '../inputs/setup.ts';
import { Roller } from '../thrown/Roller.tsx';
import { codecOf } from './address.ts';
import { defaultState, withSetup, type State } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { LATER, Results } from './parts/Results.tsx';
import { planOf } from './plan.ts';
import type { Page, Solved } from './view-props.ts';
import { answerSentence, boughtWords, countedLine, exactLine, howSteps, problemWords } from './words/answer.ts';
import { ASSUMED, NOT_COUNTED, labels } from './words/labels.ts';

const Below = ({ state, data, termBase, actions, found: { plan } }: BelowProps<Page, State, Solved>) => (
  <>
    {actions !== undefined && (
      <Roller setup={state.setup} choiceAt={plan.choiceAt} says={(successes) => boughtWords(plan, successes, data)} />
    )}
    <HowCounted
      steps={howSteps(plan)}
      assumed={[...ASSUMED, ...data.helpers]}
      notCounted={NOT_COUNTED}
      termBase={termBase}
    />
  </>
);

export default defineCalculator({
  name: 'el-tests',
  resultId: 'et-result',
  labels,
  problemWords,
  begin: ({ data }: Page) => defaultState(data),
  codec: ({ data }) => codecOf(data),
  carried: ({ data }) => {
    const last = lastChosen('eldritch', data.investigators);
    return last && withSetup(defaultState(data), (setup) => withInvestigator(setup, last));
  },
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
