import { signedRu } from '../../../../lib/number-ru.ts';
import { poolWords } from '../words/answer.ts';
import type { ResultProps } from '../view-props.ts';

/** Which rule gave each improvement and degradation of the dice. */
export const Reasons = ({ state, odds, termBase }: ResultProps) => {
  const reasons = odds.pool?.reasons ?? [];
  return (
    <section class="hb-thrown">
      {reasons.length > 0 && (
        <ul class="hb-reasons">
          {reasons.map(({ rule, times, change }) => (
            <li key={rule.id} data-sign={change > 0 ? 'plus' : 'minus'}>
              <a href={`${termBase}${rule.term}/`}>{rule.title}</a>
              {times > 1 && <span>×&nbsp;{times}</span>}
              <b>{signedRu(change)}</b>
            </li>
          ))}
        </ul>
      )}
      <p class="c-hint">{poolWords(state, odds)}</p>
    </section>
  );
};
