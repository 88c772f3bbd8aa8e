/** The calculator in the browser: keeps the battle and the reader's cards; solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-results.css';
import { useMemo } from 'preact/hooks';
import { useAnswerActions } from '../../shared/frame/use-answer-actions.ts';
import { useCompare } from '../../shared/frame/use-compare.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { CODEC } from './address.ts';
import { DEFAULT_STATE } from './model.ts';
import { NO_OWN, OWN_CODEC } from './own-cards.ts';
import { useBattle } from './use-battle.ts';
import { View } from './View.tsx';
import type { Actions } from './view-props.ts';
import { answerSentence } from './words/answer.ts';

interface Props {
  /** «/echo/terms/» with the site's base. */
  readonly termBase: string;
}

export default function Island({ termBase }: Props) {
  const own = useKeptState({ begin: () => NO_OWN, codec: OWN_CODEC, isShared: true });
  const kept = useKeptState({ begin: () => DEFAULT_STATE, codec: CODEC });
  const { state } = kept;
  const solved = useBattle(state);
  const { plan, isBusy } = solved;
  const { common, copied } = useAnswerActions({
    kept,
    begin: () => DEFAULT_STATE,
    sentence: () => (plan === undefined || isBusy ? undefined : answerSentence(plan)),
  });
  const { compare, comparing } = useCompare(plan);
  const actions = useMemo((): Actions => ({ ...common, ...comparing, own: own.change }), []);
  return (
    <View
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
}
