/** The calculator of attacks: solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import { percentRu } from '../../../lib/number-ru.ts';
import { sentenceRu } from '../../../lib/sentence-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { defineCalculator, type BelowProps, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { unpacking } from '../../shared/frame/unpacking.ts';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { codecOf, type AddressProblem } from './address.ts';
import { defaultState, type State } from './model.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Gains } from './parts/Gains.tsx';
import { Left } from './parts/Left.tsx';
import { Plan } from './parts/Plan.tsx';
import { PlayTable } from './parts/PlayTable.tsx';
import { Position } from './parts/Position.tsx';
import { Reasons } from './parts/Result.tsx';
import { Strip } from './parts/Strip.tsx';
import { useOdds } from './use-odds.ts';
import type { Found, InputProps, Page, Solved } from './view-props.ts';
import { ASSUMED, NOT_COUNTED, howSteps } from './words/how.ts';
import { SOLVE_WORDS, labels, problemWords } from './words/labels.ts';
import { answerSentence, countedLine, exactLine } from './words/reasons.ts';

const LATER = 5;

const Inputs = (props: InputProps) => (
  <section class="c-panel">
    <h2 class="c-said">{labels.position}</h2>
    <Position {...props} />
  </section>
);

const Results = ({ plan, found, actions, turns }: ResultsProps<Page, State, Solved, Found>) => {
  const { odds } = plan;
  const { gains, gainsStatus: status, gainsActions } = found;
  return (
    <>
      <Deferred component={Reasons} props={plan} isReady={turns > 0} />
      <Deferred component={Strip} props={{ odds }} isReady={turns > 1} />
      <Deferred component={Plan} props={{ odds }} isReady={turns > 2} />
      <Deferred component={Left} props={{ odds }} isReady={turns > 3} />
      <Deferred
        component={Gains}
        props={{ ...plan, gains, status, actions: actions && gainsActions }}
        isReady={turns > 4}
      />
    </>
  );
};
const AfterResults = ({ state, actions, found: { table, adviceAt } }: BelowProps<Page, State, Found>) =>
  actions !== undefined && <PlayTable attack={state} table={table} adviceAt={adviceAt} />;

/** The steps of an attack with these numbers, each with its rule; what is assumed; what is left out. */
const How = ({ state, odds, termBase }: Solved & Pick<Page, 'termBase'>) => (
  <HowCounted steps={howSteps(state, odds)} assumed={ASSUMED} notCounted={NOT_COUNTED} termBase={termBase} />
);
const Below = ({ found: { plan }, termBase, turns }: BelowProps<Page, State, Found>) =>
  plan !== undefined && <Deferred component={How} props={{ ...plan, termBase }} isReady={turns === LATER} />;

export default unpacking(
  defineCalculator({
    name: 'attack-odds',
    resultId: 'a-result',
    labels,
    solveWords: SOLVE_WORDS,
    problemWords: (problem: AddressProblem) => sentenceRu(problemWords(problem)),
    begin: ({ data }: Page) => defaultState(data),
    codec: ({ data }) => codecOf(data),
    answerOf: useOdds,
    sentence: ({ state, odds }, { data }) => answerSentence(state, data, odds),
    bar: ({ state, plan }, { data }) => ({
      value: plan && percentRu(plan.odds.chance),
      counted: countedLine(plan?.state ?? state, data),
      exact: plan === undefined ? '' : exactLine(plan.odds.chance),
    }),
    compare: { keptOf: (kept, now) => keptChance(kept?.odds.chance, now?.odds.chance), Plans: ComparePlans },
    later: LATER,
    Inputs,
    Results,
    AfterResults,
    Below,
  }),
);
