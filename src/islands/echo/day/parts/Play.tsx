import { endOfTurn } from '../../../../engines/echo/day/turn.ts';
import { isClear, type DayState } from '../../../../engines/echo/day/state.ts';
import { EARLY_FROM } from '../../../../engines/echo/day/words.ts';
import type { Message, ViewProps } from '../view-props.ts';
import { S } from '../words/labels.ts';
import { endWords } from '../words/log.ts';
import { NewGame } from './Games.tsx';
import { Head } from './Head.tsx';
import { Over } from './Over.tsx';
import { Press } from './Press.tsx';
import { Row } from './Row.tsx';
import { Rule } from './Rule.tsx';
import { Steps } from './Steps.tsx';
import { Warnings } from './Warnings.tsx';

/** The present turn: where it stands, what to mind, what to do, and on to the next phase. */
export const Play = ({ games, state, termBase, on, canUndo, canRedo, message, log }: ViewProps) => (
  <section class="c-panel d-play" aria-label={S.now}>
    <h2>{S.now}</h2>
    {games.current === 0 && (
      <div class="waits" inert={on === undefined}>
        <Row name={S.startOwn} kind="d-start">
          {() => on && <NewGame games={games} on={on} count={4} />}
        </Row>
      </div>
    )}
    <Head state={state} />
    <div class="d-time waits" inert={on === undefined}>
      <Press isOff={!canUndo} press={() => on?.undo()}>
        {S.undo}
      </Press>
      <Press isOff={!canRedo} press={() => on?.redo()}>
        {S.redo}
      </Press>
    </div>
    <Said message={message ?? lastOf(log)} termBase={termBase} restore={on?.restore} />
    <Over state={state} termBase={termBase} on={on} />
    <Warnings state={state} termBase={termBase} on={on} />
    {state.end === null && <Steps state={state} termBase={termBase} on={on} />}
    {on !== undefined && state.end === null && (
      <>
        {isClear(state) && state.turn >= EARLY_FROM && (
          <Press kind="d-next" press={() => on.act({ kind: 'end', how: 'early' })}>
            Объявить досрочную победу
          </Press>
        )}
        <Press isMain kind="d-next" press={() => on.act({ kind: 'next' })}>
          {S.next(state)}
          {endHint(state)}
        </Press>
        <Row name="Сценарий закончил игру">
          {() => (
            <div class="c-buttons">
              <Press press={() => on.act({ kind: 'end', how: 'scenario-won' })}>Победа по Сценарию</Press>
              <Press press={() => on.act({ kind: 'end', how: 'scenario-lost' })}>Сценарий провален</Press>
            </div>
          )}
        </Row>
      </>
    )}
  </section>
);

/** What was done last, while nothing newer is to be said. */
const lastOf = (log: readonly string[]): Message | undefined => {
  const last = log.at(-1);
  return last === undefined ? undefined : { text: `Последнее: ${last}.` };
};

/** What the end of the turn would bring, on the button that ends it. */
const endHint = (state: DayState) => {
  const end = state.phase === 'changes' ? endOfTurn(state) : undefined;
  return end === undefined ? null : <small>{endWords(end)}</small>;
};

interface SaidProps {
  readonly message: Message | undefined;
  readonly termBase: string;
  readonly restore: (() => void) | undefined;
}
/** What was just done or refused. Its room is reserved. */
const Said = ({ message, termBase, restore }: SaidProps) => (
  <div class={`d-said ${message?.isBad === true ? 'd-bad' : ''}`} role="status">
    {message !== undefined && (
      <>
        {message.text} {message.rule !== undefined && <Rule termBase={termBase} id={message.rule} />}
        {message.canRestore === true && restore !== undefined && <Press press={restore}>Вернуть партию</Press>}
      </>
    )}
  </div>
);
