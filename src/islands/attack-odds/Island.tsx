/** The calculator in the browser: keeps the address and the storage in step, solves on every change. */
import '../shared/controls.css';
import './style.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Copied } from '../shared/Answer.tsx';
import { copyText, keep, readKept } from '../shared/kept.ts';
import { FIELDS, makeAddress, parseAddress, type AddressProblem } from './address.ts';
import { defaultState, type AttackData, type State } from './model.ts';
import { answerSentence } from './strings-reasons.ts';
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
  const solved = useOdds(state);
  const table = usePlay(state, solved.solvedFor === state ? solved.odds?.solver : undefined);

  /** Every change by the reader comes through here. */
  const change = (next: State) => {
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

  const copy = async (text: string, what: Copied) => {
    setCopied(undefined);
    keep(KEY, FIELDS, makeAddress(state, data));
    setCopied(await copyText(text, what));
  };
  const on: Actions = {
    change,
    reset: () => change(defaultState(data)),
    solveAnyway: solved.solveAnyway,
    copyLink: () => void copy(`${location.origin}${location.pathname}?${makeAddress(state, data)}`, 'link'),
    copyAnswer: () => { if (solved.odds !== undefined) void copy(answerSentence(solved.solvedFor, data, solved.odds), 'answer'); },
    play: table.act, playToTheEnd: table.toTheEnd, playAnew: table.anew,
  };
  return (
    <View data={data} state={state} odds={solved.odds} solvedFor={solved.solvedFor} gains={solved.gains} isTooBig={solved.isTooBig} problems={problems} termBase={termBase}
      on={isLive ? on : undefined} isChanged={isChanged} copied={copied} play={table.play} past={table.past} />
  );
}
