/** The view of the visualiser. A pure function of its props: the server and the browser render the same. */
import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import { Folded } from '../../shared/controls/Folded.tsx';
import { Check } from '../../shared/controls/NumberRow.tsx';
import { HydrateLater } from '../../shared/frame/HydrateLater.tsx';
import { Problems } from '../../shared/frame/Problems.tsx';
import { ShareButton } from '../../shared/frame/ShareButton.tsx';
import { useIsHydrated } from '../../shared/frame/use-is-hydrated.ts';
import { Actions } from './parts/Actions.tsx';
import { Around } from './parts/Around.tsx';
import { Assumed } from './parts/Assumed.tsx';
import { Controls } from './parts/Controls.tsx';
import { Event } from './parts/Event.tsx';
import { Forks } from './parts/Forks.tsx';
import { Log } from './parts/Log.tsx';
import { NextUp } from './parts/NextUp.tsx';
import { Pile } from './parts/Pile.tsx';
import { Quick } from './parts/Quick.tsx';
import { Sandbox } from './parts/Sandbox.tsx';
import { Title } from './parts/Title.tsx';
import { IDLE } from './commands.ts';
import { ProseContext, type Prose } from './prose.ts';
import { openingWords, storyOf, type StoryStep } from './story.ts';
import { problemWords } from './words/problems.ts';
import { labels, steps as stepsCount } from './words/labels.ts';
import type { ViewProps } from './view-props.ts';
import { wishesOf } from './wishes.ts';
import { passesTo } from './model.ts';
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

/** Below the table: the log in words, what is assumed, the whole form. */
const Below = ({ props, steps }: { readonly props: ViewProps; readonly steps: readonly StoryStep[] }) => {
  const { state, frames, notes, actions, sandboxUrl } = props;
  const isSandbox = sandboxUrl === undefined;
  return (
    <div class="c-panel c-folds">
      <Folded id="k-log" summary={<Summary title={labels.log} says={stepsCount(steps.length)} />}>
        {() => (
          <>
            {actions !== undefined && (
              <div class="k-keys">
                <Check label={labels.fine} hint={labels.forksHint} checked={state.fine} onChange={actions.fine} />
                <p class="c-hint">{labels.keys}</p>
                <button type="button" class="c-button" onClick={actions.copyText}>
                  {labels.copyText}
                </button>
                <p class="c-copied" role="status">
                  {props.copied === undefined ? '' : SAID[props.copied]}
                </p>
              </div>
            )}
            <Log
              steps={steps}
              opening={openingWords(frames)}
              cursor={actions === undefined ? state.actions.length : state.cursor}
              notes={notes}
              jump={actions?.jump}
            />
          </>
        )}
      </Folded>
      <Folded id="k-assumed" summary={<Summary title={labels.assumed} />}>
        {() => <Assumed steps={steps} all={isSandbox} />}
      </Folded>
      {sandboxUrl !== undefined && (
        <div class="k-to">
          <a href={sandboxUrl}>{labels.toSandbox}</a>
          <ShareButton share={actions?.share} says={labels.shareStep} />
        </div>
      )}
      {isSandbox && actions !== undefined && (
        <Sandbox
          setup={state.setup}
          cards={props.cards}
          lay={actions.lay}
          title={state.title}
          rename={actions.rename}
        />
      )}
    </div>
  );
};
const SAID = { link: labels.linkCopied, answer: labels.textCopied, refused: labels.refused } as const;
const Summary = ({ title, says }: { readonly title: string; readonly says?: string }) => (
  <>
    <h3>{title}</h3>
    {says !== undefined && <small>{says}</small>}
  </>
);

/** What lies on the table, where it is listed whole, and the way to others. */
const Doors = ({ caseUrl }: Pick<ViewProps, 'caseUrl'>) => (
  <p class="k-doors">
    <small>{caseUrl === undefined ? labels.yours : labels.example}</small>
    {caseUrl !== undefined && <a href={caseUrl}>{labels.wholeCase}</a>}
    <a href="#cases">{labels.findCase}</a>
    <a href="#quick">{labels.layTable}</a>
  </p>
);

export const View = (props: ViewProps) => {
  const { state, frames, beats, notes, prose, actions, playing, open, problems, sandboxUrl, leftAfter } = props;
  const isSandbox = sandboxUrl === undefined;
  const quick = { cards: props.cards, characters: props.characters, actions };
  const table = frames.states[state.cursor]!;
  const steps = useMemo(
    () => beats.map((beat) => storyOf(state.actions, frames, beat)),
    [state.actions, frames, beats],
  );
  const isAlive = useIsHydrated(actions !== undefined);
  const number = beatAt(beats, state.cursor);
  // Inside a beat, where a branch or a link has led the reader: only what was done so far.
  const at = steps[number - 1];
  const isWithin = at !== undefined && at.beat.to !== state.cursor;
  const told = isWithin ? storyOf(state.actions, frames, { from: at.beat.from, to: state.cursor }) : at;
  const next = isWithin ? storyOf(state.actions, frames, { from: state.cursor, to: at.beat.to }) : steps[number];
  const isPassDocked = next === undefined && isSandbox && isPassNext(table);
  return (
    <div class="c-calc stack" data-known={actions !== undefined} data-live={isAlive}>
      {actions === undefined && (
        <noscript dangerouslySetInnerHTML={{ __html: `<p class="c-notice">${labels.noScript}</p>` }} />
      )}
      <Problems title={`${labels.problems}.`} items={problems.map(problemWords)} />
      {isSandbox && <Title title={props.title} actions={actions} />}
      <div class="k-stage" id="table" tabIndex={-1} role="region" aria-label={labels.table} data-playing={playing}>
        <Event told={told} opening={openingWords(frames)} number={number} note={notes[state.cursor]} />
        <Pile table={table} />
        <NextUp table={table} next={next} />
        <Later prose={prose} class="k-commands waits" inert={actions === undefined}>
          <Controls
            state={state}
            beats={beats}
            playing={playing}
            leftAfter={leftAfter}
            isPassNext={isPassDocked}
            pass={() => actions?.act(passesTo(table, 'all').slice(0, 1))}
            actions={actions ?? IDLE}
          />
          <Actions
            table={table}
            wishes={wishesOf(table)}
            open={open}
            isPassDocked={isPassDocked}
            actions={actions ?? IDLE}
          />
        </Later>
        <HydrateLater class="k-around">
          <Around table={table} />
        </HydrateLater>
      </div>
      {isSandbox && <Doors caseUrl={props.caseUrl} />}
      <Forks state={state} actions={actions} hasOwn={props.hasOwn} />
      {isSandbox && (
        <HydrateLater>
          <Quick {...quick} />
        </HydrateLater>
      )}
      <Later prose={prose}>
        <Below props={props} steps={steps} />
      </Later>
    </div>
  );
};
