import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu } from '../../../../../lib/number-ru.ts';
import { Deferred } from '../../../../shared/controls/Deferred.tsx';
import type { ResultsProps } from '../../../../shared/frame/define-calculator.tsx';
import { Buys, boughtChance } from '../../../../shared/results/Buys.tsx';
import { Facts, chanceFact, type Fact } from '../../../../shared/results/Facts.tsx';
import { meanRu } from '../../../shared/words.ts';
import { CHANGE_FROM } from '../../inputs/words.ts';
import { Chart } from '../../results/Chart.tsx';
import { Policy } from '../../results/Policy.tsx';
import { wantedOf, type State } from '../model.ts';
import { changesOf, rowFor, type Plan } from '../plan.ts';
import type { AssetsPage, Solved } from '../view-props.ts';
import { CHANGES, labels } from '../words/labels.ts';
import { Baskets, Cards, EachBasket } from './Baskets.tsx';

/** Parts that follow the chance, each in a frame of its own. */
export const LATER = 4;

export const Results = ({ plan, data, termBase, turns }: ResultsProps<AssetsPage, State, Plan, Solved>) => {
  const result = { plan, data, termBase };
  return (
    <>
      <Reached plan={plan} />
      <Baskets {...result} />
      <Deferred
        component={Policy}
        props={{ setup: plan.state.setup, solved: plan, enough: plan.enough, stop: labels.stop, termBase }}
        isReady={turns > 0}
      />
      <Deferred component={Cards} props={result} isReady={turns > 1} />
      <Deferred component={EachBasket} props={result} isReady={turns > 2} />
      <Deferred component={Changes} props={{ plan }} isReady={turns > 3} />
      <Chart
        title={labels.chart}
        of={plan.successes}
        name={labels.successes}
        isWanted={(n) => rowFor(plan.rows, n).basket.cards.length > 0}
      />
    </>
  );
};

/** The chances and the means. */
const Reached = ({ plan }: Solved) => {
  const { state, all, nothing, loan, meanWorth, meanClues } = plan;
  if (wantedOf(state).length === 0) return <p>{labels.nothingWanted}</p>;
  const most = state.reserve.reduce((sum, { want }) => sum + want, 0);
  const facts: readonly Fact[] = [
    chanceFact('Хоть одна нужная карта', { n: nothing.d - nothing.n, d: nothing.d }),
    chanceFact('Все нужные карты', all),
    { name: `Польза в среднем (из ${most})`, value: meanRu(meanWorth) },
    ...(state.loan === 'no' ? [] : [chanceFact('Придётся взять заём', loan)]),
    ...(state.setup.clues > 0 ? [{ name: 'Уйдёт улик в среднем', value: decimalRu(meanClues) }] : []),
  ];
  return <Facts of={facts} />;
};
const Changes = ({ plan: { state, chance, meanWorth } }: Solved) => {
  const changes = useMemo(() => changesOf(state), [state]);
  return (
    <Buys
      caption={labels.buysHow}
      heads={[state.aim === 'all' ? 'взять все' : 'взять хоть одну', labels.worth]}
      now={[percentRu(chance), meanRu(meanWorth)]}
      of={changes.map(({ code, chance: with_, meanWorth: worth }) => ({
        name: CHANGES[code],
        beside: code === 'loan' ? undefined : CHANGE_FROM[code],
        numbers: [boughtChance(chance, with_), { shown: meanRu(worth), isSame: meanRu(worth) === meanRu(meanWorth) }],
      }))}
      idle={labels.changeNothing}
    />
  );
};
