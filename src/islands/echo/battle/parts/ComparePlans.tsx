import { pointsRu } from '../../../../lib/number-ru.ts';
import { Compare } from '../../../shared/results/Compare.tsx';
import type { ComparisonProps, Plan } from '../view-props.ts';
import { barValue, countedLine, exactLine } from '../words/answer.ts';
import { differencesOf } from '../words/differences.ts';
import { labels } from '../words/labels.ts';
import { ratioOf } from '../words/numbers.ts';

/** Two battles side by side. */
export const ComparePlans = ({ plan: now, compare, actions, prose }: ComparisonProps) => {
  const differ = differencesOf(compare.state, now.state, prose.readings);
  const sideOf = (plan: Plan, own: readonly string[]) => ({
    value: barValue(plan),
    says: [...own, countedLine(plan.state), exactLine(plan)],
  });
  return (
    <Compare
      words={{ ...labels, drop: labels.dropCompare }}
      kept={sideOf(compare, differ.kept)}
      now={sideOf(now, differ.now)}
      difference={`${labels.win}: ${pointsRu(ratioOf(compare.result.victory), ratioOf(now.result.victory))}\u00a0п.\u00a0п., ${labels.nobody.toLowerCase()}: ${pointsRu(ratioOf(compare.result.noneFell), ratioOf(now.result.noneFell))}\u00a0п.\u00a0п. против запомненного.`}
      actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
    />
  );
};
