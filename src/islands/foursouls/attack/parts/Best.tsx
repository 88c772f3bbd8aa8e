import { compareFractions, subtractFractions, ZERO } from '../../../../engines/exact/fraction.ts';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { Buys, boughtChance, type BoughtNumber } from '../../../shared/results/Buys.tsx';
import { SolveStatus, type SolveActions, type SolveStatus as Status } from '../../../shared/solve/SolveStatus.tsx';
import type { GainRow, Solved } from '../view-props.ts';
import { GAIN_NAMES, GOAL_NAMES, GOAL_NAMES_ROW, SOLVE_WORDS, labels } from '../words/labels.ts';

interface Props extends Solved {
  readonly gains: readonly GainRow[];
  readonly status: Status;
  readonly actions: SolveActions | undefined;
}
/** As many as are read at a glance. */
const SHOWN = 5;

/** What one thing more would buy: those that buy most. Which they are is known once all are counted. */
export const Best = ({ state, odds, gains, status, actions }: Props) => {
  const isHealth = state.goal === 'health';
  const gainOf = ({ steps: [one], odds: from }: GainRow) =>
    isHealth ? subtractFractions(one!.meanHealth, from.meanHealth) : subtractFractions(one!.chance, from.chance);
  const numberOf = ({ steps: [one], odds: from }: GainRow): BoughtNumber =>
    isHealth ? { shown: decimalRu(one!.meanHealth), isSame: false } : boughtChance(from.chance, one!.chance);
  const best = gains
    .filter((row) => compareFractions(gainOf(row), ZERO) > 0)
    .sort((a, b) => compareFractions(gainOf(b), gainOf(a)))
    .slice(0, SHOWN);
  const isStopped = status.kind === 'confirm' || status.kind === 'reject';
  const goal = (state.foes.length === 1 ? GOAL_NAMES : GOAL_NAMES_ROW)[state.goal];
  return (
    <>
      {best.length > 0 && !isStopped && (
        <Buys
          caption={isHealth ? labels.bestOfHealth : labels.bestOf(goal)}
          heads={[isHealth ? labels.gainsHealthHead : labels.chance]}
          now={[isHealth ? decimalRu(odds.meanHealth) : percentRu(odds.chance)]}
          of={best.map((row) => ({ name: `+1 ${GAIN_NAMES[row.of]}`, numbers: [numberOf(row)] }))}
          idle=""
        />
      )}
      <SolveStatus status={status} actions={actions} words={SOLVE_WORDS} />
    </>
  );
};
