/** The calculator in the browser: solves on every change, throws the dice. */
import '../../shared/controls/controls.css';
import './style.css';
import { useMemo, useRef } from 'preact/hooks';
import { unpacking } from '../../shared/frame/unpacking.ts';
import { useAnswerActions } from '../../shared/frame/use-answer-actions.ts';
import { useCompare } from '../../shared/frame/use-compare.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { codecOf } from './address.ts';
import { defaultState, type AttackData } from './model.ts';
import { useOdds } from './use-odds.ts';
import { usePlay } from './use-play.ts';
import { View } from './View.tsx';
import type { Actions } from './view-props.ts';
import { answerSentence } from './words/reasons.ts';

interface Props {
  readonly data: AttackData;
  /** «/foursouls/terms/» with the site's base. */
  readonly termBase: string;
}

const Island = ({ data, termBase }: Props) => {
  const codec = useMemo(() => codecOf(data), [data]);
  const kept = useKeptState({ begin: () => defaultState(data), codec });
  const { state, isLive } = kept;
  const counted = useOdds(state);
  const { solved } = counted;
  const { common, copied } = useAnswerActions({
    kept,
    begin: () => defaultState(data),
    sentence: () => solved && answerSentence(solved.state, data, solved.odds),
  });
  const table = usePlay(state, counted.adviceAt);
  /** What stands when an event comes; so the actions are the same at every drawing. */
  const latest = useRef({ counted, table });
  latest.current = { counted, table };
  const { compare, comparing } = useCompare(solved);

  const actions = useMemo(
    (): Actions => ({
      ...common,
      ...comparing,
      solveAnyway: () => latest.current.counted.solveAnyway(),
      stop: () => latest.current.counted.stop(),
      gains: {
        solveAnyway: () => latest.current.counted.onGains.solveAnyway(),
        stop: () => latest.current.counted.onGains.stop(),
      },
      play: (action) => latest.current.table.act(action),
      playToTheEnd: () => latest.current.table.toTheEnd(),
      playAnew: () => latest.current.table.anew(),
    }),
    [],
  );
  return (
    <View
      data={data}
      state={state}
      {...counted}
      compare={compare}
      problems={kept.from === 'address' ? kept.problems : []}
      from={kept.from}
      termBase={termBase}
      actions={isLive ? actions : undefined}
      copied={copied}
      play={table.play}
      past={table.past}
    />
  );
};
export default unpacking(Island);
