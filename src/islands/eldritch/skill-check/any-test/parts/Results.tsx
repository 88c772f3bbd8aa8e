import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu } from '../../../../../lib/number-ru.ts';
import { Deferred } from '../../../../shared/controls/Deferred.tsx';
import type { ResultsProps } from '../../../../shared/frame/define-calculator.tsx';
import { Buys, boughtChance } from '../../../../shared/results/Buys.tsx';
import { Facts, chanceFact, type Fact } from '../../../../shared/results/Facts.tsx';
import { CHANGE_FROM, CHANGE_NAMES } from '../../inputs/words.ts';
import { Chart } from '../../results/Chart.tsx';
import type { State } from '../model.ts';
import { changesOf, type Plan } from '../plan.ts';
import type { Solved, TestPage } from '../view-props.ts';
import { goalWords } from '../words/answer.ts';
import { labels } from '../words/labels.ts';
import { Grid } from './Grid.tsx';
import { Policy } from './Policy.tsx';

/** Parts that follow the chance, each in a frame of its own. */
export const LATER = 4;

export const Results = ({ plan, data, termBase, turns }: ResultsProps<TestPage, State, Plan, Solved>) => {
  const result = { plan, data, termBase };
  return (
    <>
      <Reached plan={plan} />
      <Deferred component={Policy} props={result} isReady={turns > 0} />
      <Deferred component={Charts} props={{ plan }} isReady={turns > 1} />
      <Deferred component={Changes} props={{ plan }} isReady={turns > 2} />
      <Deferred component={Grid} props={result} isReady={turns > 3} />
    </>
  );
};

/** The chance, its opposite and the means. */
const Reached = ({ plan: { state, chance, meanSuccesses, meanClues } }: Solved) => {
  const { setup, needed } = state;
  const missed = { n: chance.d - chance.n, d: chance.d };
  const facts: readonly Fact[] = [
    chanceFact(needed === 1 ? 'Проверка пройдена' : `Успехов ${needed} или больше`, chance),
    chanceFact(needed === 1 ? 'Проверка провалена' : 'Успехов не хватит', missed),
    { name: 'Успехов в среднем', value: decimalRu(meanSuccesses) },
    ...(setup.clues > 0 ? [{ name: 'Уйдёт улик в среднем', value: decimalRu(meanClues) }] : []),
  ];
  return <Facts of={facts} />;
};
const Charts = ({ plan: { state, successes, clues } }: Solved) => (
  <>
    <Chart title={labels.chart} of={successes} name={labels.successes} isWanted={(n) => n >= state.needed} />
    {state.setup.clues > 0 && state.setup.spend !== 'none' && <Chart title={labels.clues} of={clues} name="Улик" />}
  </>
);
const Changes = ({ plan: { state, chance } }: Solved) => {
  const changes = useMemo(() => changesOf(state), [state]);
  return (
    <Buys
      caption={labels.buysHow}
      heads={[goalWords(state.needed)]}
      now={[percentRu(chance)]}
      of={changes.map(({ code, chance: with_ }) => ({
        name: CHANGE_NAMES[code],
        beside: CHANGE_FROM[code],
        numbers: [boughtChance(chance, with_)],
      }))}
      idle={labels.changeNothing}
    />
  );
};
