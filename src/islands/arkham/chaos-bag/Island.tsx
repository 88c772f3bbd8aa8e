/** The digital bag at work: its timeline, true randomness, the test that its tokens decide. */
import '../../shared/controls/controls.css';
import './style.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { deviceNumber } from '../../../device/chance.ts';
import {
  act,
  laid,
  pickCancel,
  pickDraw,
  withoutOldest,
  stateOf,
  type BagAction,
  type BagTimeline,
  type Picked,
} from '../../../engines/arkham/chaos-bag/bag.ts';
import type { Bag } from '../../../engines/arkham/token.ts';
import { newTimeline, redone, undone } from '../../../engines/log/timeline.ts';
import { useCopied } from '../../shared/state/use-copied.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { BEGUN_TEST, CODEC, isSameBag, MOST_ACTIONS, TEST_CODEC, wholeBag } from './model.ts';
import { View } from './View.tsx';
import type { Actions } from './view-props.ts';
import { labels, messageText, tokenName, type Message } from './words/labels.ts';

interface Props {
  /** The bag to begin with where the device has none. */
  readonly initial: Bag;
  /** «/arkham/terms/» with the site's base. */
  readonly termBase: string;
  /** The skill-test calculator. */
  readonly oddsUrl: string;
  /** Fields of its address for a bag that did not come from there. */
  readonly usual: string;
}

/** A seal set or broken is answered with the new counts; a draw speaks for itself, and so does a count between its buttons. */
const countAfter = (action: BagAction, timeline: BagTimeline): string | undefined => {
  if (action.kind !== 'seal' && action.kind !== 'release') return undefined;
  const { inBag, sealed } = stateOf(timeline);
  return labels.countNow(tokenName(action.token), inBag[action.token], sealed[action.token]);
};

const Island = ({ initial, termBase, oddsUrl, usual }: Props) => {
  // Another tab of the same bag: both go on from the last that was done, neither overwrites the other's.
  const kept = useKeptState({ begin: (): BagTimeline => newTimeline(laid(initial)), codec: CODEC, isShared: true });
  const test = useKeptState({ begin: () => BEGUN_TEST, codec: TEST_CODEC });
  const { copied, copy, forget } = useCopied();
  const timeline = kept.state;
  const [message, setMessage] = useState<string>();
  const [marked, setMarked] = useState<number>();
  const state = useMemo(() => stateOf(timeline), [timeline]);

  const say = (what: Message) => setMessage(messageText(what));
  const go = (next: BagTimeline, said?: string) => {
    forget();
    kept.change(() => withoutOldest(next, MOST_ACTIONS));
    test.change((t) => ({ ...t, bag: wholeBag(stateOf(next)) }));
    setMarked(undefined);
    setMessage(said);
  };
  const does = (action: BagAction, said?: string) => {
    const next = act(timeline, action);
    if (next.timeline === undefined) say(next.refusal);
    else go(next.timeline, said ?? countAfter(action, next.timeline));
  };
  const doPicked = ({ action, refusal }: Picked) => (action === undefined ? say(refusal) : does(action));

  const actions: Actions = {
    draw: () => doPicked(pickDraw(state, deviceNumber)),
    cancel: () => doPicked(pickCancel(state, deviceNumber)),
    does,
    undo: () => (timeline.cursor === 0 ? say('no-undo') : go(undone(timeline))),
    redo: () => (timeline.cursor === timeline.actions.length ? say('no-redo') : go(redone(timeline))),
    mark: (at) => setMarked(marked === at ? undefined : at),
    test: (change) => {
      forget();
      test.change(change);
    },
    copyLink: () => {
      test.change((t) => ({ ...t, bag: wholeBag(state) }));
      void copy('link', test.link());
    },
    startAnew: () => go(newTimeline(laid(initial))),
  };

  // A link brings its bag: it is laid once, where it is another than that of the game under way, and a step back returns that.
  const isLaid = useRef(false);
  useEffect(() => {
    if (!kept.isLive || !test.isLive || isLaid.current) return;
    isLaid.current = true;
    const { bag } = test.state;
    if (test.from === 'address' && bag !== undefined && !isSameBag(bag, wholeBag(state)))
      does({ kind: 'lay', bag }, messageText('bag-taken'));
  }, [kept.isLive, test.isLive]);

  return (
    <View
      state={state}
      test={test.state}
      termBase={termBase}
      oddsUrl={oddsUrl}
      usual={usual}
      copied={copied}
      testProblems={test.from === 'address' ? test.problems : []}
      actions={kept.isLive ? actions : undefined}
      marked={marked}
      message={message}
      problem={kept.problems[0]}
      notKept={kept.isRefused}
      canUndo={timeline.cursor > 0}
      canRedo={timeline.cursor < timeline.actions.length}
    />
  );
};
export default Island;
