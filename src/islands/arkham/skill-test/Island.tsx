/** The calculator in the browser: brings the data, keeps the address and the storage in step, solves on every change. */
import '../../shared/controls.css';
import './style.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TOKEN_IDS, type Bag } from '../../../engines/arkham/token.ts';
import type { Copied } from '../../shared/Answer.tsx';
import { copyText, keep, readKept } from '../../shared/kept.ts';
import { FIELDS, makeAddress, parseAddress, type AddressProblem } from './address.ts';
import { belongs, defaultState, withPreset, withToken, type Level, type OddsData, type State } from './model.ts';
import { answerSentence } from './words/reasons.ts';
import { useOdds } from './use-odds.ts';
import { View } from './View.tsx';
import type { Actions, Notice, Plan } from './view-props.ts';

interface Props {
  /** Enough for the default example and the first changes, before the rest has come. */
  readonly initial: OddsData;
  readonly dataUrl: string;
  readonly termBase: string;
  readonly rulesBase: string;
  readonly children?: ComponentChildren;
}

/** Name in the device's storage. The digital bag has its own key and is not touched here. */
const KEY = 'odds';
/** A row of quick changes is kept once. */
const PAUSE = 300;

/** Another bag brings its scenario with it where one of that name is known. */
const toPreset = (state: State, data: OddsData, id: string, level: Level): State => {
  const next = withPreset(state, data, id, level);
  const preset = data.presets.find((p) => p.id === next.preset)!;
  if (preset.kind === 'campaign' || id === state.preset) return next;
  const named = data.scenarios.find((s) => belongs(s, preset) && s.ru === preset.ru);
  if (named === undefined && preset.kind === 'standalone-mode') return next;
  return named?.id === state.scenario
    ? next
    : { ...next, scenario: named?.id, lines: { 'elder-sign': state.lines['elder-sign'] ?? {} } };
};

/** A bag from elsewhere, each count held to what the rules and the view allow. */
const withBag = (state: State, data: OddsData, bag: Bag): State =>
  TOKEN_IDS.reduce((s, id) => withToken(s, data, id, Number.isFinite(bag[id]) ? bag[id]! : 0), state);

export default function Island({ initial, dataUrl, termBase, rulesBase, children }: Props) {
  const [data, setData] = useState(initial);
  const [state, setState] = useState(() => defaultState(initial));
  const [live, setLive] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [problems, setProblems] = useState<readonly AddressProblem[]>([]);
  const [copied, setCopied] = useState<Copied>();
  const [compare, setCompare] = useState<Plan>();
  const [changed, setChanged] = useState(false);
  const [isTableOpen, setTableOpen] = useState(false);
  /** The address is ours to write from the first change or a state restored from the storage. */
  const ours = useRef(false);
  const solved = useOdds(state, data, isTableOpen);
  /** What stands when an event comes; so the actions are the same at every drawing. */
  const latest = useRef({ data, state, solved });
  latest.current = { data, state, solved };

  /** Every change by the reader comes through here. */
  const update = (next: (state: State) => State) => {
    ours.current = true;
    setChanged(true);
    setProblems([]);
    setCopied(undefined);
    setState(next);
  };

  useEffect(() => {
    let gone = false;
    const inAddress = new URLSearchParams(location.search).get('v') !== null;
    const wanted = inAddress ? location.search : readKept(KEY);
    /** Takes the wanted state; with the first data only if they know all of it. */
    const restore = (known: OddsData, last: boolean): boolean => {
      if (wanted !== undefined) {
        const read = parseAddress(wanted, known);
        if (read.problems.length > 0 && !last) return false;
        if (inAddress) setProblems(read.problems);
        // A damaged storage is as good as none, and stays as it is until something is changed.
        if (inAddress || read.problems.length === 0) {
          ours.current = !inAddress;
          setState(read.state);
        }
      }
      setLive(true);
      return true;
    };
    const restored = restore(initial, false);
    if (!restored) setNotice('loading');
    void (async () => {
      let full: OddsData | undefined;
      try {
        const answer = await fetch(dataUrl);
        if (answer.ok) full = (await answer.json()) as OddsData;
      } catch {
        /* no network: the first data go on working */
      }
      if (gone) return;
      if (full !== undefined) setData(full);
      setNotice(full === undefined ? 'offline' : undefined);
      if (!restored) restore(full ?? initial, true);
    })();
    const useBag = (event: Event) => {
      const bag: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (typeof bag === 'object' && bag !== null) update((s) => withBag(s, latest.current.data, bag as Bag));
    };
    window.addEventListener('use-bag', useBag);
    return () => {
      gone = true;
      window.removeEventListener('use-bag', useBag);
    };
  }, []);

  useEffect(() => {
    if (!live || !ours.current) return undefined;
    const timer = setTimeout(() => keep(KEY, FIELDS, makeAddress(state, data)), PAUSE);
    return () => clearTimeout(timer);
  }, [state, live]);

  const on = useMemo((): Actions => {
    const address = () => makeAddress(latest.current.state, latest.current.data);
    const copy = async (text: string, what: Copied) => {
      setCopied(undefined);
      keep(KEY, FIELDS, address());
      setCopied(await copyText(text, what));
    };
    return {
      change: update,
      preset: (id, level) => update((s) => toPreset(s, latest.current.data, id, level)),
      reset: () => update(() => defaultState(latest.current.data)),
      copyLink: () => void copy(`${location.origin}${location.pathname}?${address()}`, 'link'),
      copyAnswer: () => {
        const {
          data: known,
          solved: { result },
        } = latest.current;
        if (result !== undefined) void copy(answerSentence(result.state, known, result.odds), 'answer');
      },
      keepForCompare: () => setCompare(latest.current.solved.result),
      dropCompare: () => setCompare(undefined),
      solveAnyway: () => latest.current.solved.solveAnyway(),
      stop: () => latest.current.solved.stop(),
      openTable: setTableOpen,
    };
  }, []);
  return (
    <View
      data={data}
      state={state}
      result={solved.result}
      chance={solved.chance}
      table={solved.table}
      tableTooBig={solved.tableTooBig}
      compare={compare}
      standing={solved.standing}
      problems={problems}
      termBase={termBase}
      rulesBase={rulesBase}
      on={on}
      live={live}
      changed={changed}
      notice={notice}
      copied={copied}
    >
      {children}
    </View>
  );
}
