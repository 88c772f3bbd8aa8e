/** What each question of the page shows: its answer in the bar and in a sentence, its results, how it was counted. */
import type { ComponentType } from 'preact';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import type { Fold, ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { HowCounted } from '../../shared/results/HowCounted.tsx';
import type { DiceFaces } from './dice-faces.ts';
import { askedOf, type Mode, type State } from './model.ts';
import { HowRow } from './parts/HowRow.tsx';
import { Policy } from './parts/Policy.tsx';
import { Reaches } from './parts/Reaches.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { SeriesResults } from './parts/SeriesResults.tsx';
import { SiegeResults } from './parts/SiegeResults.tsx';
import { Steps } from './parts/Steps.tsx';
import { TestChart } from './parts/TestChart.tsx';
import { TestFacts } from './parts/TestFacts.tsx';
import { ThrowResults } from './parts/ThrowResults.tsx';
import type { Found, Page, Plan, PlanOf, ResultProps } from './view-props.ts';
import { answerSentence, countedLine, exactLine } from './words/answer.ts';
import { assumptions, howSteps } from './words/how.ts';
import { labels } from './words/labels.ts';
import { killOf, seriesCounted, seriesExact, seriesSentence } from './words/series.ts';
import { siegeCounted, siegeExact, siegeSentence, standsOf } from './words/siege.ts';
import { throwAssumed, throwCounted, throwExact, throwSentence } from './words/throws.ts';

type Given = ResultsProps<Page, State, Plan, Found, DiceFaces>;
type GivenOf<P> = Omit<Given, 'plan'> & { readonly plan: P };
interface Shown<P> {
  readonly chanceOf: (plan: P) => Fraction;
  /** What was counted, for the bar; of a state while there is no plan. */
  readonly counted: (state: State, page: Page, plan: P | undefined) => string;
  /** The answer once more, for the bar. */
  readonly exact: (plan: P) => string;
  readonly sentence: (plan: P, page: Page) => string;
  readonly Picture?: ComponentType<GivenOf<P>>;
  readonly Results: ComponentType<GivenOf<P>>;
  readonly How: ComponentType<Page & P>;
}

type TestGiven = GivenOf<PlanOf<'test'>>;
const resultOf = ({ data, prose, termBase, plan }: TestGiven) => ({ ...plan, data, prose, termBase });

/** How to play best, and what one improvement more buys. */
const TestResults = (given: TestGiven) => {
  const { further } = given.found;
  const result = resultOf(given);
  return (
    <>
      <Deferred component={Policy} props={result} isReady={given.turns > 1} />
      {further && <Deferred component={Steps} props={{ ...result, further }} isReady={given.turns > 2} />}
    </>
  );
};
/** What is rarely read of a test. */
const isTest = (plan: Plan): boolean => plan.kind === 'test';
const ofTest = (Body: ComponentType<TestGiven>) => (given: Given) => <Body {...(given as unknown as TestGiven)} />;
export const FOLDS: readonly Fold<Page, State, Plan, Found, DiceFaces>[] = [
  {
    id: 'hb-facts',
    title: labels.facts,
    isOf: isTest,
    Body: ofTest((given) => <Deferred component={TestFacts} props={resultOf(given)} isReady={given.turns > 0} />),
  },
  {
    id: 'hb-dice',
    title: labels.ofDice,
    isOf: isTest,
    Body: ofTest((given) => <Deferred component={Reasons} props={resultOf(given)} isReady={given.turns > 1} />),
  },
  {
    id: 'hb-reaches',
    title: labels.reaches,
    isOf: isTest,
    Body: ofTest((given) => {
      const { further } = given.found;
      return further === undefined ? null : (
        <Deferred component={Reaches} props={{ ...resultOf(given), further }} isReady={given.turns > 3} />
      );
    }),
  },
];
/** The steps of the rules with the numbers of this test, what is assumed, what is left out. */
const HowTest = ({ state, odds, dice, prose, termBase }: ResultProps) => (
  <HowCounted
    steps={howSteps(state, odds, dice)}
    assumed={assumptions(dice, prose)}
    notCounted={prose.notCounted.tests}
    termBase={termBase}
  />
);
/** How attacks in a row and sieges were counted. */
const howRow =
  (kind: 'series' | 'siege') =>
  ({ dice, prose, termBase }: Page & Plan) => (
    <HowRow
      terms={prose.rules[kind]}
      assumed={[...prose.assumed[kind], ...assumptions(dice, prose)]}
      notCounted={prose.notCounted.tests}
      termBase={termBase}
    />
  );

const MODES: { readonly [m in Mode]: Shown<PlanOf<m>> } = {
  test: {
    chanceOf: ({ odds }) => odds.chance,
    counted: (state, _, plan) => countedLine(state, plan?.odds),
    exact: ({ state, odds, dice }) => exactLine(state, odds, dice),
    sentence: ({ state, odds, dice }, { data }) => answerSentence(state, data, odds, dice),
    Picture: (given) => <Deferred component={TestChart} props={resultOf(given)} isReady={given.turns > 0} />,
    Results: TestResults,
    How: HowTest,
  },
  series: {
    chanceOf: ({ plans }) => killOf(plans[0]!),
    counted: seriesCounted,
    exact: seriesExact,
    sentence: (plan, { data }) => seriesSentence(plan, data),
    Results: ({ plan }) => <SeriesResults {...plan} />,
    How: howRow('series'),
  },
  siege: {
    chanceOf: ({ answer }) => standsOf(answer),
    counted: siegeCounted,
    exact: siegeExact,
    sentence: (plan, { data }) => siegeSentence(plan, data),
    Results: ({ plan }) => <SiegeResults {...plan} />,
    How: howRow('siege'),
  },
  throws: {
    chanceOf: ({ answer }) => answer.chance,
    counted: ({ throws }, { prose }) => throwCounted(throws, prose),
    exact: throwExact,
    sentence: throwSentence,
    Results: ({ plan, data, prose, termBase }) => (
      <ThrowResults {...plan} data={data} prose={prose} termBase={termBase} />
    ),
    How: ({ state, prose, termBase }) => (
      <HowRow
        terms={prose.rules.throws}
        assumed={throwAssumed(state.throws, prose)}
        notCounted={prose.notCounted.throws}
        termBase={termBase}
      />
    ),
  },
};

/** What the page shows for a plan, or for a state without one. A plan is always of the kind that it names. */
const shownOf = (mode: Mode) => MODES[mode] as Shown<Plan>;
export const chanceOf = (plan: Plan): Fraction => shownOf(plan.kind).chanceOf(plan);
export const sentenceOf = (plan: Plan, page: Page): string => shownOf(plan.kind).sentence(plan, page);
export const exactOf = (plan: Plan): string => shownOf(plan.kind).exact(plan);
export const countedOf = (state: State, page: Page, plan: Plan | undefined): string =>
  shownOf(state.mode).counted(plan?.state ?? askedOf(state), page, plan);
/** The drawing of a plan, where its question has one. */
export const ModePicture = (given: Given) => {
  const { Picture } = shownOf(given.plan.kind);
  return Picture === undefined ? null : <Picture {...given} />;
};
/** The results of a plan. */
export const ModeResults = (given: Given) => {
  const { Results } = shownOf(given.plan.kind);
  return <Results {...given} />;
};
/** How a plan was counted. */
export const How = (given: Page & Plan) => {
  const { How: OfMode } = shownOf(given.kind);
  return <OfMode {...given} />;
};
