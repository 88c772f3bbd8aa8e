import { labels, outcomeWords } from '../words/labels.ts';
import { thrownWords } from '../words/names.ts';
import { isReached } from '../test-odds.ts';
import type { ResultProps } from '../view-props.ts';
import { Chart } from './Chart.tsx';
import { DiceRow } from './Die.tsx';

/** The dice and what may come of them: damage, information or the result itself. */
export const TestChart = ({ state, odds }: ResultProps) => {
  const { name } = outcomeWords(state.action);
  return (
    <>
      <p class="hb-thrown-dice">
        <DiceRow dice={odds.dice} />
        <span aria-hidden="true">{thrownWords(odds.dice)}</span>
      </p>
      <Chart of={odds.outcomes} name={name} isWanted={(outcome) => isReached(state, outcome, state.goal.least)} />
      <p class="c-hint">
        {labels.chart}: {name.toLowerCase()}.
      </p>
    </>
  );
};
