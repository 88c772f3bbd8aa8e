import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu } from '../../../../../lib/number-ru.ts';
import { Deferred } from '../../../../shared/controls/Deferred.tsx';
import type { ResultsProps } from '../../../../shared/frame/define-calculator.tsx';
import { Buys, boughtChance } from '../../../../shared/results/Buys.tsx';
import { Facts, chanceFact, type Fact } from '../../../../shared/results/Facts.tsx';
import { CHANGE_FROM, inputLabels } from '../../inputs/words.ts';
import { Chart } from '../../results/Chart.tsx';
import { Rules } from '../../results/Rules.tsx';
import { mostOf, rulesOf } from '../../results/rules.ts';
import { wantedOf, type State } from '../model.ts';
import { changesOf, rowFor, type Plan } from '../plan.ts';
import type { Page, ResultProps, Solved } from '../view-props.ts';
import { meanRu } from '../words/answer.ts';
import { CHANGES, labels } from '../words/labels.ts';
import { Baskets, Cards, EachBasket } from './Baskets.tsx';

/** Parts that follow the chance, each in a frame of its own. */
export const LATER = 4;

export const Results = ({ plan, data, termBase, turns, share }: ResultsProps<Page, State, Plan, Solved>) => {
  const result = { plan, data, termBase };
  return (
    <>
      <Reached plan={plan} />
      <Baskets {...result} />
      <Deferred component={Policy} props={{ plan, termBase }} isReady={turns > 0} />
      {share}
      <Deferred component={Cards} props={result} isReady={turns > 1} />
      <Deferred component={EachBasket} props={result} isReady={turns > 2} />
      <Deferred component={Changes} props={{ plan }} isReady={turns > 3} />
      <section class="c-part">
        <h3>{labels.chart}</h3>
        <Chart of={plan.successes} name={labels.successes} isWanted={(n) => isBought(plan, n)} />
      </section>
    </>
  );
};

/** Whether so many successes buy anything. */
const isBought = ({ rows }: Plan, successes: number): boolean => rowFor(rows, successes).basket.cards.length > 0;

/** The chances and the means. */
const Reached = ({ plan }: { readonly plan: Plan }) => {
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
const Policy = ({ plan, termBase }: Pick<ResultProps, 'plan' | 'termBase'>) => {
  const { setup } = plan.state;
  const enough = plan.enough;
  const rules = useMemo(() => rulesOf(setup, plan, enough), [plan]);
  return (
    <section class="c-part">
      <h3>{labels.policy}</h3>
      <Rules
        setup={setup}
        rules={rules}
        enough={enough > mostOf(plan.dice, setup) ? undefined : enough}
        stop={labels.stop}
        termBase={termBase}
      />
    </section>
  );
};
const Changes = ({ plan: { state, chance, meanWorth } }: { readonly plan: Plan }) => {
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
      idle={inputLabels.changeNothing}
    />
  );
};
