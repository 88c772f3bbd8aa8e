/** The Mythos deck in the browser: keeps the game, card by card. */
import '../../shared/controls/controls.css';
import './style.css';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { atOnce, defineCalculator, type BelowProps, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { codecOf } from './address.ts';
import { initialState, standingOf, type State } from './model.ts';
import { Ahead } from './parts/Ahead.tsx';
import { Draw } from './parts/Draw.tsx';
import { Left } from './parts/Left.tsx';
import { Next } from './parts/Next.tsx';
import { Setup } from './parts/Setup.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Stages } from './parts/Stages.tsx';
import type { DeckPage, InputProps, Plan, Solved } from './view-props.ts';
import { answerSentence, bigWords, countedLine, exactLine, problemWords } from './words/answer.ts';
import { labels } from './words/labels.ts';

const Inputs = (props: InputProps) => (
  <section class="c-panel el-inputs">
    <h2>{labels.inputs}</h2>
    <Sheet {...props} />
    <Draw {...props} />
    <Stages {...props} />
  </section>
);
const Results = ({ data, termBase, plan }: ResultsProps<DeckPage, State, Plan, Solved>) => {
  const part = { ...plan, data, termBase };
  return (
    <>
      <Deferred component={Next} props={part} />
      <Deferred component={Left} props={part} />
      <Deferred component={Ahead} props={part} />
    </>
  );
};
const Below = ({ data, state, termBase, actions }: BelowProps<DeckPage, State, Solved>) => (
  <>
    <Deferred component={Setup} props={{ data, state, termBase, isLive: actions !== undefined }} />
    <HowCounted {...data.prose} steps={data.prose.how} termBase={termBase} />
  </>
);

export default defineCalculator({
  isLog: true,
  name: 'el-deck',
  resultId: 'el-left',
  labels,
  problemWords,
  begin: ({ data }: DeckPage) => initialState(data),
  codec: ({ data }) => codecOf(data),
  answerOf: atOnce((state: State): Plan => ({ state, standing: standingOf(state) })),
  sentence: ({ state, standing }, { data }) => answerSentence(state, standing, data),
  bar: ({ state, found: { plan } }, { data }) => ({
    value: bigWords(plan.standing),
    counted: countedLine(state, plan.standing, data),
    exact: exactLine(plan.standing),
    door: { says: labels.toDeck, to: 'el-left' },
    room: 'words',
  }),
  later: 0,
  Inputs,
  Results,
  Below,
});
