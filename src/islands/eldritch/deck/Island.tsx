/** The Mythos deck in the browser: keeps the game, card by card. */
import '../../shared/controls/controls.css';
import './style.css';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { atOnce, defineCalculator, type Fold, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { HowSteps } from '../../shared/results/HowSteps.tsx';
import { codecOf } from './address.ts';
import { initialState, sheetOf, analysisOf, type State } from './model.ts';
import { Ahead, isAhead } from './parts/Ahead.tsx';
import { Backs } from './parts/Backs.tsx';
import { Difficulty } from './parts/Difficulty.tsx';
import { Draw } from './parts/Draw.tsx';
import { HowHard, howHardSays, isHowHard } from './parts/HowHard.tsx';
import { Left } from './parts/Left.tsx';
import { Next, When, whenSays } from './parts/Next.tsx';
import { Setup } from './parts/Setup.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Stages } from './parts/Stages.tsx';
import type { DeckPage, InputProps, Plan, Solved } from './view-props.ts';
import { answerSentence, bigWords, countedLine, endLine, exactLine, problemWords } from './words/answer.ts';
import { labels } from './words/labels.ts';

const Inputs = (props: InputProps) => (
  <section class="c-panel el-inputs">
    <h2 class="c-said">{labels.inputs}</h2>
    <Sheet {...props} />
    <Draw {...props} />
    <Difficulty {...props} />
    <Stages {...props} />
  </section>
);
type Parts = ResultsProps<DeckPage, State, Plan, Solved>;
const partOf = ({ data, termBase, plan }: Parts) => ({ ...plan, data, termBase });
const Picture = (props: Parts) => <Deferred component={Backs} props={props.plan} />;
const Results = (props: Parts) => <Deferred component={Next} props={partOf(props)} />;

const FOLDS: readonly Fold<DeckPage, State, Plan, Solved>[] = [
  {
    id: 'el-setup',
    title: labels.setup,
    says: ({ state }, { data }) => labels.setupSays(sheetOf(state, data)?.ru),
    Body: ({ plan, termBase, actions }) => (
      <Setup state={plan.state} termBase={termBase} isLive={actions !== undefined} />
    ),
  },
  { id: 'el-when', title: labels.when, says: whenSays, Body: (props) => <When {...partOf(props)} /> },
  { id: 'el-stages', title: labels.left, says: () => labels.leftSays, Body: (props) => <Left {...partOf(props)} /> },
  {
    id: 'el-ahead',
    title: labels.ahead,
    says: () => labels.aheadSays,
    isOf: isAhead,
    Body: (props) => <Ahead {...partOf(props)} />,
  },
  {
    id: 'el-how-hard',
    title: labels.howHard,
    isOf: isHowHard,
    says: (plan, { data }) => howHardSays(plan, data),
    Body: (props) => <HowHard {...partOf(props)} />,
  },
  {
    id: 'el-how',
    title: labels.how,
    Body: ({ data, termBase }) => <HowSteps {...data.prose} steps={data.prose.how} termBase={termBase} />,
  },
];

export default defineCalculator({
  isLog: true,
  name: 'el-deck',
  resultId: 'el-left',
  labels,
  problemWords,
  begin: ({ data }: DeckPage) => initialState(data),
  codec: ({ data }) => codecOf(data),
  answerOf: atOnce((state: State): Plan => ({ state, standing: analysisOf(state) })),
  sentence: ({ state, standing }, { data }) => answerSentence(state, standing, data),
  bar: ({ state, found: { plan } }, { data }) => ({
    value: bigWords(plan.standing),
    counted: countedLine(state, plan.standing, data),
    exact: exactLine(plan.standing),
    room: 'words',
  }),
  later: 0,
  Inputs,
  Picture,
  advice: ({ standing }) => endLine(standing),
  Results,
  folds: FOLDS,
});
