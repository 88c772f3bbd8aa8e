/** The calculator in the browser: keeps the situation, the faces of the dice and the reader's cards; solves on every change. */
import '../../shared/controls/controls.css';
import './style.css';
import './style-results.css';
import { useMemo, useRef } from 'preact/hooks';
import { useAnswerActions } from '../../shared/frame/use-answer-actions.ts';
import { useCompare } from '../../shared/frame/use-compare.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { codecOf, type Opened } from './address.ts';
import { assumedOf, facesCodec, showsSame, type DiceFaces } from './dice-faces.ts';
import { defaultState, type OddsData, type State } from './model.ts';
import { CARDS_CODEC, NO_CARDS } from './own-cards.ts';
import { useOdds } from './use-odds.ts';
import { useRows } from './use-rows.ts';
import { View } from './View.tsx';
import type { Actions, FacesProps } from './view-props.ts';
import { sentenceOf, type Told } from './words/sentence.ts';

interface Props {
  readonly data: OddsData;
  /** «/hellboy/terms/» with the site's base. */
  readonly termBase: string;
}

export default function Island({ data, termBase }: Props) {
  const own = useKeptState({
    begin: () => assumedOf(data),
    codec: useMemo(() => facesCodec(data), [data]),
    isShared: true,
  });
  const cards = useKeptState({ begin: () => NO_CARDS, codec: CARDS_CODEC, isShared: true });
  /** What stands when an event comes; so the actions are the same at every drawing. */
  const latest = useRef<{ readonly dice: DiceFaces; readonly told?: Told }>({ dice: own.state });
  const kept = useKeptState<Opened, ReturnType<ReturnType<typeof codecOf>['parse']>['problems'][number]>({
    begin: () => ({ state: defaultState(data) }),
    codec: useMemo(() => codecOf(data, () => latest.current.dice), [data]),
  });
  const { state, linked } = kept.state;
  // The faces of a link stand before those of the device, as long as the page has come from it.
  const dice = kept.from === 'address' && linked !== undefined ? linked : own.state;
  const { plan, further } = useOdds(data, state, dice);
  const rows = useRows(data, state, dice);
  const told: Told = { data, state, plan, rows, dice };
  latest.current = { dice, told };
  const { common, copied, forget } = useAnswerActions<State>({
    kept: {
      change: (next) => kept.change(({ state: before, ...rest }) => ({ ...rest, state: next(before) })),
      link: kept.link,
    },
    begin: () => defaultState(data),
    sentence: () => sentenceOf(told),
  });
  const { compare, comparing } = useCompare(plan);

  const actions = useMemo((): Actions => {
    const withOwn = () => kept.change(({ state: before }) => ({ state: before }));
    const setOwn = (next: DiceFaces) => {
      forget();
      own.change(() => next);
      withOwn();
    };
    return {
      ...common,
      ...comparing,
      faces: {
        confirm: (faces) => setOwn({ faces, isConfirmed: true }),
        assume: () => setOwn(assumedOf(data)),
        takeOwn: withOwn,
      },
      cards: cards.change,
    };
  }, []);
  const isForeign =
    dice !== own.state && !(showsSame(dice.faces, own.state.faces) && dice.isConfirmed === own.state.isConfirmed);
  const faces: FacesProps = {
    dice,
    own: isForeign ? own.state : undefined,
    damaged: own.problems[0],
  };
  return (
    <View
      data={data}
      state={state}
      faces={faces}
      cards={cards.state}
      plan={plan}
      further={further}
      rows={rows}
      compare={compare}
      problems={kept.from === 'address' ? kept.problems : []}
      from={kept.from}
      termBase={termBase}
      actions={kept.isLive && own.isLive ? actions : undefined}
      copied={copied}
    />
  );
}
