import { percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import { Compare } from '../../../shared/results/Compare.tsx';
import type { ComparisonProps, Solved } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { countedLine, exactLine } from '../words/reasons.ts';

/** Two attacks side by side. */
export const ComparePlans = ({ data, plan: now, compare, actions }: ComparisonProps) => {
  const sideOf = ({ state, odds }: Solved) => ({
    value: percentRu(odds.chance),
    says: [countedLine(state, data), exactLine(odds.chance)],
  });
  return (
    <Compare
      words={labels}
      kept={sideOf(compare)}
      now={sideOf(now)}
      difference={`${pointsRu(compare.odds.chance, now.odds.chance)}\u00a0п.\u00a0п. против запомненного.`}
      actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
    />
  );
};
