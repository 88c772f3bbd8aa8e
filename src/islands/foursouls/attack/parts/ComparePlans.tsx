import { percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import { Compare } from '../../../shared/results/Compare.tsx';
import type { Actions, ResultProps, Solved } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { countedLine, exactLine } from '../words/reasons.ts';

/** Two attacks side by side. */
export const ComparePlans = ({
  data,
  compare,
  actions,
  ...now
}: ResultProps & { readonly compare: Solved; readonly actions: Actions | undefined }) => {
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
