/** The map in the browser: keeps the journey, searches the best ways on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-board.css';
import { useMemo } from 'preact/hooks';
import { useAnswerActions } from '../../shared/frame/use-answer-actions.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { codecOf, type AddressProblem } from './address.ts';
import { INITIAL, type MapData, type State } from './model.ts';
import { resultOf } from './result.ts';
import { View } from './View.tsx';
import type { Actions } from './view-props.ts';
import { answerSentence } from './words/answer.ts';

interface Props {
  readonly data: MapData;
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}

export default function Island({ data, termBase }: Props) {
  const kept = useKeptState<State, AddressProblem>({
    begin: () => INITIAL,
    codec: useMemo(() => codecOf(data), [data]),
  });
  const { state } = kept;
  const result = useMemo(() => resultOf(state, data), [state]);
  const { common, copied } = useAnswerActions({
    kept,
    begin: () => INITIAL,
    sentence: () => answerSentence(state, data, result),
  });
  const actions = useMemo(
    (): Actions => ({ ...common, change: (changed) => common.change((was) => ({ ...was, ...changed })) }),
    [],
  );
  return (
    <View
      data={data}
      state={state}
      result={result}
      problems={kept.from === 'address' ? kept.problems : []}
      from={kept.from}
      termBase={termBase}
      actions={kept.isLive ? actions : undefined}
      copied={copied}
    />
  );
}
