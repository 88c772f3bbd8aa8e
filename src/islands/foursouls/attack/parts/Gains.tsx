import { isSameFraction, largerFraction, subtractFractions, ZERO } from '../../../../engines/exact/fraction.ts';
import { STEPS } from '../../../../engines/foursouls/attack/gains.ts';
import { decimalRu, percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import { Standing, type Standing as Stands, type StandingActions } from '../../../shared/solve/Standing.tsx';
import { GAIN_NAMES, GOAL_NAMES, GOAL_NAMES_ROW, STANDING, T } from '../words/labels.ts';
import type { GainRow, ResultProps } from '../view-props.ts';

interface Props extends Omit<ResultProps, 'data'> {
  readonly gains: readonly GainRow[];
  readonly standing: Stands;
  readonly on: StandingActions | undefined;
}

/** What one more and two more of everything would buy; the largest gain of one more is marked. */
export const Gains = ({ state, odds, gains, standing, on }: Props) => {
  const isHealth = state.goal === 'health';
  const rows = gains.map((row) => ({
    ...row,
    gain: isHealth
      ? subtractFractions(row.steps[0]!.meanHealth, row.odds.meanHealth)
      : subtractFractions(row.steps[0]!.chance, row.odds.chance),
  }));
  const most = rows.map((r) => r.gain).reduce(largerFraction, ZERO);
  const goal = (state.foes.length === 1 ? GOAL_NAMES : GOAL_NAMES_ROW)[state.goal];
  const isBegun = standing.kind !== 'asks' && standing.kind !== 'refused';
  return (
    <section class="c-part">
      <h3>{T.gains}</h3>
      {isBegun && (
        <table class="a-gains" aria-busy={gains.some((row) => row.odds !== odds)}>
          <caption>{isHealth ? T.gainsHealth : T.gainsCaption(goal)}</caption>
          <thead>
            <tr>
              <th scope="col">{T.more}</th>
              {STEPS.map((by) => (
                <th key={by} scope="col">
                  +{by}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ of, steps, gain, odds: { chance } }) => (
              <tr key={of} class={gain.n > 0n && isSameFraction(gain, most) ? 'a-most' : undefined}>
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
      )}
      <Standing standing={standing} on={on} words={STANDING} />
    </section>
  );
};
