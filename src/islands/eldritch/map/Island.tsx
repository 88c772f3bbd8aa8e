/** The map in the browser: finds the ways on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-board.css';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { atOnce, defineCalculator, type BelowProps, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { HydrateLater } from '../../shared/frame/HydrateLater.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { codecOf } from './address.ts';
import { useHeldPlace } from './held-place.ts';
import { HANDS, INITIAL, type State } from './model.ts';
import { Board } from './parts/Board.tsx';
import { Hands } from './parts/Hands.tsx';
import { Inputs as Journeys } from './parts/Inputs.tsx';
import { Places } from './parts/Places.tsx';
import { Plans } from './parts/Plans.tsx';
import { resultOf } from './result.ts';
import type { Journey, Page, PartProps } from './view-props.ts';
import { answerSentence, bigWords, countedLine, exactLine } from './words/answer.ts';
import { assumed, HOW, NOT_COUNTED } from './words/how.ts';
import { labels } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

const LATER = HANDS.length + 1;

const Inputs = (props: PartProps) => (
  <section class="c-panel el-inputs">
    <h2 class="c-said">{labels.inputs}</h2>
    <Deferred component={Journeys} props={props} />
  </section>
);

type Solved = { readonly plan: Journey };
const Results = ({ data, termBase, actions, plan, turns, share }: ResultsProps<Page, State, Journey, Solved>) => {
  const part = { data, state: plan.state, termBase, actions };
  return (
    <>
      <Deferred component={Plans} props={{ ...part, result: plan.result }} />
      {share}
      <Hands {...part} due={turns} />
    </>
  );
};

const Below = ({ data, state, termBase, actions, found, turns }: BelowProps<Page, State, Solved>) => {
  const hold = useHeldPlace(turns === LATER);
  const part = { data, state, termBase, actions, hold };
  return (
    <>
      <HydrateLater>
        <Deferred component={Board} props={{ ...part, way: found.plan.result?.ways[0]?.places }} />
      </HydrateLater>
      <HydrateLater>
        <Deferred component={Places} props={part} isReady={turns === LATER} />
      </HydrateLater>
      <Deferred component={How} props={{ data, termBase }} />
    </>
  );
};
const How = ({ data, termBase }: Page) => (
  <HowCounted steps={HOW} assumed={assumed(data.places)} notCounted={NOT_COUNTED} termBase={termBase} />
);

export default defineCalculator({
  name: 'el-map',
  resultId: 'el-way',
  labels,
  problemWords,
  begin: (_: Page) => INITIAL,
  codec: ({ data }) => codecOf(data),
  answerOf: atOnce((state: State, { data }: Page): Journey => ({ state, result: resultOf(state, data) })),
  sentence: ({ state, result }, { data }) => answerSentence(state, data, result),
  bar: ({ state, plan }, { data }) => ({
    value: plan?.result === undefined ? labels.none : bigWords(state, plan.result),
    counted: countedLine(state, data, plan?.result),
    exact: exactLine(state),
    door: { says: labels.toWay, to: 'el-way' },
    room: 'words',
  }),
  later: LATER,
  Inputs,
  Results,
  Below,
});
