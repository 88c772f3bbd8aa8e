import { isSameFraction, largerFraction, subtractFractions, ZERO } from '../../../../engines/exact/fraction.ts';
import { STEPS } from '../../../../engines/foursouls/attack/gains.ts';
import { decimalRu, percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import type { SolveStatus } from '../../../shared/solve/SolveStatus.tsx';
import { GAIN_NAMES, GOAL_NAMES, GOAL_NAMES_ROW, labels } from '../words/labels.ts';
import type { GainRow, Solved } from '../view-props.ts';

interface Props extends Solved {
  readonly gains: readonly GainRow[];
  readonly status: SolveStatus;
}

/** What one more and two more of everything would buy; the largest gain of one more is marked. */
export const Gains = ({ state, odds, gains, status }: Props) => {
  const isHealth = state.goal === 'health';
  const rows = gains.map((row) => ({
    ...row,
    gain: isHealth
      ? subtractFractions(row.steps[0]!.meanHealth, row.odds.meanHealth)
      : subtractFractions(row.steps[0]!.chance, row.odds.chance),
  }));
  const most = rows.map((r) => r.gain).reduce(largerFraction, ZERO);
  const goal = (state.foes.length === 1 ? GOAL_NAMES : GOAL_NAMES_ROW)[state.goal];
  /** Of some rows none is the best of all. */
  const isStopped = status.kind === 'confirm' || status.kind === 'reject';
  return (
    <table class="a-gains" aria-busy={gains.some((row) => row.odds !== odds)}>
      <caption>{isHealth ? labels.gainsHealth : labels.gainsCaption(goal)}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.more}</th>
          {STEPS.map((by) => (
            <th key={by} scope="col">
              +{by}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ of, steps, gain, odds: { chance } }) => (
          <tr key={of} class={!isStopped && gain.n > 0n && isSameFraction(gain, most) ? 'a-most' : undefined}>
            <th scope="row">{GAIN_NAMES[of]}</th>
            {steps.map((step, i) => {
              const points = pointsRu(chance, step.chance);
              return (
                <td key={i}>
                  {isHealth ? decimalRu(step.meanHealth) : percentRu(step.chance)}{' '}
                  {!isHealth && <small class={points === '0' ? undefined : 'a-plus'}>{points}</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
