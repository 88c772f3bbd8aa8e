/** The calculator in the browser: keeps the battle and the reader's cards; solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-results.css';
import { useMemo, useRef } from 'preact/hooks';
import { useCopied } from '../../shared/state/use-copied.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { CODEC } from './address.ts';
import { DEFAULT_STATE, type State } from './model.ts';
import { NO_OWN, OWN_CODEC } from './own-cards.ts';
import { useBattle } from './use-battle.ts';
import { View } from './View.tsx';
import type { Actions, Solved } from './view-props.ts';
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
  /** What stands when an event comes; so the actions are the same at every drawing. */
  const latest = useRef<Solved>(solved);
  latest.current = solved;
  const { copied, copy, forget } = useCopied();

  const on = useMemo((): Actions => {
    const change = (next: (state: State) => State) => {
      forget();
      kept.change(next);
    };
    return {
      change,
      own: own.change,
      reset: () => change(() => DEFAULT_STATE),
      copyLink: () => void copy('link', kept.link()),
      copyAnswer: () => {
        const { plan, isBusy } = latest.current;
        if (plan !== undefined && !isBusy) void copy('answer', answerSentence(plan));
      },
    };
  }, []);
  return (
    <View
      state={state}
      own={own.state}
      solved={solved}
      problems={kept.from === 'address' ? kept.problems : []}
      from={kept.from}
      termBase={termBase}
      on={kept.isLive && own.isLive ? on : undefined}
      copied={copied}
    />
  );
}
