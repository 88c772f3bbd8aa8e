/** The state of a calculator in the page, in its address and on the device. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readMoved, storageKey, writeStorage } from '../../../device/storage.ts';
import { enqueueFirst } from '../frame/hydration-queue.ts';
import { hasFields, withFields } from './address.ts';
import type { Codec, Read } from './codec.ts';

/** Milliseconds from the last of several quick changes to writing them; leaving the page writes at once. */
const PAUSE = 300;

interface Options<S, P> {
  /** The initial state, on the server and in the browser alike. */
  readonly begin: () => S;
  /** Another codec, once more is known: the same text may then be understood better. */
  readonly codec: Codec<S, P>;
  /** Whether the codec has all its data; until then a partly understood text waits. */
  readonly isComplete?: boolean;
  /** The initial state where neither the address nor the device has one; it is not written before a change. */
  readonly carried?: () => S | undefined;
  /** Whether to follow changes in another tab of the same calculator. */
  readonly isShared?: boolean;
}

export interface Kept<S, P> {
  readonly state: S;
  /** In the browser, after the kept state is restored. */
  readonly isLive: boolean;
  /** What could not be understood of an address, or of what the device keeps, until the next change. */
  readonly problems: readonly P[];
  /**
   * Where the page began, and the problems come from: its own example or what was carried here, until it is changed; an
   * address; the device.
   */
  readonly from: 'begin' | 'carried' | 'changed' | 'address' | 'device';
  /** The device keeps nothing. */
  readonly isRefused: boolean;
  /** Every change by the reader. It is the same function at every drawing. */
  readonly change: (next: (state: S) => S) => void;
  /** Writes at once. @returns the whole address, to be sent to somebody */
  readonly link: () => string;
}

/** Writes state to the device and the address, once the reader has changed something. */
const write = <S, P>({ key, fields, make }: Codec<S, P>, state: S): boolean => {
  const text = make(state);
  if (fields.length > 0)
    try {
      const query = withFields(location.search, fields, text);
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
    } catch {
      // The browser limits the rate of address changes: the next write catches up.
    }
  return key === undefined || writeStorage(key, text);
};

/** The whole address of a state, to be sent to somebody. */
const addressOf = <S, P>({ fields, make }: Codec<S, P>, state: S): string =>
  `${location.origin}${location.pathname}?${withFields(location.search, fields, make(state))}`;

/** The state to restore: from the address where it belongs to this calculator, else from the device. */
const wantedOf = <S, P>({ key, formerly, fields }: Codec<S, P>) => {
  if (hasFields(location.search, fields)) return { from: 'address', text: location.search } as const;
  const kept = key === undefined ? { text: null } : readMoved(key, formerly);
  return { from: 'device', text: kept === 'refused' ? null : kept.text, isRefused: kept === 'refused' } as const;
};

/** Whether the device has exactly this state: then the address is the reader's own, not a received link. */
const isKept = <S, P>({ key, formerly, make }: Codec<S, P>, state: S): boolean => {
  if (key === undefined) return false;
  const kept = readMoved(key, formerly);
  return kept !== 'refused' && kept.text === make(state);
};

type From = Kept<unknown, unknown>['from'];
interface Taken {
  readonly isTaken: boolean;
  readonly isBad: boolean;
  readonly before: From;
}
/**
 * A history entry of this visit (Back, a link within the page) is not a received link: the origin of the state stays.
 */
const fromOf = (source: 'address' | 'device' | 'history', { isTaken, isBad, before }: Taken): From => {
  if (source === 'history') return isBad ? 'address' : before;
  return isTaken || isBad ? source : 'begin';
};

interface Listeners {
  /** Writes what is not yet written. */
  readonly flush: () => void;
  /** Back and Forward. */
  readonly follow: () => void;
  readonly otherTab: (event: StorageEvent) => void;
}
/** Listens for leaving the page, moves in its history and writes of other tabs. @returns stops listening and writes */
const listening = ({ flush, follow, otherTab }: Listeners): (() => void) => {
  // A phone may end a background page without further events.
  const leave = () => document.visibilityState === 'hidden' && flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', leave);
  // A link within the page makes a history entry of the present address, and its own popstate reads it back.
  const followLink = ({ target }: Event) => target instanceof Element && target.closest('a') !== null && flush();
  document.addEventListener('click', followLink, true);
  addEventListener('popstate', follow);
  addEventListener('storage', otherTab);
  return () => {
    flush();
    document.removeEventListener('click', followLink, true);
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', leave);
    removeEventListener('popstate', follow);
    removeEventListener('storage', otherTab);
  };
};

/**
 * Keeps a state: restored from the address or the device, written to both after each change and when the page is left,
 * followed through Back and Forward. A damaged record on the device stays as it is until something is changed.
 */
export const useKeptState = <S, P>(options: Options<S, P>): Kept<S, P> => {
  const { codec, isComplete = true, isShared = false } = options;
  const [state, setState] = useState(options.begin);
  const [isLive, setLive] = useState(false);
  const [problems, setProblems] = useState<readonly P[]>(NONE);
  const [from, setFrom] = useState<Kept<S, P>['from']>('begin');
  const [isRefused, setRefused] = useState(false);
  const latest = useRef({ codec, state });
  latest.current = { codec, state };
  /** Whether the reader has changed anything, and whether that is still unwritten. */
  const isOwn = useRef(false);
  const isDue = useRef(false);
  const isRestored = useRef(false);

  const flush = () => {
    if (!isDue.current) return;
    isDue.current = false;
    setRefused(!write(latest.current.codec, latest.current.state));
  };
  const take = (came: Read<S, P>, source: 'address' | 'device' | 'history') => {
    // Half of a kept record would be another game: it is restored whole or not at all.
    const isTaken = came.state !== undefined && (source !== 'device' || came.problems.length === 0);
    if (isTaken) setState(came.state);
    setProblems(came.problems);
    setFrom((before) => fromOf(source, { isTaken, isBad: came.problems.length > 0, before }));
    isOwn.current ||= isTaken;
    isDue.current = isTaken && source === 'device' && codec.fields.length > 0;
  };

  const restore = () => {
    const wanted = wantedOf(codec);
    if (wanted.text === null) {
      setRefused(wanted.from === 'device' && wanted.isRefused);
      const carried = options.carried?.();
      if (carried !== undefined) {
        setState(carried);
        setFrom('carried');
      }
    } else {
      const came = codec.parse(wanted.text);
      if (came.problems.length > 0 && !isComplete) return;
      const isOwnAddress = came.problems.length === 0 && came.state !== undefined && isKept(codec, came.state);
      take(came, isOwnAddress ? 'device' : wanted.from);
    }
    isRestored.current = true;
    setLive(true);
  };
  // Before the parts of the view hydrate, so that the first line shows the kept state at once.
  useLayoutEffect(() => (isRestored.current ? undefined : enqueueFirst(restore)), [codec, isComplete]);

  useEffect(() => {
    if (!isLive || !isDue.current) return undefined;
    const timer = setTimeout(flush, PAUSE);
    return () => clearTimeout(timer);
  }, [state, isLive]);

  useEffect(() => {
    const follow = () => {
      const { current } = latest;
      if (hasFields(location.search, current.codec.fields)) take(current.codec.parse(location.search), 'history');
      else {
        // A history entry from before the first change has no state: it gets the present one.
        isDue.current = isOwn.current && current.codec.fields.length > 0;
        flush();
      }
    };
    const otherTab = ({ key, newValue }: StorageEvent) => {
      const { current } = latest;
      if (isShared && current.codec.key !== undefined && key === storageKey(current.codec.key) && newValue !== null)
        take(current.codec.parse(newValue), 'device');
    };
    return listening({ flush, follow, otherTab });
  }, []);

  const stable = useMemo(
    () => ({
      change: (next: (state: S) => S) => {
        // Two changes between two renders build on each other, and leaving the page loses neither.
        latest.current = { ...latest.current, state: next(latest.current.state) };
        [isOwn.current, isDue.current] = [true, true];
        setProblems(NONE);
        setFrom((before) => (before === 'begin' || before === 'carried' ? 'changed' : before));
        setState(latest.current.state);
      },
      link: () => {
        isDue.current = true;
        flush();
        return addressOf(latest.current.codec, latest.current.state);
      },
    }),
    [],
  );
  return { state, isLive, problems, from, isRefused, ...stable };
};
const NONE: readonly never[] = [];
