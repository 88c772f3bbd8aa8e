import { useState } from 'preact/hooks';
import type { Action } from '../../../../engines/echo/day/action.ts';
import type { LiveProps, Message } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { Press } from './Press.tsx';
import { Rule } from './Rule.tsx';

/** What was done by the buttons of this place, as long as nothing else is done. */
interface Mine {
  readonly said: Message;
  readonly canUndo: boolean;
}
/** Does something and keeps the message for the place where it was done. */
export const useMessageHere = (actions: LiveProps['actions']) => {
  const [mine, setMine] = useState<Mine>();
  return {
    mine,
    act: (action: Action) => {
      const said = actions.act(action);
      setMine({ said, canUndo: said.isBad !== true });
    },
    undo: () => setMine({ said: actions.undo(), canUndo: false }),
  };
};

interface Props {
  readonly told: ReturnType<typeof useMessageHere>;
  /** What was said last on the whole page. */
  readonly message: Message | undefined;
  readonly termBase: string;
}
/** The message of the last action next to its button, with undo. Its space is reserved. */
export const MessageHere = ({ told: { mine, undo }, message, termBase }: Props) => (
  <div class="d-told" role="status">
    {mine !== undefined && mine.said === message && (
      <>
        <span class={message.isBad === true ? 'd-bad' : ''}>
          {message.text} {message.rule !== undefined && <Rule termBase={termBase} id={message.rule} />}
        </span>
        {mine.canUndo && <Press press={undo}>{labels.undo}</Press>}
      </>
    )}
  </div>
);
