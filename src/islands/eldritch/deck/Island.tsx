/** The Mythos deck in the browser: keeps the game, card by card. */
import '../../shared/controls/controls.css';
import './style.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Colour } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { useAnswerActions } from '../../shared/frame/use-answer-actions.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { codecOf, type AddressProblem } from './address.ts';
import {
  initialState,
  sheetOf,
  standingOf,
  stateOf,
  withDrawn,
  withoutLast,
  type DeckData,
  type State,
} from './model.ts';
import { View } from './View.tsx';
import type { Actions } from './view-props.ts';
import { answerSentence } from './words/answer.ts';

interface Props {
  readonly data: DeckData;
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}

export default function Island({ data, termBase }: Props) {
  const kept = useKeptState<State, AddressProblem>({
    begin: () => initialState(data),
    codec: useMemo(() => codecOf(data), [data]),
  });
  const { state } = kept;
  const standing = useMemo(() => standingOf(state), [state]);
  const [before, setBefore] = useState<State>();
  /** What stands when an event comes; so the actions are the same at every drawing. */
  const latest = useRef({ state, before });
  latest.current = { state, before };
  const { common, copied } = useAnswerActions({
    kept,
    begin: () => initialState(data),
    sentence: () => answerSentence(state, standing, data),
  });
  const actions = useMemo((): Actions => {
    const { change } = common;
    /** Puts the present game away for another one. */
    const begin = (next: (was: State) => State) => {
      if (latest.current.state.log.length > 0) setBefore(latest.current.state);
      change(next);
    };
    return {
      ...common,
      draw: (colour: Colour) => {
        setBefore(undefined);
        change((was) => withDrawn(was, colour));
      },
      undo: () => change(withoutLast),
      choose: (id) => {
        const sheet = sheetOf({ sheet: id }, data);
        if (sheet === undefined) change(({ stages, log }) => ({ stages, log }));
        else begin(() => stateOf(sheet));
      },
      newGame: () => begin((was) => ({ ...was, log: [] })),
      restore: () => {
        const put = latest.current.before;
        setBefore(undefined);
        if (put !== undefined) change(() => put);
      },
      reset: () => begin(() => initialState(data)),
    };
  }, []);
  return (
    <View
      data={data}
      state={state}
      standing={standing}
      before={before}
      problems={kept.from === 'address' ? kept.problems : []}
      from={kept.from}
      termBase={termBase}
      actions={kept.isLive ? actions : undefined}
      copied={copied}
    />
  );
}
