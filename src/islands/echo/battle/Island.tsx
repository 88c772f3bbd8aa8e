/** The calculator of battles: solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { defineCalculator, type BelowProps, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { CODEC } from './address.ts';
import { DEFAULT_STATE, type State } from './model.ts';
import { NO_OWN, OWN_CODEC, type OwnCards } from './own-cards.ts';
import { BattleBuys } from './parts/BattleBuys.tsx';
import { BattleFacts } from './parts/BattleFacts.tsx';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Inputs } from './parts/Inputs.tsx';
import { People } from './parts/People.tsx';
import { Policy } from './parts/Policy.tsx';
import { Rest } from './parts/Rest.tsx';
import { Rounds } from './parts/Rounds.tsx';
import { useOdds } from './use-odds.ts';
import type { Page, Plan, Solved } from './view-props.ts';
import { answerSentence, barValue, countedLine, exactLine, keptOf } from './words/answer.ts';
import { howOf } from './words/how.ts';
import { labels, SOLVE_WORDS } from './words/labels.ts';
import { problemWords } from './words/problems.ts';

const LATER = 5;

const Results = ({ plan, found, termBase, prose, turns }: ResultsProps<Page, State, Plan, Solved, OwnCards>) => {
  const { variants, isCut, status } = found;
  const result = { ...plan, termBase, prose };
  return (
    <>
      <Deferred component={BattleFacts} props={result} />
      <Deferred component={Policy} props={result} isReady={turns > 0} />
      <Deferred component={People} props={result} isReady={turns > 1} />
      {(variants.length > 0 || status?.kind === 'done') && (
        <Deferred component={BattleBuys} props={{ ...result, variants, isCut }} isReady={turns > 2} />
      )}
      <Deferred component={Rounds} props={result} isReady={turns > 3} />
      <Deferred component={Rest} props={result} isReady={turns > 4} />
    </>
  );
};

const How = ({ state, termBase, prose }: Page & { readonly state: State }) => (
  <HowCounted {...howOf(state, prose)} termBase={termBase} />
);
const Below = ({ state, termBase, prose, turns }: BelowProps<Page, State, Solved>) => (
  <Deferred component={How} props={{ state, termBase, prose }} isReady={turns === LATER} />
);

export default defineCalculator({
  name: 'ec-battle',
  resultId: 'ec-result',
  labels,
  solveWords: SOLVE_WORDS,
  problemWords,
  begin: (_: Page) => DEFAULT_STATE,
  codec: () => CODEC,
  own: () => ({ begin: NO_OWN, codec: OWN_CODEC }),
  answerOf: useOdds,
  sentence: answerSentence,
  bar: ({ state, plan }) => ({
    value: plan && barValue(plan),
    counted: countedLine(plan?.state ?? state),
    exact: plan === undefined ? '' : exactLine(plan),
    room: 'tall',
  }),
  compare: { keptOf, Plans: ComparePlans },
  later: LATER,
  Inputs,
  Results,
  Below,
});
