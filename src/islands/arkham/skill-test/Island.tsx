/** The skill test in the browser: brings the data, solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-results.css';
import { percentRu } from '../../../lib/number-ru.ts';
import { sentenceRu } from '../../../lib/sentence-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import {
  defineCalculator,
  type Fold,
  type InputsProps,
  type ResultsProps,
} from '../../shared/frame/define-calculator.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { codecOf } from './address.ts';
import type { AddressProblem } from './address-reader.ts';
import { bagQuery } from './bag-link.ts';
import { defaultState, type OddsData, type State } from './model.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Curve } from './parts/Curve.tsx';
import { How } from './parts/How.tsx';
import { Margins, Revealed } from './parts/Distributions.tsx';
import { Piles } from './parts/Piles.tsx';
import { Question } from './parts/Question.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { Table } from './parts/Table.tsx';
import { TokenEffects, symbolLines } from './parts/TokenEffects.tsx';
import { revealedRows } from './reasons.ts';
import { useData } from './use-data.ts';
import { useOdds } from './use-odds.ts';
import type { Page, Plan, Solved } from './view-props.ts';
import { NOTICES, SOLVE_WORDS, labels, problemWords } from './words/labels.ts';
import { adviceLine, answerSentence, chanceLine, countedLine } from './words/reasons.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 7;

const Inputs = ({ data, termBase, state, actions }: InputsProps<Page, State>) => (
  <section class="c-panel o-inputs">
    <h2 class="c-said">{labels.position}</h2>
    <Deferred component={Question} props={{ data, state, actions, termBase }} />
  </section>
);

type Parts = ResultsProps<Page, State, Plan, Solved>;

/** The words of a result follow the state that was solved. */
const solvedOf = ({ data, plan }: Parts) => ({ data, ...plan });

const Picture = (props: Parts) => <Deferred component={Piles} props={solvedOf(props)} isReady={props.turns > 0} />;

const Results = (props: Parts) => (
  <>
    <Deferred component={Reasons} props={solvedOf(props)} isReady={props.turns > 1} />
    <Deferred component={Curve} props={{ odds: props.plan.odds }} isReady={props.turns > 2} />
  </>
);

const ToBag = ({ data, plan, bagUrl }: Parts) => (
  <>
    <p>{labels.bagHint}</p>
    <p class="c-buttons">
      <a class="c-button c-main" href={`${bagUrl}?${bagQuery(plan.state, data)}`}>
        {labels.toBag}
      </a>
    </p>
  </>
);

const FOLDS: readonly Fold<Page, State, Plan, Solved>[] = [
  {
    id: 'o-margins',
    title: labels.margins,
    Body: ({ plan, turns }) => <Deferred component={Margins} props={{ odds: plan.odds }} isReady={turns > 3} />,
  },
  {
    id: 'o-table',
    title: labels.tableTitle,
    Body: ({ plan, found }) => <Table state={plan.state} table={found.table} tooBig={found.isTableTooBig} />,
    onToggle: ({ openTable }) => openTable,
  },
  {
    id: 'o-revealed',
    title: labels.revealed,
    isOf: ({ odds }) => revealedRows(odds).length > 1,
    Body: ({ plan, turns }) => <Deferred component={Revealed} props={{ odds: plan.odds }} isReady={turns > 4} />,
  },
  {
    id: 'o-symbols',
    title: labels.tokenEffects,
    isOf: ({ state, odds }, { data }) => symbolLines({ data, state, odds }).length > 0,
    Body: (props) => <Deferred component={TokenEffects} props={solvedOf(props)} isReady={props.turns > 5} />,
  },
  // The bag was on this page once, and addresses still name its heading.
  { id: 'chaos-bag-title', title: labels.bagTitle, says: () => labels.toBag, Body: ToBag },
];
const LAST_FOLDS: typeof FOLDS = [
  {
    id: 'o-how',
    title: labels.how,
    Body: (props) => {
      const { termBase, rulesBase, remarks, turns } = props;
      return (
        <Deferred component={How} props={{ ...solvedOf(props), termBase, rulesBase, remarks }} isReady={turns > 6} />
      );
    },
  },
];

const SkillTest = defineCalculator({
  name: 'odds',
  resultId: 'o-result',
  labels,
  solveWords: SOLVE_WORDS,
  problemWords: (problem: AddressProblem, { data }) => sentenceRu(problemWords(problem, data)),
  begin: ({ data }: Page) => defaultState(data),
  codec: ({ data }) => codecOf(data),
  isComplete: ({ notice }) => notice !== 'loading',
  // What the page has is enough for most; of the rest nothing need be said while nothing waits for it.
  notice: ({ notice }, isLive) =>
    notice === undefined || (notice === 'loading' && isLive) ? undefined : NOTICES[notice],
  answerOf: useOdds,
  sentence: ({ state, odds }, { data }) => answerSentence(state, data, odds),
  bar: ({ state, found: { chance } }, { data }) => ({
    value: chance && percentRu(chance.chance),
    counted: countedLine(chance?.state ?? state, data),
    exact: chance === undefined ? '' : chanceLine(chance.state, chance.chance),
    isBusy: chance !== undefined && chance.state !== state,
  }),
  compare: {
    keptOf: (kept, now) => keptChance(kept?.odds.chance, now?.odds.chance),
    Plans: ComparePlans,
  },
  later: LATER,
  Inputs,
  Picture,
  advice: ({ state, odds }, { data }) => adviceLine(state, data, odds),
  Results,
  folds: FOLDS,
  lastFolds: LAST_FOLDS,
});

interface Props extends Omit<Page, 'data' | 'notice'> {
  /** Enough for the default example and the first changes, before the rest has come. */
  readonly initial: OddsData;
  readonly dataUrl: string;
}
export default function Island({ initial, dataUrl, ...links }: Props) {
  return <SkillTest {...links} {...useData(initial, dataUrl)} />;
}
