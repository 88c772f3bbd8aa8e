import { decimalRu } from '../../../../lib/number-ru.ts';
import { adviceOf, meanLoss } from '../reasons.ts';
import { labels } from '../words/labels.ts';
import { adviceWords, meanLossLine, plainSentence } from '../words/reasons.ts';
import type { ResultProps } from '../view-props.ts';

/** Why the number is as it is, and what to do to have it. */
export const Reasons = ({ data, state, odds }: ResultProps) => {
  const advice = adviceOf(state, data, odds).map((a) => adviceWords(a, state, odds));
  return (
    <>
      <p>
        {plainSentence(state, data, odds)}
        {state.goal.kind === 'least-loss' && ` ${meanLossLine(decimalRu(meanLoss(state, odds)))}`}
      </p>
      {advice.length > 0 && (
        <section class="c-part o-advice">
          <h3>{labels.advice}</h3>
          <ul>
            {advice.map(({ what, why }) => (
              <li key={what}>
                <b>{what}</b> {why}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
