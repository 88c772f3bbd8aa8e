import { outcomeOf } from '../../../../engines/arkham/chaos-bag/bag.ts';
import { PRINTED } from '../../../../engines/arkham/token.ts';
import type { ViewProps } from '../view-props.ts';
import { S, sumText } from '../words/labels.ts';
import { Marks } from './Mark.tsx';

/** The last tests, the newest first. */
export const History = ({ state }: Pick<ViewProps, 'state'>) => (
  <details class="c-more">
    <summary>{S.history(state.tests.length)}</summary>
    {state.tests.length === 0 ? (
      <p>{S.historyEmpty}</p>
    ) : (
      <ol class="past">
        {[...state.tests].reverse().map(({ drawn, aside, cancelled }, i) => {
          const { sum, failed } = outcomeOf(drawn, PRINTED);
          return (
            <li key={state.tests.length - i}>
              <Marks ids={drawn} /> {drawn.length > 0 && <span>{sumText(sum, drawn)}</span>}{' '}
              {failed !== undefined && <span class="bad">{S.failed[failed]}</span>}
              {aside.length > 0 && (
                <span class="soft">
                  {S.asidePast} <Marks ids={aside} />
                </span>
              )}
              {cancelled.length > 0 && (
                <span class="soft">
                  {S.cancelledPast} <Marks ids={cancelled} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    )}
  </details>
);
