/** The calculator of attacks: solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import { decimalRu, percentRu } from '../../../lib/number-ru.ts';
import { sentenceRu } from '../../../lib/sentence-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { defineCalculator, type Fold, type ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { unpacking } from '../../shared/frame/unpacking.ts';
import { HowSteps } from '../../shared/results/HowSteps.tsx';
import { labels as deckLabels } from './deck/words/labels.ts';
import { NextCard } from './deck/NextCard.tsx';
import { codecOf, type AddressProblem } from './address.ts';
import { lastCharacter } from '../shared/last-character.ts';
import { defaultState, withCharacter, type State } from './model.ts';
import { Best } from './parts/Best.tsx';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { Endings } from './parts/Endings.tsx';
import { Figures } from './parts/Figures.tsx';
import { Gains } from './parts/Gains.tsx';
import { Left } from './parts/Left.tsx';
import { PolicyRules, PolicyTables, hasPolicyTables } from './parts/Policy.tsx';
import { PlayTable } from './parts/PlayTable.tsx';
import { Position } from './parts/Position.tsx';
import { Strip } from './parts/Strip.tsx';
import { useOdds } from './use-odds.ts';
import type { Found, InputProps, Page, Solved } from './view-props.ts';
import { howSteps } from './words/how.ts';
import { SOLVE_WORDS, labels, problemWords } from './words/labels.ts';
import { adviceLine, answerSentence, countedLine, exactLine, hitsSay } from './words/reasons.ts';

const LATER = 5;

const Inputs = (props: InputProps) => (
  <section class="c-panel">
    <h2 class="c-said">{labels.position}</h2>
    <Position {...props} />
  </section>
);

type Parts = ResultsProps<Page, State, Solved, Found>;

const Picture = ({ plan, turns }: Parts) => <Deferred component={Endings} props={plan} isReady={turns > 0} />;

const Results = ({ plan, found, actions, turns }: Parts) => {
  const { gains, gainsStatus: status, gainsActions } = found;
  return (
    <>
      <Deferred component={PolicyRules} props={{ odds: plan.odds }} isReady={turns > 1} />
      <Deferred
        component={Best}
        props={{ ...plan, gains, status, actions: actions && gainsActions }}
        isReady={turns > 2}
      />
    </>
  );
};

const FOLDS: readonly Fold<Page, State, Solved, Found>[] = [
  {
    id: 'a-faces',
    title: labels.strip,
    says: ({ odds }) => hitsSay(odds),
    Body: ({ plan: { odds }, turns }) => <Deferred component={Strip} props={{ odds }} isReady={turns > 3} />,
  },
  {
    id: 'a-table',
    title: labels.planTable,
    says: () => labels.planTableSays,
    isOf: hasPolicyTables,
    Body: ({ plan: { odds }, turns }) => <Deferred component={PolicyTables} props={{ odds }} isReady={turns > 3} />,
  },
  {
    id: 'a-more',
    title: labels.gains,
    says: () => labels.gainsSays,
    Body: ({ plan, found: { gains, gainsStatus: status }, turns }) => (
      <Deferred component={Gains} props={{ ...plan, gains, status }} isReady={turns > 4} />
    ),
  },
  {
    id: 'a-left',
    title: labels.left,
    says: ({ odds }) => labels.lost(decimalRu(odds.lost)),
    Body: ({ plan, turns }) => (
      <>
        <Deferred component={Figures} props={plan} isReady={turns > 4} />
        <Deferred component={Left} props={{ odds: plan.odds }} isReady={turns > 4} />
      </>
    ),
  },
  {
    id: 'a-play',
    title: labels.play,
    says: () => labels.playSays,
    Body: ({ actions, found: { table, adviceAt } }) =>
      actions !== undefined && <PlayTable table={table} adviceAt={adviceAt} />,
  },
  {
    id: 'decks',
    title: deckLabels.title,
    says: () => deckLabels.says,
    Body: ({ decks, termBase }) => <NextCard decks={decks} termBase={termBase} />,
  },
];
const LAST_FOLDS: typeof FOLDS = [
  {
    id: 'a-how',
    title: labels.how,
    Body: ({ plan, prose, termBase, turns }) => (
      <Deferred component={How} props={{ ...plan, prose, termBase }} isReady={turns > 4} />
    ),
  },
];

/** The steps of an attack with these numbers, each with its rule; assumptions and omissions. */
const How = ({ state, odds, prose, termBase }: Solved & Pick<Page, 'prose' | 'termBase'>) => (
  <HowSteps steps={howSteps(state, odds)} {...prose} termBase={termBase} />
);

export default unpacking(
  defineCalculator({
    name: 'attack-odds',
    resultId: 'a-result',
    labels,
    solveWords: SOLVE_WORDS,
    problemWords: (problem: AddressProblem) => sentenceRu(problemWords(problem)),
    begin: ({ data }: Page) => defaultState(data),
    codec: ({ data }) => codecOf(data),
    carried: ({ data }) => {
      const last = lastCharacter(data.characters);
      return last && withCharacter(defaultState(data), last);
    },
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
    Picture,
    advice: ({ state, odds }) => adviceLine(state, odds),
    Results,
    folds: FOLDS,
    lastFolds: LAST_FOLDS,
  }),
);
