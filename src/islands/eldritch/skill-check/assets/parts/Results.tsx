import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu } from '../../../../../lib/number-ru.ts';
import { Deferred } from '../../../../shared/controls/Deferred.tsx';
import type { Fold, ResultsProps } from '../../../../shared/frame/define-calculator.tsx';
import { BarChart, ChanceTable } from '../../../../shared/results/BarChart.tsx';
import { Buys, boughtChance } from '../../../../shared/results/Buys.tsx';
import { Facts, chanceFact, type Fact } from '../../../../shared/results/Facts.tsx';
import { HowSteps } from '../../../../shared/results/HowSteps.tsx';
import { CHANGE_FROM } from '../../inputs/words.ts';
import { commonOf } from '../../results/common.ts';
import { Policy } from '../../results/Policy.tsx';
import { Roller } from '../../thrown/Roller.tsx';
import { R } from '../../thrown/words.ts';
import { wantedOf, type State } from '../model.ts';
import { changesOf, rowFor, type Plan } from '../plan.ts';
import type { ResultProps, AssetsPage, Solved } from '../view-props.ts';
import { boughtWords, howSteps } from '../words/answer.ts';
import { CHANGES, labels } from '../words/labels.ts';
import { Baskets, Cards, Ends } from './Baskets.tsx';

/** Parts that follow the drawing, each in a frame of its own. */
export const LATER = 2;
type Parts = ResultsProps<AssetsPage, State, Plan, Solved>;
const isAnyWanted = ({ state }: Plan): boolean => wantedOf(state).length > 0;

/** What is taken, from nothing to the best. */
export const Picture = ({ plan, data, termBase }: Parts) =>
  isAnyWanted(plan) ? <Ends plan={plan} data={data} termBase={termBase} /> : <p>{labels.nothingWanted}</p>;

export const Results = ({ plan, termBase, turns }: Parts) => (
  <>
    <Deferred
      component={Policy}
      props={{ setup: plan.state.setup, solved: plan, enough: plan.enough, stop: labels.stop, termBase }}
      isReady={turns > 0}
    />
    <Deferred component={Changes} props={{ plan, isShort: true }} isReady={turns > 1} />
  </>
);

/** The chances exactly, and the means. */
const Reached = ({ plan: { state, all, nothing, loan, meanClues } }: Pick<ResultProps, 'plan'>) => {
  const facts: readonly Fact[] = [
    chanceFact('Хоть одна нужная карта', { n: nothing.d - nothing.n, d: nothing.d }),
    chanceFact('Все нужные карты', all),
    ...(state.loan === 'no' ? [] : [chanceFact('Придётся взять заём', loan)]),
    ...(state.setup.clues > 0 ? [{ name: 'Уйдёт улик в среднем', value: decimalRu(meanClues) }] : []),
  ];
  return <Facts of={facts} />;
};
const Exactly = ({ plan, data, termBase }: Parts) => (
  <>
    <Baskets plan={plan} data={data} termBase={termBase} />
    <Reached plan={plan} />
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
        name: CHANGES[code],
        beside: code === 'loan' ? undefined : CHANGE_FROM[code],
        numbers: [boughtChance(chance, with_)],
      }))}
      idle={labels.changeNothing}
    />
  );
};

export const FOLDS: readonly Fold<AssetsPage, State, Plan, Solved>[] = [
  { id: 'et-cards', title: labels.cards, says: () => labels.cardsSay, Body: (props) => <Cards {...props} /> },
  { id: 'et-facts', title: labels.facts, isOf: isAnyWanted, Body: Exactly },
  {
    id: 'et-successes',
    title: labels.chart,
    Body: ({ plan }) => (
      <>
        <BarChart
          of={plan.successes}
          name={labels.successes}
          isWanted={(n) => rowFor(plan.rows, n).basket.cards.length > 0}
        />
        <ChanceTable of={plan.successes} name={labels.successes} />
      </>
    ),
  },
  { id: 'et-changes', title: labels.changes, Body: ({ plan }) => <Changes plan={plan} isShort={false} /> },
  {
    id: 'et-roller',
    title: R.title,
    says: () => R.says,
    Body: ({ plan, data, actions }) =>
      actions !== undefined && (
        <Roller
          setup={plan.state.setup}
          choiceAt={plan.choiceAt}
          says={(successes) => boughtWords(plan, successes, data)}
        />
      ),
  },
];
export const LAST_FOLDS: typeof FOLDS = [
  {
    id: 'et-how',
    title: labels.how,
    Body: ({ plan, data, termBase }) => <HowSteps {...data.prose} steps={howSteps(plan)} termBase={termBase} />,
  },
];
