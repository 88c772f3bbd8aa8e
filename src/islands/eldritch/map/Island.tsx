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
import type { Journey, MapPage, PartProps } from './view-props.ts';
import { answerSentence, assumed, bigWords, countedLine, exactLine, problemWords } from './words/answer.ts';
import { labels } from './words/labels.ts';

const LATER = HANDS.length + 1;

const Inputs = (props: PartProps) => (
  <section class="c-panel el-inputs">
    <h2 class="c-said">{labels.inputs}</h2>
    <Deferred component={Journeys} props={props} />
  </section>
);

type Solved = { readonly plan: Journey };
const Results = ({ data, termBase, actions, plan, turns }: ResultsProps<MapPage, State, Journey, Solved>) => {
  const part = { data, state: plan.state, termBase, actions };
  return (
    <>
      <Deferred component={Plans} props={{ ...part, result: plan.result }} />
      <Hands {...part} due={turns} />
    </>
  );
};

const Below = ({ data, state, termBase, actions, found, turns }: BelowProps<MapPage, State, Solved>) => {
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
const How = ({ data, termBase }: MapPage) => (
  <HowCounted {...data.prose} steps={data.prose.how} assumed={assumed(data)} termBase={termBase} />
);

export default defineCalculator({
  name: 'el-map',
  resultId: 'el-way',
  labels,
  problemWords,
  begin: (_: MapPage) => INITIAL,
  codec: ({ data }) => codecOf(data),
  answerOf: atOnce((state: State, { data }: MapPage): Journey => ({ state, result: resultOf(state, data) })),
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
