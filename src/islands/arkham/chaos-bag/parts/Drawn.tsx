import type { LiveProps } from '../use-bag.ts';
import { TokenMark } from '../../shared/TokenMark.tsx';
import { tokenAloud } from '../../shared/token-words.ts';
import { labels } from '../words/labels.ts';
import { Marks } from './Marks.tsx';

/** The tokens of the test so far, each a button that marks it. */
export const Drawn = ({ state, marked, actions }: Pick<LiveProps, 'state' | 'marked' | 'actions'>) => (
  <>
    <ol class="drawn" aria-label={labels.drawn}>
      {state.drawn.map((id, i) => (
        <li key={i}>
          <button
            type="button"
            class="pick"
            aria-pressed={marked === i}
            aria-label={tokenAloud(id)}
            onClick={() => actions.mark(i)}
          >
            <TokenMark id={id} />
          </button>
        </li>
      ))}
    </ol>
    <Marks says={labels.aside} ids={state.aside} />
    <Marks says={labels.cancelled} ids={state.cancelled} />
    {state.drawn.length > 1 && <p class="soft">{labels.setAsideHow}</p>}
  </>
);
