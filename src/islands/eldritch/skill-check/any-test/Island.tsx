/** The calculator of any test: solves on every change. */
import '../../../shared/controls/controls.css';
import '../style.css';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import { atOnce, defineCalculator, type BelowProps } from '../../../shared/frame/define-calculator.tsx';
import { keptChance } from '../../../shared/frame/kept-answer.ts';
import { HowCounted } from '../../../shared/results/HowCounted.tsx';
import { lastChosen } from '../../../shared/state/last-chosen.ts';
import { withInvestigator } from '../inputs/setup.ts';
import { diceSteps, rerollStep } from '../inputs/words.ts';
import { Roller } from '../thrown/Roller.tsx';
import { codecOf } from './address.ts';
import { defaultState, withSetup, type State } from './model.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Inputs } from './parts/Inputs.tsx';
import { LATER, Results } from './parts/Results.tsx';
import { planOf } from './plan.ts';
import type { Page, Solved } from './view-props.ts';
import { answerSentence, countedLine, exactLine, neededWords, problemWords, verdictWords } from './words/answer.ts';
import { ASSUMED, NOT_COUNTED, labels } from './words/labels.ts';

const Below = ({ state, termBase, actions, found: { plan } }: BelowProps<Page, State, Solved>) => (
  <>
    {actions !== undefined && (
      <Roller
        setup={state.setup}
        choiceAt={plan.choiceAt}
        says={(successes) => verdictWords(successes, state.needed)}
      />
    )}
    <Deferred component={How} props={{ state, termBase }} />
  </>
);
const How = ({ state: { setup, needed }, termBase }: { readonly state: State; readonly termBase: string }) => (
  <HowCounted
    steps={[
      ...diceSteps(setup),
      rerollStep(setup),
      {
        terms: [['test-result', 'Результат проверки']],
        says: `${neededWords(needed)}. Все исходы посчитаны точно и вместе дают ровно 1.`,
      },
    ]}
    assumed={ASSUMED}
    notCounted={NOT_COUNTED}
    termBase={termBase}
  />
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
  compare: { keptOf: (kept, now) => keptChance(kept?.chance, now?.chance), Plans: ComparePlans },
  later: LATER,
  Inputs,
  Results,
  Below,
});
