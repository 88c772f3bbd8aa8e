import { mustReveal, outcomeOf } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { sizeOf } from '../../../../engines/arkham/token.ts';
import { meaningsIn, unsaidOf } from '../model.ts';
import type { BagProps } from '../use-bag.ts';
import { tokenAloud } from '../../shared/token-words.ts';
import { labels, sumText } from '../words/labels.ts';

/** The words under the drawn tokens: the state of the test, then what was just refused or done. */
export const Status = ({ state, test, message }: Pick<BagProps, 'state' | 'test' | 'message'>) => {
  const meanings = meaningsIn(test);
  const unsaid = unsaidOf(test, state.drawn);
  const { sum, failed } = outcomeOf(state.drawn, meanings);
  const last = state.drawn.at(-1);
  const due = mustReveal(state, meanings);
  const chain = last !== undefined && meanings[last].again === true;
  return (
    <div class="standing" role="status">
      {last !== undefined && (
        <p>
          <span class="c-said">{tokenAloud(last)}. </span>
          {labels.sum}: <b>{sumText(sum, unsaid)}</b>
        </p>
      )}
      {failed !== undefined && <p class="bad">{labels.failed[failed]}</p>}
      {due && <p class="due">{chain ? labels.more : labels.replace}</p>}
      {failed === undefined && chain && sizeOf(state.inBag) === 0 && <p>{labels.emptyBag}</p>}
      {message !== undefined && <p>{message}</p>}
    </div>
  );
};
