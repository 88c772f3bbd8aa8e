import { decimalRu, percentNumberRu, pointsRu, signedRu } from '../../../../lib/number-ru.ts';
import { T } from '../words/labels.ts';
import { stepsSentence } from '../words/further.ts';
import type { Further, ResultProps } from '../view-props.ts';
import { AssumedMark } from './AssumedMark.tsx';
import { DiceRow } from './Die.tsx';

/** What fewer and more improvements come to: the chance, the mean, the dice. */
export const Steps = ({ state, odds, further: { steps }, dice }: ResultProps & { readonly further: Further }) => {
  if (steps.length === 0) return null;
  return (
    <section class="c-part">
      <h3>
        {T.steps} <AssumedMark dice={dice} />
      </h3>
      <p>{stepsSentence(state, steps, odds.pool?.pool.applied ?? 0)}</p>
      <ul class="hb-steps">
        {steps.map((step, i) => {
          const from = step.by === 0 ? undefined : steps[step.by > 0 ? i - 1 : i + 1];
          const gain = from === undefined ? T.stepNow : pointsRu(from.chance, step.chance);
          return (
            <li key={step.by} aria-current={step.by === 0 ? 'true' : undefined}>
              <span>{signedRu(step.by)}</span>
              <b>{percentNumberRu(step.chance)}&nbsp;%</b>
              <small data-sign={signOf(gain)}>{gain}</small>
              <small>{T.meanShort(decimalRu(step.mean))}</small>
              <DiceRow dice={step.dice} effect={false} />
            </li>
          );
        })}
      </ul>
      <p class="c-hint">{T.stepsHint}</p>
    </section>
  );
};
const signOf = (gain: string): 'plus' | 'minus' | undefined => {
  if (gain.startsWith('+')) return 'plus';
  return gain.startsWith('\u2212') ? 'minus' : undefined;
};
