import { outcomeOf } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { PRINTED } from '../../../../engines/arkham/token.ts';
import type { BagProps } from '../use-bag.ts';
import { labels, sumText } from '../words/labels.ts';
import { Marks } from './Marks.tsx';

/** The last tests, the newest first. */
export const History = ({ state }: Pick<BagProps, 'state'>) => (
  <details class="c-more">
    <summary>
      <h2>{labels.history(state.tests.length)}</h2>
    </summary>
    {state.tests.length === 0 && <p>{labels.historyEmpty}</p>}
    <ol class="past">
      {state.tests.toReversed().map(({ drawn, aside, cancelled }, i) => {
        const { sum, failed } = outcomeOf(drawn, PRINTED);
        return (
          <li key={state.tests.length - i}>
            <Marks ids={drawn} /> {drawn.length > 0 && <span>{sumText(sum, drawn)}</span>}{' '}
            {failed !== undefined && <span class="bad">{labels.failed[failed]}</span>}
            <Marks says={labels.asidePast} ids={aside} />
            <Marks says={labels.cancelledPast} ids={cancelled} />
          </li>
        );
      })}
    </ol>
  </details>
);
