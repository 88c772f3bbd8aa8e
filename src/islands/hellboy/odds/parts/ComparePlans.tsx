import { percentRu } from '../../../../lib/number-ru.ts';
import type { CompareProps } from '../../../shared/frame/define-calculator.tsx';
import { Compare } from '../../../shared/results/Compare.tsx';
import type { State } from '../model.ts';
import { chanceOf, sentenceOf } from '../modes.tsx';
import type { Page, Plan } from '../view-props.ts';
import { differenceLine } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** Two plans side by side. */
export const ComparePlans = ({ plan, compare, actions, ...page }: Page & CompareProps<State, Plan>) => {
  const sideOf = (of: Plan) => ({ value: percentRu(chanceOf(of)), says: [sentenceOf(of, page)] });
  return (
    <Compare
      words={labels}
      kept={sideOf(compare)}
      now={sideOf(plan)}
      difference={compare.kind === plan.kind ? differenceLine(chanceOf(compare), chanceOf(plan)) : labels.otherQuestion}
      actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
    />
  );
};
