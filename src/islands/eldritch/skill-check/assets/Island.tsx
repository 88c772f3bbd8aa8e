/** The calculator in the browser: keeps the acquisition, solves on every change. */
import '../../../shared/controls/controls.css';
import '../style.css';
import { useMemo } from 'preact/hooks';
import { useAnswerActions } from '../../../shared/frame/use-answer-actions.ts';
import { lastChosen } from '../../../shared/state/last-chosen.ts';
import { useKeptState } from '../../../shared/state/use-kept-state.ts';
import { withInvestigator } from '../inputs/setup.ts';
import { codecOf, type AddressProblem } from './address.ts';
import { defaultState, withSetup, type State, type AssetsData } from './model.ts';
import { planOf } from './plan.ts';
import { View } from './View.tsx';
import { answerSentence } from './words/answer.ts';

interface Props {
  readonly data: AssetsData;
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}

export default function Island({ data, termBase }: Props) {
  const kept = useKeptState<State, AddressProblem>({
    begin: () => defaultState(data),
    codec: useMemo(() => codecOf(data), [data]),
    carried: () => {
      const last = lastChosen('eldritch', data.investigators);
      return last && withSetup(defaultState(data), (setup) => withInvestigator(setup, last));
    },
  });
  const { state } = kept;
  const plan = useMemo(() => planOf(state), [state]);
  const { common, copied } = useAnswerActions({
    kept,
    begin: () => defaultState(data),
    sentence: () => answerSentence(plan, data),
  });
  return (
    <View
      data={data}
      plan={plan}
      problems={kept.from === 'address' ? kept.problems : []}
      from={kept.from}
      termBase={termBase}
      actions={kept.isLive ? common : undefined}
      copied={copied}
    />
  );
}
