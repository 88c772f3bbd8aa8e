/** What each question of the page shows: its answer in the bar and in a sentence, its drawing, its results, its folds. */
import type { ComponentType } from 'preact';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import type { Fold, ResultsProps } from '../../shared/frame/define-calculator.tsx';
import { ChanceTable } from '../../shared/results/BarChart.tsx';
import { Facts } from '../../shared/results/Facts.tsx';
import { HowSteps } from '../../shared/results/HowSteps.tsx';
import type { DiceFaces } from './dice-faces.ts';
import { drawnOf } from './drawn.ts';
import { factsOf } from './facts.ts';
import { askedOf, type Mode, type State } from './model.ts';
import { HowRow } from './parts/HowRow.tsx';
import { Drawing, SiegePicture, TestPicture, ThrowPicture } from './parts/Pictures.tsx';
import { Policy } from './parts/Policy.tsx';
import { Reaches } from './parts/Reaches.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { Roller } from './parts/Roller.tsx';
import { AfterAttacks, SeriesResults } from './parts/SeriesResults.tsx';
import { AfterEach, SiegeResults } from './parts/SiegeResults.tsx';
import { Steps } from './parts/Steps.tsx';
import { ThrowResults } from './parts/ThrowResults.tsx';
import type { Found, Further, Page, Plan, PlanOf } from './view-props.ts';
import { answerSentence, countedLine, exactLine } from './words/answer.ts';
import { assumptions, howSteps } from './words/how.ts';
import { labels } from './words/labels.ts';
import { ROLLER } from './words/roller.ts';
import { killOf, SERIES, seriesAdvice, seriesCounted, seriesExact, seriesSentence } from './words/series.ts';
import { SIEGE, siegeCounted, siegeExact, siegeSentence, standsOf } from './words/siege.ts';
import { throwAssumed, throwCounted, throwExact, throwSentence } from './words/throws.ts';

/** Parts that follow the chance, each in a frame of its own. */
export const LATER = 6;

type Given = ResultsProps<Page, State, Plan, Found, DiceFaces>;
type GivenOf<M extends Mode> = Omit<Given, 'plan'> & { readonly plan: PlanOf<M> };
interface Shown<M extends Mode> {
  readonly chanceOf: (plan: PlanOf<M>) => Fraction;
  /** What was counted, for the bar; of a state while there is no plan. */
  readonly counted: (state: State, page: Page, plan: PlanOf<M> | undefined) => string;
  /** The answer once more, for the bar. */
  readonly exact: (plan: PlanOf<M>) => string;
  readonly sentence: (plan: PlanOf<M>, page: Page) => string;
  readonly Picture: ComponentType<Pick<Page, 'prose'> & { readonly plan: PlanOf<M> }>;
  /** What the player does best, where that takes one line. */
  readonly advice?: (plan: PlanOf<M>) => string;
  readonly Results: ComponentType<GivenOf<M>>;
  readonly How: ComponentType<Page & PlanOf<M>>;
}

const resultOf = ({ data, prose, termBase, plan }: GivenOf<'test'>) => ({ ...plan, data, prose, termBase });

const TestResults = (given: GivenOf<'test'>) => (
  <Deferred component={Policy} props={{ ...resultOf(given), further: given.found.further }} isReady={given.turns > 1} />
);
/** A part that is counted a frame later. */
const furtherOf =
  (Part: ComponentType<ReturnType<typeof resultOf> & { readonly further: Further }>, turn: number) =>
  (given: GivenOf<'test'>) => {
    const { further } = given.found;
    return further === undefined ? null : (
      <Deferred component={Part} props={{ ...resultOf(given), further }} isReady={given.turns > turn} />
    );
  };

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

const MODES: { readonly [M in Mode]: Shown<M> } = {
  test: {
    chanceOf: ({ odds }) => odds.chance,
    counted: (state, _, plan) => countedLine(state, plan?.odds),
    exact: ({ state, odds, dice }) => exactLine(state, odds, dice),
    sentence: ({ state, odds, dice }, { data }) => answerSentence(state, data, odds, dice),
    Picture: TestPicture,
    Results: TestResults,
    How: ({ state, odds, dice, prose, termBase }) => (
      <HowSteps
        steps={howSteps(state, odds, dice)}
        assumed={assumptions(dice, prose)}
        notCounted={prose.notCounted.tests}
        termBase={termBase}
      />
    ),
  },
  series: {
    chanceOf: ({ plans }) => killOf(plans[0]!),
    counted: seriesCounted,
    exact: seriesExact,
    sentence: (plan, { data }) => seriesSentence(plan, data),
    Picture: Drawing,
    advice: seriesAdvice,
    Results: SeriesResults,
    How: howRow('series'),
  },
  siege: {
    chanceOf: ({ answer }) => standsOf(answer),
    counted: siegeCounted,
    exact: siegeExact,
    sentence: (plan, { data }) => siegeSentence(plan, data),
    Picture: SiegePicture,
    Results: SiegeResults,
    How: howRow('siege'),
  },
  throws: {
    chanceOf: ({ answer }) => answer.chance,
    counted: ({ throws }, { prose }) => throwCounted(throws, prose),
    exact: throwExact,
    sentence: throwSentence,
    Picture: ThrowPicture,
    Results: ThrowResults,
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
const shownOf = (mode: Mode) => MODES[mode] as unknown as Shown<Mode>;
export const chanceOf = (plan: Plan): Fraction => shownOf(plan.kind).chanceOf(plan);
export const sentenceOf = (plan: Plan, page: Page): string => shownOf(plan.kind).sentence(plan, page);
export const exactOf = (plan: Plan): string => shownOf(plan.kind).exact(plan);
export const adviceOf = (plan: Plan): string | undefined => shownOf(plan.kind).advice?.(plan);
export const countedOf = (state: State, page: Page, plan: Plan | undefined): string =>
  shownOf(state.mode).counted(plan?.state ?? askedOf(state), page, plan);
/** The drawing of a plan. */
export const ModePicture = ({ plan, prose, turns }: Given) => (
  <Deferred component={shownOf(plan.kind).Picture} props={{ plan, prose }} isReady={turns > 0} />
);
/** The results of a plan. */
export const ModeResults = (given: Given) => {
  const { Results } = shownOf(given.plan.kind);
  return <Results {...given} />;
};

/** A fold of one question of the page. */
const foldOf = <M extends Mode>(
  mode: M,
  fold: { readonly id: string; readonly title: string; readonly Body: ComponentType<GivenOf<M>> },
): Fold<Page, State, Plan, Found, DiceFaces> => ({
  ...fold,
  isOf: ({ kind }) => kind === mode,
  Body: fold.Body as unknown as ComponentType<Given>,
});
export const FOLDS: readonly Fold<Page, State, Plan, Found, DiceFaces>[] = [
  foldOf('series', { id: 'hb-after', title: SERIES.after, Body: AfterAttacks }),
  foldOf('siege', { id: 'hb-each', title: SIEGE.after, Body: AfterEach }),
  {
    id: 'hb-facts',
    title: labels.facts,
    isOf: ({ kind }) => kind !== 'throws',
    Body: ({ plan }) => <Facts of={factsOf(plan)} />,
  },
  foldOf('test', {
    id: 'hb-dice',
    title: labels.ofDice,
    Body: (given) => <Deferred component={Reasons} props={resultOf(given)} isReady={given.turns > 1} />,
  }),
  foldOf('test', { id: 'hb-steps', title: labels.steps, Body: furtherOf(Steps, 2) }),
  foldOf('test', { id: 'hb-reaches', title: labels.reaches, Body: furtherOf(Reaches, 3) }),
  {
    id: 'hb-table',
    title: labels.table,
    isOf: (plan, { prose }) => drawnOf(plan, prose) !== undefined,
    Body: ({ plan, prose }) => <ChanceTable {...drawnOf(plan, prose)!} />,
  },
  foldOf('test', {
    id: 'hb-roller',
    title: ROLLER.title,
    Body: ({ plan, actions, turns }) =>
      actions !== undefined && <Deferred component={Roller} props={{ plan }} isReady={turns > 4} />,
  }),
];
export const LAST_FOLDS: typeof FOLDS = [
  {
    id: 'hb-how',
    title: labels.how,
    Body: ({ data, prose, termBase, plan, turns }) => (
      <Deferred
        component={shownOf(plan.kind).How}
        props={{ ...plan, data, prose, termBase }}
        isReady={turns === LATER}
      />
    ),
  },
];
