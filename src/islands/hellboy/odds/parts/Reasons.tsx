import { signedRu } from '../../../../lib/number-ru.ts';
import { labels } from '../words/labels.ts';
import { thrownWords } from '../words/names.ts';
import { poolWords } from '../words/answer.ts';
import type { ResultProps } from '../view-props.ts';
import { DiceRow } from './Die.tsx';

/** Which dice are thrown and which rule gave each improvement and degradation. */
export const Reasons = ({ state, odds, termBase }: ResultProps) => {
  const reasons = odds.pool?.reasons ?? [];
  return (
    <section class="hb-thrown">
      <h3>{labels.ofDice}</h3>
      <p class="hb-thrown-dice">
        <DiceRow dice={odds.dice} />
        <span aria-hidden="true">{thrownWords(odds.dice)}</span>
      </p>
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
