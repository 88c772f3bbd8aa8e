/** The map in the browser: finds the ways on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-board.css';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { atOnce, defineCalculator, type Fold, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { HowSteps } from '../../shared/results/HowSteps.tsx';
import { codecOf } from './address.ts';
import { useHeldPlace } from './held-place.ts';
import { HANDS, INITIAL, type State } from './model.ts';
import { Board } from './parts/Board.tsx';
import { Hands } from './parts/Hands.tsx';
import { Inputs as Journeys } from './parts/Inputs.tsx';
import { Places } from './parts/Places.tsx';
import { Plans } from './parts/Plans.tsx';
import { Way } from './parts/Way.tsx';
import { resultOf } from './result.ts';
import { mapOnTable } from './side-boards.ts';
import type { Journey, MapPage, PartProps } from './view-props.ts';
import {
  adviceLine,
  answerSentence,
  assumptionsOf,
  bigWords,
  countedLine,
  exactLine,
  problemWords,
} from './words/answer.ts';
import { labels } from './words/labels.ts';

const LATER = HANDS.length + 1;

const Inputs = (props: PartProps) => (
  <section class="c-panel el-inputs">
    <h2 class="c-said">{labels.inputs}</h2>
    <Deferred component={Journeys} props={{ ...props, data: mapOnTable(props.state, props.data), whole: props.data }} />
  </section>
);

type Solved = { readonly plan: Journey };
type Parts = ResultsProps<MapPage, State, Journey, Solved>;
const partOf = ({ data, termBase, actions, plan }: Parts) => ({
  data: mapOnTable(plan.state, data),
  termBase,
  actions,
  state: plan.state,
});

const Picture = ({ data, termBase, plan }: Parts) => (
  <Deferred component={Way} props={{ data: mapOnTable(plan.state, data), termBase, ...plan }} />
);
const Results = (props: Parts) => (
  <Deferred component={Plans} props={{ ...partOf(props), result: props.plan.result }} />
);

/** The whole board, which keeps what is pressed where it is. */
const WholeBoard = (props: Parts) => {
  const hold = useHeldPlace(props.turns === LATER);
  return <Board {...partOf(props)} hold={hold} way={props.plan.result?.ways[0]?.places} />;
};
const AllPlaces = (props: Parts) => {
  const hold = useHeldPlace(props.turns === LATER);
  return <Places {...partOf(props)} hold={hold} />;
};
const FOLDS: readonly Fold<MapPage, State, Journey, Solved>[] = [
  { id: 'el-board', title: labels.board, says: () => labels.boardSays, Body: WholeBoard },
  {
    id: 'el-hands',
    title: labels.hands,
    says: () => labels.handsSay,
    isOf: ({ state }) => state.from !== state.to,
    Body: (props) => <Hands {...partOf(props)} due={props.turns} />,
  },
  { id: 'el-places', title: labels.places, says: () => labels.placesSay, Body: AllPlaces },
  {
    id: 'el-how',
    title: labels.how,
    Body: ({ data, termBase, plan }) => (
      <HowSteps {...data.prose} steps={data.prose.how} assumed={assumptionsOf(plan.state, data)} termBase={termBase} />
    ),
  },
];

export default defineCalculator({
  name: 'el-map',
  resultId: 'el-way',
  labels,
  problemWords,
  begin: (_: MapPage) => INITIAL,
  codec: ({ data }) => codecOf(data),
  answerOf: atOnce((state: State, { data }: MapPage): Journey => ({
    state,
    result: resultOf(state, mapOnTable(state, data)),
  })),
  sentence: ({ state, result }, { data }) => answerSentence(state, mapOnTable(state, data), result),
  bar: ({ state, plan }, { data }) => ({
    value: plan?.result === undefined ? labels.none : bigWords(state, plan.result),
    counted: countedLine(state, mapOnTable(state, data)),
    exact: exactLine(state, plan?.result),
    room: 'words',
  }),
  later: LATER,
  Inputs,
  Picture,
  advice: (plan, { data }) => adviceLine(plan, mapOnTable(plan.state, data)),
  Results,
  folds: FOLDS,
});
