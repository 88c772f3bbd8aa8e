/** The calculator of combat: solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-results.css';
import { useRef } from 'preact/hooks';
import { percentRu } from '../../../lib/number-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { defineCalculator, type Fold, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { changeWords, keptChance } from '../../shared/frame/kept-answer.ts';
import { unpacking } from '../../shared/frame/unpacking.ts';
import { HowSteps } from '../../shared/results/HowSteps.tsx';
import { lastChosen } from '../../shared/state/last-chosen.ts';
import { comparisonOf } from '../shared/Comparison.tsx';
import { notSetBar } from '../shared/not-set.ts';
import { NotSetNote } from '../shared/NotSetNote.tsx';
import type { CombatData } from './cards.ts';
import { codecOf } from './address.ts';
import { defaultState, type State } from './model.ts';
import { NO_OWN, OWN_CODEC, type OwnCards } from './own-cards.ts';
import { Ends } from './parts/Ends.tsx';
import { AllBuys, FightBuys } from './parts/FightBuys.tsx';
import { FightFacts } from './parts/FightFacts.tsx';
import { Inputs } from './parts/Inputs.tsx';
import { Losses, lossesSay } from './parts/Losses.tsx';
import { Play } from './parts/Play.tsx';
import { Policy } from './parts/Policy.tsx';
import { Sample } from './parts/Sample.tsx';
import { Spent, isSpent } from './parts/Spent.tsx';
import { useCombat } from './use-combat.ts';
import { chanceFor, type VariantResult } from './variants.ts';
import type { CombatPage, Plan, Solved } from './view-props.ts';
import { answerSentence, countedLine, exactLine, planLine, problemWords } from './words/answer.ts';
import { assumptionsOf, howSteps, notCounted } from './words/how.ts';
import { labels, SOLVE_WORDS } from './words/labels.ts';
import { PLAY } from './words/play.ts';
import { adviceLine } from './words/policy.ts';
import { SAMPLE } from './words/sample.ts';

/** Parts that follow the drawing, each in a frame of its own. */
const LATER = 2;
const NO_VARIANTS: readonly VariantResult[] = [];

type Parts = ResultsProps<CombatPage, State, Plan, Solved, OwnCards>;
const resultOf = ({ data, termBase, plan }: Parts) => ({ ...plan, data, termBase });
const withVariants = (props: Parts) => ({ ...resultOf(props), variants: props.found.variants ?? NO_VARIANTS });

const Picture = (props: Parts) => <Deferred component={Ends} props={resultOf(props)} />;
const Results = (props: Parts) => {
  const { found, turns } = props;
  const { variants } = found;
  /** Keep the former table until the next one comes. */
  const hadVariants = useRef(false);
  hadVariants.current ||= variants !== undefined;
  return (
    <>
      <Deferred component={Policy} props={resultOf(props)} isReady={turns > 0} />
      {hadVariants.current && (
        <Deferred component={FightBuys} props={withVariants(props)} isReady={turns > 1 && variants !== undefined} />
      )}
    </>
  );
};

const How = ({ data, plan: { state }, termBase }: Parts) => (
  <HowSteps
    steps={howSteps(state, data)}
    assumed={assumptionsOf(state, data)}
    notCounted={notCounted(state, data)}
    termBase={termBase}
  />
);
const FOLDS: readonly Fold<CombatPage, State, Plan, Solved, OwnCards>[] = [
  {
    id: 'el-losses',
    title: labels.losses,
    says: ({ result }) => lossesSay(result),
    Body: (props) => <Losses {...resultOf(props)} />,
  },
  { id: 'el-facts', title: labels.facts, Body: (props) => <FightFacts {...resultOf(props)} /> },
  { id: 'el-spent', title: labels.spending, isOf: isSpent, Body: (props) => <Spent {...withVariants(props)} /> },
  { id: 'el-buys', title: labels.moreBuys, Body: (props) => <AllBuys {...withVariants(props)} /> },
  {
    id: 'el-play',
    title: PLAY.title,
    says: () => PLAY.says,
    Body: (props) => props.actions !== undefined && <Play {...resultOf(props)} />,
  },
  {
    id: 'el-sample',
    title: SAMPLE.title,
    says: () => SAMPLE.says,
    Body: (props) => props.actions !== undefined && <Sample {...resultOf(props)} />,
  },
];
const LAST_FOLDS: typeof FOLDS = [{ id: 'el-how', title: labels.how, Body: How }];

const Comparison = comparisonOf<CombatData, State, Plan>({
  sideOf: (plan, data) => ({
    value: percentRu(chanceFor(plan.state.aim, plan.result)),
    says: [planLine(plan.state, data), exactLine(plan)],
  }),
  difference: ({ result: kept }, { result: now }) =>
    `${labels.kill}: ${changeWords(kept.killed, now.killed)}, ${labels.stand.toLowerCase()}: ${changeWords(kept.stands, now.stands)} против запомненного.`,
});
const chanceOf = (plan: Plan | undefined) => plan && chanceFor(plan.state.aim, plan.result);

export default unpacking(
  defineCalculator({
    name: 'el-combat',
    resultId: 'el-result',
    labels,
    solveWords: SOLVE_WORDS,
    problemWords,
    begin: ({ data }: CombatPage) => defaultState(data),
    codec: ({ data }) => codecOf(data),
    carried: ({ data }) => {
      const last = lastChosen('eldritch', data.investigators);
      return last && defaultState(data, last.id);
    },
    own: () => ({ begin: NO_OWN, codec: OWN_CODEC }),
    answerOf: useCombat,
    sentence: (plan, { data }) => answerSentence(plan, data),
    bar: ({ state, plan, found: { missing } }, { data }) =>
      missing === undefined
        ? {
            value: plan && percentRu(chanceFor(plan.state.aim, plan.result)),
            counted: countedLine(plan?.state ?? state, data),
            exact: plan === undefined ? '' : exactLine(plan),
          }
        : notSetBar(missing),
    compare: {
      // Chances of two aims are no more or less of each other.
      keptOf: (kept, now) => keptChance(chanceOf(kept), kept?.state.aim === now?.state.aim ? chanceOf(now) : undefined),
      Plans: Comparison,
    },
    later: LATER,
    Inputs,
    Picture,
    advice: (plan, { data }) => adviceLine(plan, data),
    Results,
    folds: FOLDS,
    lastFolds: LAST_FOLDS,
    Blank: ({ found: { missing } }) => missing !== undefined && <NotSetNote {...missing} />,
  }),
);
