import { percentRu, pointsRu } from '../../../../../lib/number-ru.ts';
import { Compare } from '../../../../shared/results/Compare.tsx';
import type { Plan } from '../plan.ts';
import type { ComparisonProps } from '../view-props.ts';
import { countedLine, exactLine } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** Two tests side by side. */
export const ComparePlans = ({ plan, data, compare, actions }: ComparisonProps) => {
  const sideOf = (of: Plan) => ({ value: percentRu(of.chance), says: [countedLine(of.state, data), exactLine(of)] });
  return (
    <Compare
      words={labels}
      kept={sideOf(compare)}
      now={sideOf(plan)}
      difference={`Разница: ${pointsRu(compare.chance, plan.chance)}\u00a0п.\u00a0п. против запомненного.`}
      actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
    />
  );
};
