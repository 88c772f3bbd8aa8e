import { percentRu } from '../../../../lib/number-ru.ts';
import type { CompareProps } from '../../../shared/frame/define-calculator.tsx';
import { Compare } from '../../../shared/results/Compare.tsx';
import type { State } from '../model.ts';
import { labels } from '../words/labels.ts';
import { chanceLine, differenceLine, planLine } from '../words/reasons.ts';
import type { Page, Plan } from '../view-props.ts';

/** Two plans side by side. */
export const ComparePlans = ({ data, plan, compare, actions }: Page & CompareProps<State, Plan>) => {
  const columnOf = ({ state, odds }: Plan) => ({
    value: percentRu(odds.chance),
    says: [planLine(state, data), chanceLine(state, odds.chance)],
  });
  return (
    <Compare
      words={labels}
      kept={columnOf(compare)}
      now={columnOf(plan)}
      difference={differenceLine(compare.odds.chance, plan.odds.chance)}
      actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
    />
  );
};
