/** What each question of the page shows: its answer in the bar, its results, how it was counted. */
import type { ComponentChildren } from 'preact';
import { percentRu } from '../../../lib/number-ru.ts';
import { Deferred } from '../../shared/controls/Deferred.tsx';
import { Answer } from '../../shared/frame/Answer.tsx';
import type { BarProps } from '../../shared/frame/AnswerBar.tsx';
import { keptChance } from '../../shared/frame/kept-answer.ts';
import { SolveStatus } from '../../shared/solve/SolveStatus.tsx';
import { asSeries, missingOf, type Figure, type Mode, type OddsData, type State } from './model.ts';
import { ComparePlans } from './parts/ComparePlans.tsx';
import { HowRow, HowTest } from './parts/How.tsx';
import { Policy } from './parts/Policy.tsx';
import { Reaches } from './parts/Reaches.tsx';
import { Reasons } from './parts/Reasons.tsx';
import { Roller } from './parts/Roller.tsx';
import { SeriesResults } from './parts/Series.tsx';
import { Share } from './parts/share.ts';
import { SiegeResults } from './parts/SiegeResults.tsx';
import { Steps } from './parts/Steps.tsx';
import { TestChart } from './parts/TestChart.tsx';
import { TestFacts } from './parts/TestFacts.tsx';
import { ThrowResults } from './parts/Throws.tsx';
import { throwOdds } from './throw-odds.ts';
import type { ViewProps } from './view-props.ts';
import { countedLine, exactLine, missingLine, missingSentence } from './words/answer.ts';
import { NOT_COUNTED, ROW_TERMS, THROWS_NOT_COUNTED, assumptions } from './words/how.ts';
import { SOLVE_WORDS, labels } from './words/labels.ts';
import { SERIES_ASSUMED, killOf, seriesCounted, seriesExact } from './words/series.ts';
import { SIEGE_ASSUMED, siegeCounted, siegeExact, standsOf } from './words/siege.ts';
import { throwAssumed, throwCounted, throwExact } from './words/throws.ts';

/** Parts of the result that follow its chance, each in a frame of its own. */
export const LATER = 6;

export interface Shown {
  readonly bar: Omit<BarProps, 'why'>;
  readonly isBusy: boolean;
  readonly results: ComponentChildren;
  readonly below?: ComponentChildren;
}

/** With the answer to send; absent until it is counted. */
export interface ShownProps extends ViewProps {
  readonly sentence: string | undefined;
}

const DONE = { kind: 'done' } as const;

/** A figure of the enemy stands in the way of an answer: it is asked for in the bar and in the place of the answer. */
const asking = (state: State, figure: Figure, data: OddsData): Shown => ({
  bar: {
    value: undefined,
    blank: labels.notSet,
    counted: missingLine(state, figure, data),
    exact: labels.noAnswer,
    isBusy: false,
    status: DONE,
    door: { says: labels.toMissing, to: 'set-enemy' },
  },
  isBusy: false,
  results: (
    <p>
      {missingSentence(state, figure, data)} <a href="#set-enemy">{labels.setMissing}</a>.
    </p>
  ),
});

const testShown = (props: ShownProps, turns: number): Shown => {
  const { data, state, plan, further, compare, termBase, actions, copied } = props;
  const result = { ...plan, data, termBase };
  const missing = missingOf(state);
  if (missing !== undefined) return asking(state, missing, data);
  return {
    bar: {
      value: percentRu(plan.odds.chance),
      counted: countedLine(plan.state, plan.odds),
      exact: exactLine(plan.state, plan.odds, plan.dice),
      compare: { kept: keptChance(compare?.odds.chance, plan.odds.chance), actions },
      isBusy: false,
      status: DONE,
    },
    isBusy: turns < LATER,
    results: (
      <>
        <Deferred component={Reasons} props={result} />
        <Deferred component={TestChart} props={result} isReady={turns > 0} />
        <Deferred component={TestFacts} props={result} isReady={turns > 0} />
        <Deferred component={Policy} props={result} isReady={turns > 1} />
        <Deferred
          component={Share}
          props={{ ...result, actions, copied, isKept: compare !== undefined }}
          isReady={turns > 1}
        />
        {compare !== undefined && (
          <Deferred component={ComparePlans} props={{ ...result, compare, actions }} isReady={turns > 1} />
        )}
        <Deferred component={Steps} props={{ ...result, further }} isReady={turns > 2} />
        <Deferred component={Reaches} props={{ ...result, further }} isReady={turns > 3} />
      </>
    ),
    below: (
      <>
        <div id="hb-roller">
          {actions !== undefined && <Deferred component={Roller} props={{ plan }} isReady={turns > 4} />}
        </div>
        <Deferred component={HowTest} props={result} isReady={turns > 5} />
      </>
    ),
  };
};

const seriesShown = ({ sentence, ...props }: ShownProps): Shown => {
  const { data, rows, termBase, actions, copied } = props;
  const state = asSeries(props.state);
  const { series, status } = rows;
  const missing = missingOf(state);
  if (missing !== undefined) return asking(state, missing, data);
  return {
    bar: {
      value: series && percentRu(killOf(series.plans[0]!)),
      counted: seriesCounted(series?.state ?? state),
      exact: series === undefined ? '' : seriesExact(series),
      isBusy: rows.isBusy,
      status,
    },
    isBusy: rows.isBusy,
    results: (
      <>
        <SolveStatus status={status} actions={actions && rows.actions} words={SOLVE_WORDS} />
        {series !== undefined && <SeriesResults series={series} />}
        {sentence !== undefined && (
          <Answer title={labels.share} sentence={sentence} actions={actions} copied={copied} />
        )}
      </>
    ),
    below: (
      <HowRow
        terms={ROW_TERMS.series}
        assumed={[...SERIES_ASSUMED, ...assumptions(props.faces.dice)]}
        notCounted={NOT_COUNTED}
        termBase={termBase}
      />
    ),
  };
};

const siegeShown = ({ sentence, ...props }: ShownProps): Shown => {
  const { state, rows, termBase, actions, copied } = props;
  const { siege, status } = rows;
  return {
    bar: {
      value: siege && percentRu(standsOf(siege.answer)),
      counted: siegeCounted(siege?.state ?? state),
      exact: siege === undefined ? '' : siegeExact(siege),
      isBusy: rows.isBusy,
      status,
    },
    isBusy: rows.isBusy,
    results: (
      <>
        <SolveStatus status={status} actions={actions && rows.actions} words={SOLVE_WORDS} />
        {siege !== undefined && <SiegeResults siege={siege} />}
        {sentence !== undefined && (
          <Answer title={labels.share} sentence={sentence} actions={actions} copied={copied} />
        )}
      </>
    ),
    below: (
      <HowRow
        terms={ROW_TERMS.siege}
        assumed={[...SIEGE_ASSUMED, ...assumptions(props.faces.dice)]}
        notCounted={NOT_COUNTED}
        termBase={termBase}
      />
    ),
  };
};

const throwsShown = ({ sentence, ...props }: ShownProps): Shown => {
  const { data, state, faces, termBase, actions, copied } = props;
  const answer = throwOdds(state.throws, faces.dice.faces, data.throws);
  return {
    bar: {
      value: percentRu(answer.chance),
      counted: throwCounted(state.throws),
      exact: throwExact(state.throws, answer, faces.dice),
      isBusy: false,
      status: DONE,
    },
    isBusy: false,
    results: (
      <>
        <ThrowResults data={data} throws={state.throws} answer={answer} dice={faces.dice} termBase={termBase} />
        <Answer title={labels.share} sentence={sentence ?? ''} actions={actions} copied={copied} />
      </>
    ),
    below: (
      <HowRow
        terms={ROW_TERMS.throws}
        assumed={throwAssumed(state.throws)}
        notCounted={THROWS_NOT_COUNTED}
        termBase={termBase}
      />
    ),
  };
};

/** What the page shows for a question. */
export const SHOWN: { readonly [m in Mode]: (props: ShownProps, turns: number) => Shown } = {
  test: testShown,
  series: seriesShown,
  siege: siegeShown,
  throws: throwsShown,
};
