import { adviceOf } from '../reasons.ts';
import { labels } from '../words/labels.ts';
import { adviceWords } from '../words/reasons.ts';
import type { ResultProps } from '../view-props.ts';

/** What to do to have the number. */
export const Reasons = ({ data, state, odds }: ResultProps) => {
  const advice = adviceOf(state, data, odds).map((a) => adviceWords(a, state, odds));
  return (
    advice.length > 0 && (
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
    )
  );
};
