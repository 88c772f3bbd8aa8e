import { labels, outcomeWords } from '../words/labels.ts';
import { isReached } from '../test-odds.ts';
import type { ResultProps } from '../view-props.ts';
import { Chart } from './Chart.tsx';

/** What may come of the test: damage, information or the result itself. */
export const TestChart = ({ state, odds }: ResultProps) => {
  const { name } = outcomeWords(state.action);
  return (
    <section class="c-part">
      <h3>
        {labels.chart}: {name.toLowerCase()}
      </h3>
      <Chart of={odds.outcomes} name={name} isWanted={(outcome) => isReached(state, outcome, state.goal.least)} />
    </section>
  );
};
