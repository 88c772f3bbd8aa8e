import { percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import { Compare } from '../../../shared/results/Compare.tsx';
import { chanceFor } from '../variants.ts';
import type { ComparisonProps, Plan } from '../view-props.ts';
import { countedLine, exactLine } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** Two plans side by side. */
export const ComparePlans = ({ data, plan: now, compare, actions }: ComparisonProps) => {
  const sideOf = (plan: Plan) => ({
    value: percentRu(chanceFor(plan.state.aim, plan.result)),
    says: [countedLine(plan.state, data), exactLine(plan, data)],
  });
  return (
    <Compare
      words={labels}
      kept={sideOf(compare)}
      now={sideOf(now)}
      difference={`${labels.kill}: ${pointsRu(compare.result.killed, now.result.killed)}\u00a0п.\u00a0п., ${labels.stand.toLowerCase()}: ${pointsRu(compare.result.stands, now.result.stands)}\u00a0п.\u00a0п. против запомненного.`}
      actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
    />
  );
};
