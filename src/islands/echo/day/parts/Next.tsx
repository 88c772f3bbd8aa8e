import { useRef, useState } from 'preact/hooks';
import { endOfTurn } from '../../../../engines/echo/day/turn.ts';
import type { DayState } from '../../../../engines/echo/day/state.ts';
import { hasBegun, NOTHING_BEGUN } from '../begun.ts';
import type { Commands } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { endWords } from '../words/log.ts';
import { Press } from './Press.tsx';
import type { PhaseProps } from './phase-props.ts';
import { ToldHere, useToldHere } from './ToldHere.tsx';
import { Unlaid } from './Unlaid.tsx';

interface Props {
  readonly state: DayState;
  readonly termBase: string;
  readonly actions: Commands;
  readonly table: PhaseProps;
  /** The phase is left: the reader is taken to the tasks of the next. */
  readonly onLeft: () => void;
}
/** On to the next phase; what was chosen and not laid is asked about first. */
export const Next = ({ state, termBase, actions, table, onLeft }: Props) => {
  const [isAsked, setAsked] = useState(false);
  const told = useToldHere(actions);
  const button = useRef<HTMLDivElement>(null);
  const { begun, setBegun, message } = table;
  const goOn = () => {
    setAsked(false);
    setBegun(NOTHING_BEGUN);
    if (actions.act({ kind: 'next' }).isBad !== true) onLeft();
  };
  return (
    <div ref={button}>
      <Press isMain kind="d-next" press={() => (hasBegun(begun) ? setAsked(true) : goOn())}>
        {labels.next(state)}
        {endHint(state)}
      </Press>
      {isAsked && hasBegun(begun) && (
        <Unlaid
          state={state}
          begun={begun}
          goOn={goOn}
          lay={(laid) => {
            for (const action of laid) told.act(action);
            setAsked(false);
            setBegun(NOTHING_BEGUN);
            button.current?.querySelector('button')?.focus();
          }}
        />
      )}
      <ToldHere told={told} message={message} termBase={termBase} />
    </div>
  );
};

/** What the end of the turn would bring, on the button that ends it. */
const endHint = (state: DayState) => {
  const end = state.phase === 'changes' ? endOfTurn(state) : undefined;
  return end === undefined ? null : <small>{endWords(end)}</small>;
};
