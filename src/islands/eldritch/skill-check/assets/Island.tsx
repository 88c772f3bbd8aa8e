/** The calculator of acquiring assets: solves on every change. */
import '../../../shared/controls/controls.css';
import '../style.css';
import { percentRu } from '../../../../lib/number-ru.ts';
import { atOnce, defineCalculator } from '../../../shared/frame/define-calculator.tsx';
import { carriedState } from '../inputs/setup.ts';
import { rulesLine } from '../inputs/words.ts';
import { rulesOf } from '../results/rules.ts';
import { codecOf } from './address.ts';
import { defaultState, wantedOf } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { FOLDS, LATER, Picture, Results } from './parts/Results.tsx';
import { planOf } from './plan.ts';
import type { AssetsPage } from './view-props.ts';
import { answerSentence, countedLine, exactLine, problemWords } from './words/answer.ts';
import { labels } from './words/labels.ts';

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
  bar: ({ state, found: { plan } }) => {
    const counted = countedLine(state);
    // Where nothing is wanted there is no chance to be told.
    if (wantedOf(state).length === 0) return { value: undefined, blank: labels.blank, counted, exact: '' };
    return { value: percentRu(plan.chance), counted, exact: exactLine(plan) };
  },
  later: LATER,
  Inputs,
  Picture,
  advice: (plan) => rulesLine(rulesOf(plan.state.setup, plan, plan.enough), plan.state.setup, labels.stop),
  Results,
  folds: FOLDS,
});
