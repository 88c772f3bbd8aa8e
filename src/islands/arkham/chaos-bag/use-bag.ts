/** The digital bag at work: its timeline, true randomness, the test that its tokens decide. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { deviceNumber } from '../../../device/chance.ts';
import { share, type ShareEnd } from '../../../device/share.ts';
import {
  act,
  initialBag,
  pickCancel,
  pickDraw,
  withoutOldest,
  stateOf,
  type BagAction,
  type BagTimeline,
  type Picked,
} from '../../../engines/arkham/chaos-bag/bag.ts';
import { isSameBag, sizeOf, type Bag } from '../../../engines/arkham/token.ts';
import { newTimeline, redone, undone } from '../../../engines/log/timeline.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { BEGUN_TEST, TEST_CODEC, type BagTest } from '../shared/bag-address.ts';
import { tokenAloud } from '../shared/token-words.ts';
import { CODEC, MOST_ACTIONS, wholeBag } from './model.ts';
import { labels, messageText, type Message } from './words/labels.ts';

/** A seal set or broken is answered with the new counts; a draw speaks for itself, and so does a count between its buttons. */
const countAfter = (action: BagAction, timeline: BagTimeline): string | undefined => {
  if (action.kind !== 'seal' && action.kind !== 'release') return undefined;
  const { inBag, sealed } = stateOf(timeline);
  return labels.countNow(tokenAloud(action.token), inBag[action.token], sealed[action.token]);
};

/** @param initial the bag to begin with where the device has none */
export const useBag = (initial: Bag) => {
  // Another tab of the same bag: both go on from the last that was done, neither overwrites the other's.
  const kept = useKeptState({
    begin: (): BagTimeline => newTimeline(initialBag(initial)),
    codec: CODEC,
    isShared: true,
  });
  const test = useKeptState({ begin: () => BEGUN_TEST, codec: TEST_CODEC });
  const timeline = kept.state;
  const [message, setMessage] = useState<string>();
  const [marked, setMarked] = useState<number>();
  const state = useMemo(() => stateOf(timeline), [timeline]);

  const say = (what: Message) => setMessage(messageText(what));
  const go = (next: BagTimeline, said?: string) => {
    kept.change(() => withoutOldest(next, MOST_ACTIONS));
    test.change((t) => ({ ...t, bag: wholeBag(stateOf(next)) }));
    setMarked(undefined);
    setMessage(said);
  };
  const perform = (action: BagAction, said?: string) => {
    const next = act(timeline, action);
    if (next.timeline === undefined) say(next.refusal);
    else go(next.timeline, said ?? countAfter(action, next.timeline));
  };
  const performPicked = ({ action, refusal }: Picked) => (action === undefined ? say(refusal) : perform(action));

  const actions = {
    draw: () => performPicked(pickDraw(state, deviceNumber)),
    cancel: () => performPicked(pickCancel(state, deviceNumber)),
    perform: (action: BagAction) => perform(action),
    undo: () => (timeline.cursor === 0 ? say('no-undo') : go(undone(timeline))),
    redo: () => (timeline.cursor === timeline.actions.length ? say('no-redo') : go(redone(timeline))),
    /** Marks a drawn token as the one to set aside; a second time unmarks it. */
    mark: (at: number) => setMarked(marked === at ? undefined : at),
    test: (change: (test: BagTest) => BagTest) => test.change(change),
    /** Sends the bag and its test. */
    share: (): Promise<ShareEnd> => {
      test.change((t) => ({ ...t, bag: wholeBag(state) }));
      return share({ text: labels.sentence(sizeOf(wholeBag(state)), test.state), url: test.link() });
    },
    startAnew: () => go(newTimeline(initialBag(initial))),
  };

  // A link brings its bag: it is laid once, where it is another than that of the game under way, and a step back returns that.
  const isLaid = useRef(false);
  useEffect(() => {
    if (!kept.isLive || !test.isLive || isLaid.current) return;
    isLaid.current = true;
    const { bag } = test.state;
    if (test.from === 'address' && bag !== undefined && !isSameBag(bag, wholeBag(state)))
      perform({ kind: 'lay', bag }, messageText('bag-taken'));
  }, [kept.isLive, test.isLive]);

  return {
    state,
    test: test.state,
    /** What could not be understood of an address. */
    testProblems: test.from === 'address' ? test.problems : [],
    /** Absent on the server and until the page is awake: then the bag is only shown. */
    actions: kept.isLive ? actions : undefined,
    /** The place of the drawn token that is marked. */
    marked,
    /** What was just refused or done, in words. */
    message,
    /** What is wrong with the record on the device. */
    problem: kept.problems[0],
    /** The device keeps nothing. */
    isRefused: kept.isRefused,
    canUndo: timeline.cursor > 0,
    canRedo: timeline.cursor < timeline.actions.length,
  };
};
/** What the parts are given: pure functions of these, on the server and in the browser alike. */
export type BagProps = ReturnType<typeof useBag>;
/** The same once it may be changed. */
export type LiveProps = BagProps & { readonly actions: NonNullable<BagProps['actions']> };
