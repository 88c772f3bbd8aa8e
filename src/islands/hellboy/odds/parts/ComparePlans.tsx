import { percentRu } from '../../../../lib/number-ru.ts';
import { Compare } from '../../../shared/results/Compare.tsx';
import { labels } from '../words/labels.ts';
import { differenceLine, goalWords, meanWords, planLine } from '../words/answer.ts';
import type { Actions, Plan, ResultProps } from '../view-props.ts';

/** Two plans side by side. */
export const ComparePlans = ({
  data,
  compare,
  actions,
  ...now
}: ResultProps & { readonly compare: Plan; readonly actions: Actions | undefined }) => {
  const sideOf = ({ state, odds }: Plan) => ({
    value: percentRu(odds.chance),
    says: [`${goalWords(state)}; ${meanWords(state, odds.mean)}`, planLine(state, data, odds)],
  });
  return (
    <Compare
      words={labels}
      kept={sideOf(compare)}
      now={sideOf(now)}
      difference={differenceLine(compare.odds.chance, now.odds.chance)}
      actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
    />
  );
};
