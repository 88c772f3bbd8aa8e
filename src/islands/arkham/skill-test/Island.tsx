/** The skill test in the browser: brings the data, solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import { percentRu } from '../../../lib/number-ru.ts';
import { sentenceRu } from '../../../lib/sentence-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import {
  defineCalculator,
  type BelowProps,
  type InputsProps,
  type ResultsProps,
} from '../../shared/frame/define-calculator.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { codecOf, type AddressProblem } from './address.ts';
import { bagQuery } from './bag-link.ts';
import { defaultState, type OddsData, type State } from './model.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Curve } from './parts/Curve.tsx';
import { HowCounted } from './parts/HowCounted.tsx';
import { Margins, Revealed } from './parts/Distributions.tsx';
import { Piles } from './parts/Piles.tsx';
import { Question } from './parts/Question.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { Table } from './parts/Table.tsx';
import { TokenEffects } from './parts/TokenEffects.tsx';
import { useData } from './use-data.ts';
import { useOdds } from './use-odds.ts';
import type { Page, Plan, Solved } from './view-props.ts';
import { NOTICES, SOLVE_WORDS, labels, problemWords } from './words/labels.ts';
import { answerSentence, chanceLine, countedLine } from './words/reasons.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
const LATER = 8;

const Inputs = ({ data, termBase, state, actions }: InputsProps<Page, State>) => (
  <section class="c-panel o-inputs">
    <h2 class="c-said">{labels.position}</h2>
    <Deferred component={Question} props={{ data, state, actions, termBase }} />
  </section>
);

const Results = ({ data, plan, found, turns, share, actions }: ResultsProps<Page, State, Plan, Solved>) => {
  // Numbers and words of a result always belong together, so the words follow the solved state.
  const solved = { data, ...plan };
  const { table, isTableTooBig, openTable } = found;
  return (
    <>
      <Deferred component={Piles} props={solved} isReady={turns > 0} />
      <Deferred component={Reasons} props={solved} isReady={turns > 1} />
      {share}
      <Deferred component={Curve} props={{ odds: plan.odds }} isReady={turns > 2} />
      <Deferred
        component={Table}
        props={{ state: plan.state, table, tooBig: isTableTooBig, onToggle: actions && openTable }}
        isReady={turns > 3}
      />
      <Deferred component={Margins} props={{ odds: plan.odds }} isReady={turns > 4} />
      <Deferred component={Revealed} props={{ odds: plan.odds }} isReady={turns > 5} />
      <Deferred component={TokenEffects} props={solved} isReady={turns > 6} />
    </>
  );
};

const Below = ({ data, state, found, turns, termBase, rulesBase, bagUrl }: BelowProps<Page, State, Solved>) => (
  <>
    {/* The bag stood here once, and addresses still name its heading. */}
    <section class="o-bag" aria-labelledby="chaos-bag-title">
      <h2 id="chaos-bag-title">{labels.bagTitle}</h2>
      <p>{labels.bagHint}</p>
      <p class="c-buttons">
        <a class="c-button c-main" href={`${bagUrl}?${bagQuery(state, data)}`}>
          {labels.toBag}
        </a>
      </p>
    </section>
    {found.plan !== undefined && (
      <Deferred component={HowCounted} props={{ data, ...found.plan, termBase, rulesBase }} isReady={turns > 7} />
    )}
  </>
);

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
  Results,
  Below,
});

interface Props extends Omit<Page, 'data' | 'notice'> {
  /** Enough for the default example and the first changes, before the rest has come. */
  readonly initial: OddsData;
  readonly dataUrl: string;
}
export default function Island({ initial, dataUrl, ...links }: Props) {
  return <SkillTest {...links} {...useData(initial, dataUrl)} />;
}
