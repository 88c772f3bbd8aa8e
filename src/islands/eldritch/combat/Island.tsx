/** The calculator in the browser: keeps the fight and the reader's cards; solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-results.css';
import { useMemo } from 'preact/hooks';
import { unpacking } from '../../shared/frame/unpacking.ts';
import { useAnswerActions } from '../../shared/frame/use-answer-actions.ts';
import { useCompare } from '../../shared/frame/use-compare.ts';
import { lastChosen } from '../../shared/state/last-chosen.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { codecOf, type AddressProblem } from './address.ts';
import type { CombatData } from './cards.ts';
import { defaultState, type State } from './model.ts';
import { NO_OWN, OWN_CODEC } from './own-cards.ts';
import { useCombat } from './use-combat.ts';
import { View } from './View.tsx';
import type { Actions } from './view-props.ts';
import { answerSentence } from './words/answer.ts';

interface Props {
  readonly data: CombatData;
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}

const Island = ({ data, termBase }: Props) => {
  const own = useKeptState({ begin: () => NO_OWN, codec: OWN_CODEC, isShared: true });
  const codec = useMemo(() => codecOf(data), [data]);
  const kept = useKeptState<State, AddressProblem>({
    begin: () => defaultState(data),
    codec,
    carried: () => {
      const last = lastChosen('eldritch', data.investigators);
      return last && defaultState(data, last.id);
    },
  });
  const { state } = kept;
  const solved = useCombat(state);
  const { plan, isBusy } = solved;
  const { common, copied } = useAnswerActions({
    kept,
    begin: () => defaultState(data),
    sentence: () => (plan === undefined || isBusy ? undefined : answerSentence(plan, data)),
  });
  const { compare, comparing } = useCompare(plan);
  const actions = useMemo((): Actions => ({ ...common, ...comparing, own: own.change }), []);
  return (
    <View
      data={data}
      state={state}
      own={own.state}
      solved={solved}
      compare={compare}
      problems={kept.from === 'address' ? kept.problems : []}
      from={kept.from}
      termBase={termBase}
      actions={kept.isLive && own.isLive ? actions : undefined}
      copied={copied}
    />
  );
};
export default unpacking(Island);
