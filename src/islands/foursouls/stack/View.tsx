/** The visualiser as it stands on the page. A pure function of its props: the server and the browser render the same. */
import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import { Check } from '../../shared/controls/NumberRow.tsx';
import { HydrateLater } from '../../shared/frame/HydrateLater.tsx';
import { Problems } from '../../shared/frame/Problems.tsx';
import { useIsHydrated } from '../../shared/frame/use-is-hydrated.ts';
import { Actions } from './parts/Actions.tsx';
import { Assumed } from './parts/Assumed.tsx';
import { Controls } from './parts/Controls.tsx';
import { Event } from './parts/Event.tsx';
import { Forks } from './parts/Forks.tsx';
import { Log } from './parts/Log.tsx';
import { Monsters } from './parts/Monsters.tsx';
import { Pile } from './parts/Pile.tsx';
import { Players } from './parts/Players.tsx';
import { Quick } from './parts/Quick.tsx';
import { Sandbox } from './parts/Sandbox.tsx';
import { Seats } from './parts/Seats.tsx';
import { Share } from './parts/Share.tsx';
import { Title } from './parts/Title.tsx';
import { IDLE } from './commands.ts';
import { ProseContext, type Prose } from './prose.ts';
import { openingWords, toldOf } from './story.ts';
import { problemWords } from './words/problems.ts';
import { labels } from './words/labels.ts';
import type { ViewProps } from './view-props.ts';
import { wishesOf } from './wishes.ts';
import { beatAt } from './frames.ts';

/** What lies in the stack resolves as soon as everybody passes. */
const isPassNext = ({ stack, priority, players }: GameState): boolean =>
  stack.length > 0 && priority !== null && players.length > 1;

/** Hydrates in a task of its own; the prose is handed on, for no context reaches into it. */
const Later = ({ prose, children, ...more }: ComponentProps<typeof HydrateLater> & { readonly prose: Prose }) => (
  <HydrateLater {...more}>
    <ProseContext.Provider value={prose}>{children}</ProseContext.Provider>
  </HydrateLater>
);

/** Below the table of the sandbox: the short way where the table came first, and the whole form. */
const Forms = ({ state, cards, isLinked, actions }: ViewProps) => (
  <>
    {isLinked && <Quick cards={cards} actions={actions} />}
    {actions !== undefined && (
      <Sandbox setup={state.setup} cards={cards} lay={actions.lay} title={state.title} rename={actions.rename} />
    )}
  </>
);

export const View = (props: ViewProps) => {
  const { state, frames, beats, notes, prose, actions, playing, open, copied, problems, sandboxUrl, leftAfter } = props;
  const isSandbox = sandboxUrl === undefined;
  const table = frames.states[state.cursor]!;
  const steps = useMemo(() => beats.map((beat) => toldOf(state.actions, frames, beat)), [state.actions, frames, beats]);
  const isAlive = useIsHydrated(actions !== undefined);
  const number = beatAt(beats, state.cursor);
  const opening = openingWords(frames);
  // Inside a beat the reader has come by a branch or a link: only what was done so far is told.
  const at = steps[number - 1];
  const told =
    at === undefined || at.beat.to === state.cursor
      ? at
      : toldOf(state.actions, frames, { from: at.beat.from, to: state.cursor });
  return (
    <div class="c-calc stack" data-known={actions !== undefined} data-live={isAlive}>
      {actions === undefined && (
        <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${labels.noScript}</p>` }} />
      )}
      <Problems title={`${labels.problems}.`} items={problems.map(problemWords)} />
      {isSandbox && <HydrateLater>{!props.isLinked && <Quick cards={props.cards} actions={actions} />}</HydrateLater>}
      {isSandbox && <Title title={props.title} caseUrl={props.caseUrl} actions={actions} />}
      <div class="k-stage" id="table" tabIndex={-1} role="region" aria-label={labels.table} data-playing={playing}>
        <Event told={told} opening={opening} number={number} note={notes[state.cursor]} />
        <Pile table={table} />
        <Later prose={prose} class="k-commands waits" inert={actions === undefined}>
          <Controls
            state={state}
            beats={beats}
            playing={playing}
            leftAfter={leftAfter}
            isPassNext={isSandbox && isPassNext(table)}
            actions={actions ?? IDLE}
          />
          <Actions table={table} wishes={wishesOf(table)} open={open} actions={actions ?? IDLE} />
        </Later>
        <HydrateLater class="k-table">
          <Seats table={table} />
          <Monsters table={table} />
          <Players table={table} />
        </HydrateLater>
      </div>
      {actions !== undefined && (
        <div class="k-keys">
          <Check label={labels.fine} checked={state.fine} onChange={actions.fine} />
          <p class="c-hint">{labels.keys}</p>
        </div>
      )}
      <div class="c-pair">
        <Forks state={state} actions={actions} hasOwn={props.hasOwn} />
        <Share actions={actions} copied={copied} sandboxUrl={sandboxUrl} />
      </div>
      {isSandbox && (
        <HydrateLater>
          <Forms {...props} />
        </HydrateLater>
      )}
      <Later prose={prose}>
        <Log
          steps={steps}
          opening={opening}
          cursor={actions === undefined ? state.actions.length : state.cursor}
          notes={notes}
          jump={actions?.jump}
        />
      </Later>
      <Later prose={prose}>
        <Assumed steps={steps} all={isSandbox} />
      </Later>
    </div>
  );
};
