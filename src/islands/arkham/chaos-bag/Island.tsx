/** The digital bag at work: its timeline, the device's storage, true randomness, the talk with the calculator above. */
import '../../shared/controls.css';
import './style.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  act,
  laid,
  pickCancel,
  pickDraw,
  shortened,
  stateOf,
  type BagAction,
  type BagTimeline,
  type Picked,
  type Source,
} from '../../../engines/arkham/chaos-bag/bag.ts';
import type { Bag } from '../../../engines/arkham/token.ts';
import { newTimeline, redone, undone } from '../../../engines/log/timeline.ts';
import { deviceNumber } from '../../shared/chance.ts';
import { readStorage, storageKey, writeStorage } from '../../shared/kept.ts';
import { KEY, MOST_ACTIONS, bagOfAddress, bagOfCounts, keptText, readKept, type Kept } from './model.ts';
import { S, messageText, tokenName, type Message } from './words/labels.ts';
import { View, type Actions } from './View.tsx';

interface Props {
  /** The bag to begin with where the device has none. */
  readonly initial: Bag;
  /** «/arkham/terms/» with the site's base. */
  readonly termBase: string;
}

const fair: Source = deviceNumber;

/** What the device keeps; `refused` where it lets nobody ask. */
const onDevice = (): Kept | 'refused' => {
  const stored = readStorage(KEY);
  return stored === 'refused' ? stored : readKept(stored.text);
};

/** A change of the bag by hand is answered with the new count; a draw speaks for itself. */
const countAfter = (action: BagAction, timeline: BagTimeline): string | undefined => {
  if (action.kind !== 'add' && action.kind !== 'remove' && action.kind !== 'seal' && action.kind !== 'release')
    return undefined;
  const { inBag, sealed } = stateOf(timeline);
  return S.countNow(tokenName(action.token), inBag[action.token], sealed[action.token]);
};

const Island = ({ initial, termBase }: Props) => {
  const [timeline, setTimeline] = useState((): BagTimeline => newTimeline(laid(initial)));
  const [live, setLive] = useState(false);
  const [problem, setProblem] = useState<'damaged' | 'version'>();
  const [notKept, setNotKept] = useState(false);
  const [message, setMessage] = useState<string>();
  const [marked, setMarked] = useState<number>();
  const state = useMemo(() => stateOf(timeline), [timeline]);

  useEffect(() => {
    const read = () => {
      const kept = onDevice();
      if (kept === 'refused') return setNotKept(true);
      if (kept.kind === 'timeline') setTimeline(kept.timeline);
      setProblem(kept.kind === 'problem' ? kept.problem : undefined);
    };
    // Another tab of the same bag: both go on from the last that was done, neither overwrites the other's.
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey(KEY)) read();
    };
    read();
    setLive(true);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  const say = (what: Message) => setMessage(messageText(what));
  const go = (next: BagTimeline, said?: string) => {
    const short = shortened(next, MOST_ACTIONS);
    setTimeline(short);
    setMarked(undefined);
    setMessage(said);
    setNotKept(!writeStorage(KEY, keptText(short)));
  };
  const does = (action: BagAction, said?: string) => {
    const next = act(timeline, action);
    if (next.timeline === undefined) say(next.refusal);
    else go(next.timeline, said ?? countAfter(action, next.timeline));
  };
  const doPicked = ({ action, refusal }: Picked) => (action === undefined ? say(refusal) : does(action));

  const on: Actions = {
    draw: () => doPicked(pickDraw(state, fair)),
    cancel: () => doPicked(pickCancel(state, fair)),
    does,
    undo: () => (timeline.cursor === 0 ? say('no-undo') : go(undone(timeline))),
    redo: () => (timeline.cursor === timeline.actions.length ? say('no-redo') : go(redone(timeline))),
    mark: (at) => setMarked(marked === at ? undefined : at),
    takeBag: () => {
      const bag = bagOfAddress(location.search);
      if (bag === undefined || bag === 'bad') say(bag === 'bad' ? 'unreadable-bag' : 'no-bag');
      else does({ kind: 'lay', bag }, messageText('bag-taken'));
    },
    giveBag: () => {
      dispatchEvent(new CustomEvent('use-bag', { detail: bagOfCounts(state.inBag) }));
      say('bag-given');
    },
    startAnew: () => {
      setProblem(undefined);
      go(newTimeline(laid(initial)));
    },
  };

  return (
    <View
      state={state}
      termBase={termBase}
      on={live ? on : undefined}
      marked={marked}
      message={message}
      problem={problem}
      notKept={notKept}
      canUndo={timeline.cursor > 0}
      canRedo={timeline.cursor < timeline.actions.length}
    />
  );
};
export default Island;
