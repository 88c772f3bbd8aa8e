/** The visualiser in the browser: plays the log, listens to keys, throws the dice. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-pile.css';
import './style-actions.css';
import './style-around.css';
import './style-below.css';
import './style-form.css';
import './style-room.css';
import './style-door.css';
import '../../shared/frame/folds.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { share } from '../../../device/share.ts';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import { unpacking } from '../../shared/frame/unpacking.ts';
import { useCopied } from '../../shared/state/use-copied.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { codecOf } from './address.ts';
import { exportText, sentWords } from './export-text.ts';
import { lineNoteOf } from './line-note.ts';
import { commandsOf } from './commands.ts';
import { beatsOf, framesOf, stopsOf } from './frames.ts';
import { moveCursor, stateOf, type State } from './model.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useKeys } from './use-keys.ts';
import { View } from './View.tsx';
import type { ViewProps } from './view-props.ts';
import type { Wish } from './wishes.ts';

interface Props extends Pick<ViewProps, 'cards' | 'notes' | 'prose' | 'sandboxUrl' | 'caseUrl'> {
  /** Whom the reader may play, in the sandbox. */
  readonly characters?: ViewProps['characters'];
  readonly setup: Setup;
  readonly actions: readonly Action[];
  /** Where the reader begins. */
  readonly cursor: number;
  /** The question of the case, for the exported text. */
  readonly title: string;
}

const NOBODY: ViewProps['characters'] = [];

const Island = (props: Props) => {
  const { cards, setup, prose, sandboxUrl } = props;
  const own = useMemo(() => stateOf(setup, cards, props.actions, props.cursor), []);
  const codec = useMemo(() => codecOf({ cards, own, isSandbox: sandboxUrl === undefined }), []);
  const kept = useKeptState({ begin: () => own, codec });
  const { state, isLive } = kept;
  const { copied, copy, forget } = useCopied();
  const [open, setOpen] = useState<Wish>();
  const acted = useRef(false);
  const frames = useMemo(() => framesOf(state.initial, state.actions), [state.initial, state.actions]);
  const beats = useMemo(() => beatsOf(state.actions, frames, state.fine), [state.actions, frames, state.fine]);
  const { isOwn, exportTitle, ...said } = lineNoteOf(state, beats, { own, title: props.title, notes: props.notes });

  const update = (next: (state: State) => State) => {
    forget();
    setOpen(undefined);
    kept.change(next);
  };
  useEffect(() => {
    // The button of an action is gone with it: the focus goes to what can be done next, not to the top of the page.
    if (acted.current && document.activeElement === document.body)
      document.getElementById('k-actions')?.focus({ preventScroll: true });
    acted.current = false;
  }, [state]);
  const step = (by: 1 | -1) =>
    update((s) => {
      const stops = stopsOf(beats);
      return moveCursor(
        s,
        (by === 1 ? stops.find((x) => x > s.cursor) : stops.findLast((x) => x < s.cursor)) ?? s.cursor,
      );
    });
  const autoplay = useAutoplay(state, state.cursor >= state.actions.length, () => step(1));
  const textOf = () =>
    exportText({ title: exportTitle, address: kept.link(), state, frames, beats, notes: said.notes });
  const actions = commandsOf({
    own,
    cards,
    table: frames.states[state.cursor]!,
    open,
    setOpen,
    update,
    step,
    autoplay,
    willAct: () => (acted.current = true),
    copyText: () => void copy('answer', textOf()),
    share: () => share({ text: sentWords({ title: exportTitle, state, frames, beats }), url: kept.link() }),
  });
  const root = useKeys(actions, isLive);
  return (
    <div ref={root}>
      <View
        {...said}
        state={state}
        frames={frames}
        beats={beats}
        cards={cards}
        characters={props.characters ?? NOBODY}
        caseUrl={isOwn ? props.caseUrl : undefined}
        prose={prose}
        sandboxUrl={sandboxUrl}
        actions={isLive ? actions : undefined}
        playing={autoplay.isPlaying}
        open={open}
        copied={copied}
        problems={kept.from === 'address' ? kept.problems : []}
      />
    </div>
  );
};
export default unpacking(Island);
