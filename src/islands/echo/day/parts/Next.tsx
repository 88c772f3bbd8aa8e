import { useRef, useState } from 'preact/hooks';
import { endOfTurn } from '../../../../engines/echo/day/turn.ts';
import { hasBegun, NOTHING_BEGUN } from '../begun.ts';
import type { ToolProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { endWords } from '../words/log.ts';
import { Press } from './Press.tsx';
import { MessageHere, useMessageHere } from './MessageHere.tsx';
import { Unlaid } from './Unlaid.tsx';

interface Props extends ToolProps {
  /** The phase is left: the reader is taken to the tasks of the next. */
  readonly onLeft: () => void;
}
/** On to the next phase; what was chosen and not laid is asked about first. */
export const Next = ({ state, termBase, actions, begun, setBegun, message, onLeft }: Props) => {
  const [isAsked, setAsked] = useState(false);
  const told = useMessageHere(actions);
  const button = useRef<HTMLDivElement>(null);
  // What the end of the turn would bring, on the button that ends it.
  const end = state.phase === 'changes' ? endOfTurn(state) : undefined;
  const forget = () => {
    setAsked(false);
    setBegun(NOTHING_BEGUN);
  };
  const goOn = () => {
    forget();
    if (actions.act({ kind: 'next' }).isBad !== true) onLeft();
  };
  return (
    <div ref={button} class="d-go">
      <Press isMain kind="d-next" press={() => (hasBegun(begun) ? setAsked(true) : goOn())}>
        {labels.next(state)}
        {end !== undefined && <small>{endWords(end)}</small>}
      </Press>
      {isAsked && hasBegun(begun) && (
        <Unlaid
          state={state}
          begun={begun}
          goOn={goOn}
          lay={(laid) => {
            laid.forEach(told.act);
            forget();
            button.current?.querySelector('button')?.focus();
          }}
        />
      )}
      <MessageHere told={told} message={message} termBase={termBase} />
    </div>
  );
};
