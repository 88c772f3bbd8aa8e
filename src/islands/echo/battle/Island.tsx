/** The calculator of battles: solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import type { ComponentType } from 'preact';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { defineCalculator, type Fold, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { HowSteps } from '../../shared/results/HowSteps.tsx';
import { CODEC } from './address.ts';
import { DEFAULT_STATE, type State } from './model.ts';
import { NO_OWN, OWN_CODEC, type OwnCards } from './own-cards.ts';
import { BattleBuys } from './parts/BattleBuys.tsx';
import { BattleFacts } from './parts/BattleFacts.tsx';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Ends } from './parts/Ends.tsx';
import { Inputs } from './parts/Inputs.tsx';
import { People } from './parts/People.tsx';
import { Habits, Policy } from './parts/Policy.tsx';
import { Counts, Rest } from './parts/Rest.tsx';
import { Rounds } from './parts/Rounds.tsx';
import { useOdds } from './use-odds.ts';
import type { Page, Plan, ResultProps, Solved } from './view-props.ts';
import { answerSentence, barValue, countedLine, exactLine, keptOf, roundsSay } from './words/answer.ts';
import { howOf } from './words/how.ts';
import { labels, SOLVE_WORDS } from './words/labels.ts';
import { adviceLine } from './words/policy.ts';
import { problemWords } from './words/problems.ts';

/** Parts of the result that follow its drawing, each in a frame of its own. */
const LATER = 3;

type Parts = ResultsProps<Page, State, Plan, Solved, OwnCards>;
type BattleFold = Fold<Page, State, Plan, Solved, OwnCards>;
const solvedOf = ({ plan, termBase, prose }: Parts) => ({ ...plan, termBase, prose });

const Picture = (props: Parts) => <Deferred component={Ends} props={solvedOf(props)} />;

const Results = (props: Parts) => {
  const { plan, found, turns } = props;
  const { variants, isCut, status } = found;
  return (
    <>
      {plan.state.detectives.length > 1 && <Deferred component={Policy} props={solvedOf(props)} isReady={turns > 0} />}
      {(variants.length > 0 || status?.kind === 'done') && (
        <Deferred component={BattleBuys} props={{ ...solvedOf(props), variants, isCut }} isReady={turns > 1} />
      )}
    </>
  );
};

const How = ({ state, termBase, prose }: ResultProps) => <HowSteps {...howOf(state, prose)} termBase={termBase} />;

/** A fold with one part of the result. */
const foldOf = (id: string, title: string, Part: ComponentType<ResultProps>): BattleFold => ({
  id: `ec-${id}`,
  title,
  Body: (props) => <Deferred component={Part} props={solvedOf(props)} isReady={props.turns === LATER} />,
});
const FOLDS: readonly BattleFold[] = [
  foldOf('policy', labels.habits, Habits),
  foldOf('people', labels.people, People),
  { ...foldOf('rounds', labels.rounds, Rounds), says: ({ result }) => roundsSay(result) },
  foldOf('rest', labels.rest, Rest),
  {
    ...foldOf('counts', labels.counts, Counts),
    isOf: ({ state }) => state.detectives.length + state.enemies.length > 2,
  },
  foldOf('facts', labels.facts, BattleFacts),
  foldOf('how', labels.how, How),
];

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
  }),
  compare: { keptOf, Plans: ComparePlans },
  later: LATER,
  Inputs,
  Picture,
  advice: adviceLine,
  Results,
  folds: FOLDS,
});
