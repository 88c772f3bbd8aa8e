/** The calculator in the browser: keeps the address and the storage in step, solves on every change. */
import '../../shared/controls.css';
import './style.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Copied } from '../../shared/Answer.tsx';
import { copyText, keep, readKept } from '../../shared/kept.ts';
import { FIELDS, makeAddress, parseAddress, type AddressProblem } from './address.ts';
import { defaultState, type AttackData, type State } from './model.ts';
import { answerSentence } from './words/reasons.ts';
import { useOdds } from './use-odds.ts';
import { usePlay } from './use-play.ts';
import { View } from './View.tsx';
import type { Actions } from './view-props.ts';

interface Props {
  readonly data: AttackData;
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
}

/** Name in the device's storage. */
const KEY = 'foursouls.attack';
/** A row of quick changes is kept once. */
const PAUSE = 300;

export default function Island({ data, termBase }: Props) {
  const [state, setState] = useState(() => defaultState(data));
  const [isLive, setLive] = useState(false);
  const [problems, setProblems] = useState<readonly AddressProblem[]>([]);
  const [copied, setCopied] = useState<Copied>();
  const [isChanged, setChanged] = useState(false);
  /** The address is ours to write from the first change or a state restored from the storage. */
  const isOurs = useRef(false);
  const counted = useOdds(state);
  const table = usePlay(state, counted.adviceAt);
  /** What stands when an event comes; so the actions are the same at every drawing. */
  const latest = useRef({ state, counted, table });
  latest.current = { state, counted, table };

  /** Every change by the reader comes through here. */
  const change = (next: (state: State) => State) => {
    isOurs.current = true;
    setChanged(true);
    setProblems([]);
    setCopied(undefined);
    setState(next);
  };

  useEffect(() => {
    const isInAddress = new URLSearchParams(location.search).has('v');
    const wanted = isInAddress ? location.search : readKept(KEY);
    if (wanted !== undefined) {
      const read = parseAddress(wanted, data);
      // A damaged storage is as good as none, and stays as it is until something is changed.
      if (isInAddress || read.problems.length === 0) setState(read.state);
      if (isInAddress) setProblems(read.problems);
      isOurs.current = !isInAddress && read.problems.length === 0;
    }
    setLive(true);
  }, []);
  useEffect(() => {
    if (!isLive || !isOurs.current) return undefined;
    const timer = setTimeout(() => keep(KEY, FIELDS, makeAddress(state, data)), PAUSE);
    return () => clearTimeout(timer);
  }, [state, isLive]);

  const on = useMemo((): Actions => {
    const address = () => makeAddress(latest.current.state, data);
    const copy = async (text: string, what: Copied) => {
      setCopied(undefined);
      keep(KEY, FIELDS, address());
      setCopied(await copyText(text, what));
    };
    return {
      change,
      reset: () => change(() => defaultState(data)),
      solveAnyway: () => latest.current.counted.solveAnyway(),
      stop: () => latest.current.counted.stop(),
      gains: {
        solveAnyway: () => latest.current.counted.onGains.solveAnyway(),
        stop: () => latest.current.counted.onGains.stop(),
      },
      copyLink: () => void copy(`${location.origin}${location.pathname}?${address()}`, 'link'),
      copyAnswer: () => {
        const { solved } = latest.current.counted;
        if (solved !== undefined) void copy(answerSentence(solved.state, data, solved.odds), 'answer');
      },
      play: (action) => latest.current.table.act(action),
      playToTheEnd: () => latest.current.table.toTheEnd(),
      playAnew: () => latest.current.table.anew(),
    };
  }, []);
  return (
    <View
      data={data}
      state={state}
      solved={counted.solved}
      gains={counted.gains}
      standing={counted.standing}
      gainsStanding={counted.gainsStanding}
      problems={problems}
      termBase={termBase}
      on={isLive ? on : undefined}
      isChanged={isChanged}
      copied={copied}
      play={table.play}
      past={table.past}
      adviceAt={counted.adviceAt}
    />
  );
}
