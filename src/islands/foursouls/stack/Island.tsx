/** The visualiser in the browser: plays the log, listens to keys, throws the dice. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-below.css';
import './style-door.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { deviceNumber } from '../../../device/chance.ts';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import { unpacking } from '../../shared/frame/unpacking.ts';
import { useCopied } from '../../shared/state/use-copied.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { codecOf } from './address.ts';
import { exportText } from './export-text.ts';
import { beatAt, beatsOf, framesOf, stopsOf } from './frames.ts';
import {
  departureFrom,
  moved,
  passesTo,
  returnedTo,
  sharedLength,
  stateOf,
  switchedTo,
  withAction,
  withoutFork,
  type State,
} from './model.ts';
import { withOwnMonsters } from './own-monsters.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useKeys } from './use-keys.ts';
import { Readings, type ReadingWords } from './parts/Readings.tsx';
import { View } from './View.tsx';
import type { Commands, ViewProps } from './view-props.ts';
import type { Wish } from './wishes.ts';
import { T } from './words/labels.ts';

interface Props extends Pick<ViewProps, 'cards' | 'notes' | 'termBase' | 'sandboxUrl' | 'caseUrl'> {
  readonly setup: Setup;
  readonly actions: readonly Action[];
  /** Where the reader begins. */
  readonly cursor: number;
  readonly readings: ReadingWords;
  /** The question of the case, for the exported text. */
  readonly title: string;
}

/** A die is thrown here and told to the engine, which knows no chance. */
const thrown = (): string => String(1 + deviceNumber(6));

const Island = (props: Props) => {
  const { cards, setup, actions, cursor, notes, termBase, sandboxUrl } = props;
  const own = useMemo(() => stateOf(setup, cards, actions, cursor), []);
  const codec = useMemo(() => codecOf({ cards, own, isSandbox: sandboxUrl === undefined }), []);
  const kept = useKeptState({ begin: () => own, codec });
  const { state, isLive } = kept;
  const { copied, copy, forget } = useCopied();
  const [open, setOpen] = useState<Wish>();
  const acted = useRef(false);
  const frames = useMemo(() => framesOf(state.initial, state.actions), [state.initial, state.actions]);
  const beats = useMemo(() => beatsOf(state.actions, frames, state.fine), [state.actions, frames, state.fine]);
  const table = frames.states[state.cursor]!;
  /** Sentences of the case hold as long as the log is the case's own. */
  const isOwn = state.setup === own.setup;
  const shared = isOwn ? sharedLength(own.actions, state.actions) : 0;
  const title = isOwn ? props.title : state.title || T.ownTable;
  const left = isOwn ? departureFrom(state, own.actions) : undefined;
  const leftAfter = left === undefined ? undefined : beatAt(beats, left);
  const exported = leftAfter === undefined ? title : `${title} ${T.left(leftAfter)}`;
  const told = Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) <= shared));

  /** Every change by the reader comes through here. */
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
      return moved(s, (by === 1 ? stops.find((x) => x > s.cursor) : stops.findLast((x) => x < s.cursor)) ?? s.cursor);
    });
  const autoplay = useAutoplay(state, state.cursor >= state.actions.length, () => step(1));
  const act = (list: readonly Action[]) => {
    autoplay.stop();
    acted.current = true;
    update((s) => list.reduce(withAction, s));
  };

  const on: Commands = {
    jump: (to) => {
      autoplay.stop();
      update((s) => moved(s, to));
    },
    step: (by) => {
      autoplay.stop();
      step(by);
    },
    autoplay: autoplay.toggle,
    fine: () => update((s) => ({ ...s, fine: !s.fine })),
    act,
    wish: (wish) => (wish.ways.length === 1 ? act(wish.ways) : setOpen(open?.key === wish.key ? undefined : wish)),
    dismiss: () => setOpen(undefined),
    passTo: (seat) => act(passesTo(table, seat)),
    throwDie: () => {
      if (table.pending !== null) act([{ type: 'choose', seat: table.pending.seat, option: thrown() }]);
    },
    switchTo: (fork) => update((s) => switchedTo(s, fork)),
    dropFork: (fork) => update((s) => withoutFork(s, fork)),
    restore: () => update(() => own),
    copyLink: () => void copy('link', kept.link()),
    copyText: () =>
      void copy('answer', exportText({ title: exported, address: kept.link(), state, frames, beats, notes: told })),
    toRecord: () => {
      autoplay.stop();
      update((s) => returnedTo(s, own.actions));
    },
    lay: (next) =>
      update((s) => ({
        ...stateOf(next, withOwnMonsters(cards, JSON.stringify(next))),
        title: s.setup === own.setup ? '' : s.title,
      })),
    begin: (next, log, named) => {
      update(() => ({
        ...stateOf(next, withOwnMonsters(cards, JSON.stringify(next)), log, log.length),
        title: named,
      }));
      const stage = document.getElementById('table');
      stage?.scrollIntoView();
      stage?.focus({ preventScroll: true });
    },
    rename: (named) => update((s) => ({ ...s, title: named })),
  };
  const root = useKeys(on, isLive);
  return (
    <div ref={root}>
      <Readings.Provider value={props.readings}>
        <View
          state={state}
          frames={frames}
          beats={beats}
          cards={cards}
          notes={told}
          hasOwn={!isOwn || left !== undefined}
          title={title}
          caseUrl={isOwn ? props.caseUrl : undefined}
          leftAfter={leftAfter}
          isLinked={isLive && 'linked' in document.documentElement.dataset}
          termBase={termBase}
          sandboxUrl={sandboxUrl}
          on={isLive ? on : undefined}
          playing={autoplay.isPlaying}
          open={open}
          copied={copied}
          problems={kept.from === 'address' ? kept.problems : []}
        />
      </Readings.Provider>
    </div>
  );
};
export default unpacking(Island);
