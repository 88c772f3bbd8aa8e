import { useEffect, useRef, useState } from 'preact/hooks';
import type { DayTimeline } from '../../../../engines/echo/day/day.ts';
import { isClear } from '../../../../engines/echo/day/state.ts';
import { EARLY_FROM } from '../../../../engines/echo/day/words.ts';
import type { DayProse } from '../../../../schemas/echo/prose.ts';
import { REDO, UNDO } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { begunOn, NOTHING_BEGUN, type Begun } from '../begun.ts';
import type { Games } from '../model.ts';
import type { Message, PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { NewGame } from './Games.tsx';
import { Head } from './Head.tsx';
import { Next } from './Next.tsx';
import { Over } from './Over.tsx';
import { Press } from './Press.tsx';
import { Row } from './Row.tsx';
import { Rule } from './Rule.tsx';
import { Steps } from './Steps.tsx';
import { Warnings } from './Warnings.tsx';

interface Props extends PartProps {
  readonly games: Games;
  readonly timeline: DayTimeline;
  /** The log in sentences, oldest first. */
  readonly log: readonly string[];
  readonly message: Message | undefined;
  readonly steps: DayProse['steps'];
}
/** The present turn: the actions, and on to the next phase, then its state and warnings. */
export const Play = ({ games, timeline: { actions: done, cursor }, message, log, steps, ...part }: Props) => {
  const { state, termBase, actions } = part;
  const phase = `${games.current}.${state.turn}.${state.phase}`;
  const choosing = { ...useBegun(phase, state), message };
  const { root, onLeft } = useLanding(`${phase}.${state.end === null}`);
  const isOn = state.end === null;
  return (
    <section ref={root} class="c-panel d-play" aria-label={labels.now}>
      <h2 class="c-said">{labels.now}</h2>
      <div class="d-do">
        <Over {...part} />
        {isOn && <Steps {...part} {...choosing} steps={steps} />}
        {isOn && actions !== undefined && (
          <>
            {isClear(state) && state.turn >= EARLY_FROM && (
              <Press kind="d-next" press={() => actions.act({ kind: 'end', how: 'early' })}>
                Объявить Досрочную Победу
              </Press>
            )}
            <Next key={phase} {...part} {...choosing} actions={actions} onLeft={onLeft} />
          </>
        )}
        <div class="d-back">
          <div class="d-time waits" inert={actions === undefined}>
            <Press label={labels.undo} isOff={cursor === 0} press={() => actions?.undo()}>
              <Drawn body={UNDO} />
            </Press>
            <Press label={labels.redo} isOff={cursor === done.length} press={() => actions?.redo()}>
              <Drawn body={REDO} />
            </Press>
          </div>
          <Said message={message ?? lastOf(log)} termBase={termBase} restore={actions?.restore} />
        </div>
        {games.current === 0 && (
          <div class="waits" inert={actions === undefined}>
            <Row name={labels.startOwn} kind="d-start">
              {() => actions && <NewGame games={games} actions={actions} count={4} />}
            </Row>
          </div>
        )}
      </div>
      <div class="d-state">
        <Head state={state} />
        <Warnings {...part} />
      </div>
    </section>
  );
};

/** What is chosen and not laid holds for its phase. */
const useBegun = (phase: string, state: PartProps['state']) => {
  const [held, setHeld] = useState<{ readonly phase: string; readonly begun: Begun }>();
  return {
    begun: held?.phase === phase ? begunOn(state, held.begun) : NOTHING_BEGUN,
    setBegun: (begun: Begun) => setHeld({ phase, begun }),
  };
};

/** Who leaves a phase lands on the tasks of the next one, or on how the game has ended. */
const useLanding = (phase: string) => {
  const root = useRef<HTMLElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    if (!isLeft.current) return;
    isLeft.current = false;
    const heading = root.current?.querySelector<HTMLElement>('.d-over-box h3, .d-steps h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [phase]);
  return {
    root,
    onLeft: () => {
      isLeft.current = true;
    },
  };
};

/** What was done last, while nothing newer is to be said. */
const lastOf = (log: readonly string[]): Message | undefined => {
  const last = log.at(-1);
  return last === undefined ? undefined : { text: `Последнее: ${last}.` };
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
