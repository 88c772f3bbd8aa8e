/** The calculator of combat: solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-results.css';
import { useRef } from 'preact/hooks';
import { percentRu } from '../../../lib/number-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { defineCalculator, type BelowProps, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { changeWords, keptChance } from '../../shared/frame/kept-answer.ts';
import { unpacking } from '../../shared/frame/unpacking.ts';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import { lastChosen } from '../../shared/state/last-chosen.ts';
import { comparisonOf } from '../shared/Comparison.tsx';
import type { CombatData } from './cards.ts';
import { codecOf } from './address.ts';
import { defaultState, type State } from './model.ts';
import { NO_OWN, OWN_CODEC, type OwnCards } from './own-cards.ts';
import { FightBuys } from './parts/FightBuys.tsx';
import { FightFacts } from './parts/FightFacts.tsx';
import { Inputs } from './parts/Inputs.tsx';
import { Losses } from './parts/Losses.tsx';
import { Play } from './parts/Play.tsx';
import { Policy } from './parts/Policy.tsx';
import { Sample } from './parts/Sample.tsx';
import { Spent } from './parts/Spent.tsx';
import { useCombat } from './use-combat.ts';
import { chanceFor, type VariantResult } from './variants.ts';
import type { CombatPage, Plan, Solved } from './view-props.ts';
import { answerSentence, countedLine, exactLine, problemWords } from './words/answer.ts';
import { assumed, howSteps, notCounted } from './words/how.ts';
import { labels, SOLVE_WORDS } from './words/labels.ts';

const LATER = 4;
const NO_VARIANTS: readonly VariantResult[] = [];

const Results = ({ data, termBase, plan, found, turns }: ResultsProps<CombatPage, State, Plan, Solved, OwnCards>) => {
  const { variants } = found;
  /** The table before stands until its own next one comes. */
  const hadVariants = useRef(false);
  hadVariants.current ||= variants !== undefined;
  const result = { ...plan, data, termBase };
  return (
    <>
      <Deferred component={FightFacts} props={result} />
      {hadVariants.current && (
        <Deferred
          component={FightBuys}
          props={{ ...result, variants: variants ?? NO_VARIANTS }}
          isReady={turns > 0 && variants !== undefined}
        />
      )}
      <Deferred component={Policy} props={{ ...result, variants: variants ?? NO_VARIANTS }} isReady={turns > 1} />
      <Deferred component={Losses} props={result} isReady={turns > 2} />
      <Deferred component={Spent} props={result} isReady={turns > 3} />
    </>
  );
};

const How = ({ data, state, termBase }: CombatPage & { readonly state: State }) => (
  <HowCounted
    steps={howSteps(state, data)}
    assumed={assumed(state, data)}
    notCounted={notCounted(state, data)}
    termBase={termBase}
  />
);
const Below = ({ data, state, termBase, actions, found, turns }: BelowProps<CombatPage, State, Solved>) => {
  const { plan, isBusy, status } = found;
  const isDue = turns === LATER;
  const given = plan && { ...plan, data, termBase };
  return (
    <>
      {actions !== undefined && given !== undefined && (isBusy !== true || status?.kind === 'counting') && (
        <>
          <Deferred component={Play} props={given} isReady={isDue && isBusy !== true} />
          <Deferred component={Sample} props={given} isReady={isDue && isBusy !== true} />
        </>
      )}
      <Deferred component={How} props={{ data, state, termBase }} isReady={isDue} />
    </>
  );
};

const Comparison = comparisonOf<CombatData, State, Plan>({
  sideOf: (plan, data) => ({
    value: percentRu(chanceFor(plan.state.aim, plan.result)),
    says: [countedLine(plan.state, data), exactLine(plan, data)],
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
    bar: ({ state, plan }, { data }) => ({
      value: plan && percentRu(chanceFor(plan.state.aim, plan.result)),
      counted: countedLine(plan?.state ?? state, data),
      exact: plan === undefined ? '' : exactLine(plan, data),
      room: 'tall',
    }),
    compare: {
      // Chances of two aims are no more or less of each other.
      keptOf: (kept, now) => keptChance(chanceOf(kept), kept?.state.aim === now?.state.aim ? chanceOf(now) : undefined),
      Plans: Comparison,
    },
    later: LATER,
    Inputs,
    Results,
    Below,
  }),
);
