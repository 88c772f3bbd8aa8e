import { Compare } from '../../shared/results/Compare.tsx';
import type { CompareProps } from '../../shared/frame/define-calculator.tsx';
import type { Page } from './page.ts';
import { COMMON } from './words.ts';

interface Words<Data, Plan> {
  /** A plan: its answer, and what was counted, a line each. */
  readonly sideOf: (plan: Plan, data: Data) => { readonly value: string; readonly says: readonly string[] };
  /** How the present one differs from the one that was kept. */
  readonly difference: (kept: Plan, now: Plan) => string;
}
/** Makes what lays two plans side by side. */
export const comparisonOf =
  <Data, State, Plan extends { readonly state: State }>({ sideOf, difference }: Words<Data, Plan>) =>
  ({ data, plan, compare, actions }: Page<Data> & CompareProps<State, Plan>) => (
    <Compare
      words={COMMON}
      kept={sideOf(compare, data)}
      now={sideOf(plan, data)}
      difference={difference(compare, plan)}
      actions={actions && { back: () => actions.change(() => compare.state), drop: actions.dropCompare }}
    />
  );
