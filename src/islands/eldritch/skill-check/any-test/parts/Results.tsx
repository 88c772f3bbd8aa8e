import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu } from '../../../../../lib/number-ru.ts';
import { NBSP } from '../../../../../lib/sentence-ru.ts';
import { Deferred } from '../../../../shared/controls/Deferred.tsx';
import type { Fold, ResultsProps } from '../../../../shared/frame/define-calculator.tsx';
import { BarChart, ChanceTable } from '../../../../shared/results/BarChart.tsx';
import { Buys, boughtChance } from '../../../../shared/results/Buys.tsx';
import { HowSteps } from '../../../../shared/results/HowSteps.tsx';
import { diceCount, FORTUNE_FACES } from '../../../shared/words.ts';
import { CHANGE_FROM, CHANGE_NAMES, diceSteps, rerollStep } from '../../inputs/words.ts';
import { commonOf } from '../../results/common.ts';
import { Roller } from '../../thrown/Roller.tsx';
import { R } from '../../thrown/words.ts';
import type { State } from '../model.ts';
import { changesOf, type Plan } from '../plan.ts';
import type { ResultProps, Solved, TestPage } from '../view-props.ts';
import { neededWords, verdictWords } from '../words/answer.ts';
import { labels } from '../words/labels.ts';
import { Grid } from './Grid.tsx';
import { Policy } from './Policy.tsx';

/** Parts that follow the drawing, each in a frame of its own. */
export const LATER = 2;
type Parts = ResultsProps<TestPage, State, Plan, Solved>;

/** How many successes the dice show. */
export const Picture = ({ plan: { state, dice, successes, meanSuccesses } }: Parts) => (
  <figure class="c-figure">
    <figcaption>{labels.chart}, %</figcaption>
    <BarChart of={successes} name={labels.successes} isWanted={(n) => n >= state.needed} />
    <p>
      {`${diceCount(dice)}, успех — ${FORTUNE_FACES[state.setup.fortune]}. В${NBSP}среднем успехов ${decimalRu(meanSuccesses)}.`}
    </p>
  </figure>
);

export const Results = ({ plan, data, termBase, turns }: Parts) => (
  <>
    <Deferred component={Policy} props={{ plan, data, termBase }} isReady={turns > 0} />
    <Deferred component={Changes} props={{ plan, isShort: true }} isReady={turns > 1} />
  </>
);

interface ChangesProps extends Pick<ResultProps, 'plan'> {
  /** The common ones alone. */
  readonly isShort: boolean;
}
const Changes = ({ plan: { state, chance }, isShort }: ChangesProps) => {
  const changes = useMemo(() => changesOf(state), [state]);
  return (
    <Buys
      caption={isShort ? labels.buysHow : labels.allBuysHow}
      heads={[labels.chance]}
      now={[percentRu(chance)]}
      of={(isShort ? commonOf(changes) : changes).map(({ code, chance: with_ }) => ({
        name: CHANGE_NAMES[code],
        beside: CHANGE_FROM[code],
        numbers: [boughtChance(chance, with_)],
      }))}
      idle={labels.changeNothing}
    />
  );
};
const How = ({ plan: { state }, data, termBase }: Parts) => {
  const { setup, needed } = state;
  const result = `${neededWords(needed)}. Все исходы посчитаны точно и вместе дают ровно 1.`;
  const last = { terms: [['test-result', 'Результат проверки']], says: result } as const;
  return <HowSteps {...data.prose} steps={[...diceSteps(setup), rerollStep(setup), last]} termBase={termBase} />;
};

export const FOLDS: readonly Fold<TestPage, State, Plan, Solved>[] = [
  {
    id: 'et-clues',
    title: labels.clues,
    says: ({ meanClues }) => `в${NBSP}среднем ${decimalRu(meanClues)}`,
    isOf: ({ state: { setup } }) => setup.clues > 0 && setup.spend !== 'none',
    Body: ({ plan }) => (
      <>
        <BarChart of={plan.clues} name="Улик" />
        <ChanceTable of={plan.clues} name="Улик" />
      </>
    ),
  },
  {
    id: 'et-successes',
    title: labels.chartTable,
    Body: ({ plan }) => <ChanceTable of={plan.successes} name={labels.successes} />,
  },
  { id: 'et-changes', title: labels.changes, Body: ({ plan }) => <Changes plan={plan} isShort={false} /> },
  { id: 'et-grid', title: labels.grid, Body: (props) => <Grid {...props} /> },
  {
    id: 'et-roller',
    title: R.title,
    says: () => R.says,
    Body: ({ plan, actions }) =>
      actions !== undefined && (
        <Roller
          setup={plan.state.setup}
          choiceAt={plan.choiceAt}
          says={(successes) => verdictWords(successes, plan.state.needed)}
        />
      ),
  },
];
export const LAST_FOLDS: typeof FOLDS = [{ id: 'et-how', title: labels.how, Body: How }];
