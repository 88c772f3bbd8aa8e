import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, percentNumberRu, pointsRu, pointsSign, signedRu } from '../../../../lib/number-ru.ts';
import { labels } from '../words/labels.ts';
import type { Further, ResultProps } from '../view-props.ts';
import { DiceRow } from './Die.tsx';

/** What fewer and more improvements come to: the chance, the mean, the dice. */
export const Steps = ({ further: { steps } }: ResultProps & { readonly further: Further }) => {
  if (steps.length === 0) return null;
  return (
    <>
      <ul class="hb-steps">
        {steps.map((step, i) => {
          const from = step.by === 0 ? undefined : steps[step.by > 0 ? i - 1 : i + 1];
          return (
            <li key={step.by} aria-current={step.by === 0 ? 'true' : undefined}>
              <span>{signedRu(step.by)}</span>
              <b>{percentNumberRu(step.chance)}&nbsp;%</b>
              <small data-sign={from && signOf(from.chance, step.chance)}>
                {from === undefined ? labels.stepNow : pointsRu(from.chance, step.chance)}
              </small>
              <small>{labels.meanShort(decimalRu(step.mean))}</small>
              <DiceRow dice={step.dice} effect={false} />
            </li>
          );
        })}
      </ul>
      <p class="c-hint">{labels.stepsHint}</p>
    </>
  );
};
/** What a step is better or worse by than its neighbour towards the present dice; undefined where nothing of it is shown. */
const signOf = (from: Fraction, to: Fraction): 'plus' | 'minus' | undefined => {
  const sign = pointsSign(from, to);
  return sign === 'none' ? undefined : sign;
};
