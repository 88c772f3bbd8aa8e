import { percentRu } from '../../../../lib/number-ru.ts';
import { Compare } from '../../../shared/results/Compare.tsx';
import { labels } from '../words/labels.ts';
import { chanceLine, differenceLine, planLine } from '../words/reasons.ts';
import type { Actions, Plan, ResultProps } from '../view-props.ts';

/** Two plans side by side. */
export const ComparePlans = ({
  data,
  state,
  odds,
  compare,
  actions,
}: ResultProps & { readonly compare: Plan; readonly actions: Actions | undefined }) => (
  <Compare
    words={labels}
    kept={{
      value: percentRu(compare.odds.chance),
      says: [planLine(compare.state, data), chanceLine(compare.state, compare.odds.chance)],
    }}
    now={{ value: percentRu(odds.chance), says: [planLine(state, data), chanceLine(state, odds.chance)] }}
    difference={differenceLine(compare.odds.chance, odds.chance)}
    actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
  />
);
