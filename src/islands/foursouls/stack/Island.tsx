/** The visualiser in the browser: keeps the log, the address and the storage in step, listens to keys, plays by itself. */
import './style.css';
import './style-below.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import { deviceNumber } from '../../shared/chance.ts';
import { copyText, readKept, writeStorage } from '../../shared/kept.ts';
import { makeAddress, parseAddress, type AddressProblem } from './address.ts';
import { exportText } from './export-text.ts';
import { beatsOf, framesOf, stopsOf } from './frames.ts';
import { moved, passesTo, sharedLength, stateOf, switchedTo, withAction, withoutFork, type State } from './model.ts';
import { withOwnMonsters } from './own-monsters.ts';
import { useKeys } from './use-keys.ts';
import { View } from './View.tsx';
import type { Commands, Copied, ViewProps } from './view-props.ts';
import type { Wish } from './wishes.ts';

interface Props extends Pick<ViewProps, 'cards' | 'notes' | 'termBase' | 'sandboxUrl'> {
  readonly setup: Setup;
  readonly actions: readonly Action[];
  /** Where the reader begins. */
  readonly cursor: number;
  /** The question of the case, for the exported text. */
  readonly title: string;
}
/** An address string of the last table of the sandbox. */
const STORE = 'stack';
const KEEP_AFTER = 300;
/** How long each step stands when it plays by itself, in milliseconds. */
const BEAT = 2400;

/** The address is written as it is: a parameter of it stands once for each fork, and encoding would make it longer. */
const keep = (address: string, inStore: boolean): void => {
  try {
    history.replaceState(history.state, '', `${location.pathname}?${address}${location.hash}`);
  } catch {
    /* too many changes of the address in a short time: the next one will do */
  }
  if (inStore) writeStorage(STORE, address);
};
/** A die is thrown here and told to the engine, which knows no chance. */
const thrown = (): string => String(1 + deviceNumber(6));

export default function Island({ cards, setup, actions, cursor, notes, title, termBase, sandboxUrl }: Props) {
  const own = useMemo(() => stateOf(setup, cards, actions, cursor), []);
  const [state, setState] = useState(own);
  const [live, setLive] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [open, setOpen] = useState<Wish>();
  const [copied, setCopied] = useState<Copied>();
  const [problems, setProblems] = useState<readonly AddressProblem[]>([]);
  const ours = useRef(false);
  const acted = useRef(false);
  const isSandbox = sandboxUrl === undefined;
  const isOwnTable = state.setup === own.setup;
  const frames = useMemo(() => framesOf(state.initial, state.actions), [state.initial, state.actions]);
  const beats = useMemo(() => beatsOf(state.actions, frames, state.fine), [state.actions, frames, state.fine]);
  const table = frames.states[state.cursor]!;
  /** Sentences of the case hold as long as the log is the case's own. */
  const shared = isOwnTable ? sharedLength(own.actions, state.actions) : 0;
  const told = Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) <= shared));
  const address = () => makeAddress(state, isOwnTable && !isSandbox ? actions : undefined);

  /** Every change by the reader comes through here. */
  const update = (next: (state: State) => State) => {
    ours.current = true;
    setProblems([]);
    setCopied(undefined);
    setOpen(undefined);
    setState(next);
  };
  useEffect(() => {
    const inAddress = new URLSearchParams(location.search).get('v') !== null;
    const wanted = inAddress ? location.search : isSandbox ? readKept(STORE) : undefined;
    if (wanted !== undefined) {
      const read = parseAddress(wanted, cards, isSandbox ? undefined : own);
      if (inAddress) setProblems(read.problems);
      // A damaged storage is as good as none, and stays as it is until something is changed.
      if (read.state !== undefined && (inAddress || read.problems.length === 0)) setState(read.state);
    }
    setLive(true);
  }, []);
  useEffect(() => {
    if (!live || !ours.current) return undefined;
    const timer = setTimeout(() => keep(address(), isSandbox), KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [state, live]);

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
  useEffect(() => {
    if (!playing) return undefined;
    if (state.cursor >= state.actions.length) return void setPlaying(false);
    const timer = setTimeout(() => step(1), BEAT);
    return () => clearTimeout(timer);
  }, [playing, state]);

  const copy = async (text: string, what: Copied) => {
    setCopied(undefined);
    keep(address(), isSandbox);
    setCopied(await copyText(text, what));
  };
  const link = () => `${location.origin}${location.pathname}?${address()}`;
  const act = (list: readonly Action[]) => {
    setPlaying(false);
    acted.current = true;
    update((s) => list.reduce(withAction, s));
  };
  const on: Commands = {
    jump: (to) => {
      setPlaying(false);
      update((s) => moved(s, to));
    },
    step: (by) => {
      setPlaying(false);
      step(by);
    },
    autoplay: () => setPlaying((p) => !p && state.cursor < state.actions.length),
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
    copyLink: () => void copy(link(), 'link'),
    copyText: () => void copy(exportText(title, link(), state, frames, beats, told), 'text'),
    lay: (next) => update(() => stateOf(next, withOwnMonsters(cards, JSON.stringify(next)))),
  };
  const root = useKeys(on, live);
  return (
    <div ref={root}>
      <View
        state={state}
        frames={frames}
        beats={beats}
        cards={cards}
        notes={told}
        hasOwn={state.setup !== own.setup || state.actions !== own.actions}
        termBase={termBase}
        sandboxUrl={sandboxUrl}
        on={live ? on : undefined}
        playing={playing}
        open={open}
        copied={copied}
        problems={problems}
      />
    </div>
  );
}
