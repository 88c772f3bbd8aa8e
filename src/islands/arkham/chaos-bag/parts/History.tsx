import { outcomeOf } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { PRINTED } from '../../../../engines/arkham/token.ts';
import type { ViewProps } from '../view-props.ts';
import { labels, sumText } from '../words/labels.ts';
import { Marks } from './Mark.tsx';

/** The last tests, the newest first. */
export const History = ({ state }: Pick<ViewProps, 'state'>) => (
  <details class="c-more">
    <summary>{labels.history(state.tests.length)}</summary>
    {state.tests.length === 0 ? (
      <p>{labels.historyEmpty}</p>
    ) : (
      <ol class="past">
        {[...state.tests].reverse().map(({ drawn, aside, cancelled }, i) => {
          const { sum, failed } = outcomeOf(drawn, PRINTED);
          return (
            <li key={state.tests.length - i}>
              <Marks ids={drawn} /> {drawn.length > 0 && <span>{sumText(sum, drawn)}</span>}{' '}
              {failed !== undefined && <span class="bad">{labels.failed[failed]}</span>}
              {aside.length > 0 && (
                <span class="soft">
                  {labels.asidePast} <Marks ids={aside} />
                </span>
              )}
              {cancelled.length > 0 && (
                <span class="soft">
                  {labels.cancelledPast} <Marks ids={cancelled} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    )}
  </details>
);
