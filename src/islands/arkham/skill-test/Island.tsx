/** The calculator in the browser: brings the data, solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useAnswerActions } from '../../shared/frame/use-answer-actions.ts';
import { useCompare } from '../../shared/frame/use-compare.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { codecOf } from './address.ts';
import { belongs, defaultState, withPreset, type Level, type OddsData, type State } from './model.ts';
import { useData } from './use-data.ts';
import { useOdds } from './use-odds.ts';
import { View } from './View.tsx';
import type { Actions } from './view-props.ts';
import { answerSentence } from './words/reasons.ts';

interface Props {
  /** Enough for the default example and the first changes, before the rest has come. */
  readonly initial: OddsData;
  readonly dataUrl: string;
  readonly termBase: string;
  readonly rulesBase: string;
  /** The digital bag. */
  readonly bagUrl: string;
  readonly children?: ComponentChildren;
}

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

export default function Island({ initial, dataUrl, termBase, rulesBase, bagUrl, children }: Props) {
  const { data, notice } = useData(initial, dataUrl);
  const codec = useMemo(() => codecOf(data), [data]);
  const kept = useKeptState({ begin: () => defaultState(initial), codec, isComplete: notice !== 'loading' });
  const { state, isLive } = kept;
  const [isTableOpen, setTableOpen] = useState(false);
  const solved = useOdds(state, data, isTableOpen);
  const { result } = solved;
  const { compare, comparing } = useCompare(result);
  const { common, copied } = useAnswerActions({
    kept,
    begin: () => defaultState(data),
    sentence: () => result && answerSentence(result.state, data, result.odds),
  });
  /** What stands when an event comes; so the actions are the same at every drawing. */
  const latest = useRef({ data, solved });
  latest.current = { data, solved };

  const actions = useMemo(
    (): Actions => ({
      ...common,
      ...comparing,
      preset: (id, level) => common.change((s) => toPreset(s, latest.current.data, id, level)),
      solveAnyway: () => latest.current.solved.solveAnyway(),
      stop: () => latest.current.solved.stop(),
      openTable: setTableOpen,
    }),
    [],
  );
  return (
    <View
      data={data}
      state={state}
      {...solved}
      compare={compare}
      problems={kept.from === 'address' ? kept.problems : []}
      from={kept.from}
      termBase={termBase}
      rulesBase={rulesBase}
      bagUrl={bagUrl}
      actions={isLive ? actions : undefined}
      // What the page has is enough for most; of the rest nothing need be said while nothing waits for it.
      notice={notice === 'loading' && isLive ? undefined : notice}
      copied={copied}
    >
      {children}
    </View>
  );
}
