/** The calculator of acquiring assets: solves on every change. */
import '../../../shared/controls/controls.css';
import '../style.css';
import { percentRu } from '../../../../lib/number-ru.ts';
import { atOnce, defineCalculator } from '../../../shared/frame/define-calculator.tsx';
import { notSetBar } from '../../shared/not-set.ts';
import { NotSetNote } from '../../shared/NotSetNote.tsx';
import { carriedState, skillNotSetOf } from '../inputs/setup.ts';
import { rulesLine } from '../inputs/words.ts';
import { rulesOf } from '../results/rules.ts';
import { codecOf } from './address.ts';
import { defaultState, wantedOf, type AssetsData, type State } from './model.ts';
import { Inputs } from './parts/Inputs.tsx';
import { FOLDS, LAST_FOLDS, LATER, Picture, Results } from './parts/Results.tsx';
import { planOf } from './plan.ts';
import type { AssetsPage } from './view-props.ts';
import { answerSentence, countedLine, exactLine, problemWords } from './words/answer.ts';
import { labels } from './words/labels.ts';

const notSetOf = ({ setup }: State, { investigators }: AssetsData) => skillNotSetOf(setup, investigators);

export default defineCalculator({
  name: 'el-tests',
  resultId: 'et-result',
  labels,
  problemWords,
  begin: ({ data }: AssetsPage) => defaultState(data),
  codec: ({ data }) => codecOf(data),
  carried: ({ data }) => carriedState(defaultState(data), data.investigators),
  answerOf: atOnce((state, { data }) => (notSetOf(state, data) ? undefined : planOf(state))),
  sentence: (plan, { data }) => answerSentence(plan, data),
  bar: ({ state, plan }, { data }) => {
    const missing = notSetOf(state, data);
    if (missing !== undefined) return notSetBar(missing);
    const counted = countedLine(state);
    // Without anything wanted there is no chance.
    if (wantedOf(state).length === 0) return { value: undefined, blank: labels.blank, counted, exact: '' };
    return { value: plan && percentRu(plan.chance), counted, exact: plan === undefined ? '' : exactLine(plan) };
  },
  later: LATER,
  Inputs,
  Picture,
  advice: (plan) => rulesLine(rulesOf(plan.state.setup, plan, plan.enough), plan.state.setup, labels.stop),
  Results,
  folds: FOLDS,
  lastFolds: LAST_FOLDS,
  Blank: ({ state, data }) => <NotSetNote {...notSetOf(state, data)!} />,
});
