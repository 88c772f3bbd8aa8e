import { ACTIONS, type Action } from '../../../../engines/hellboy/situation/situation.ts';
import { Chips } from '../../../shared/controls/Chips.tsx';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';
import { Question as Asked, type QuestionPart } from '../../../shared/frame/Question.tsx';
import { BOUNDS, askedOf, hasEnemy, withAction, withSeries, withSiege, type State } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { ACTION_NAMES } from '../words/names.ts';
import * as says from '../words/question.ts';
import { AIMS, SERIES } from '../words/series.ts';
import { SIEGE_AIMS } from '../words/siege.ts';
import { Around, CardEffects } from './Around.tsx';
import { Foe } from './Foe.tsx';
import { Hand } from './Hand.tsx';
import { SiegeTokens, Attacks, Track } from './SiegeInputs.tsx';
import { SkillLevel } from './SkillLevel.tsx';
import { ThrowInputs } from './ThrowInputs.tsx';
import { Wanted } from './Wanted.tsx';
import { Who, type Cards } from './Who.tsx';

type Props = InputProps & { readonly cards: Cards };
type Pieces = readonly (string | QuestionPart)[];
const ATTACKS = ['fight', 'shoot'] as const;

const part = (id: keyof typeof labels.parts, said: string, edit: QuestionPart['edit']): QuestionPart => ({
  id,
  says: said,
  label: labels.parts[id],
  edit,
});
const whoPart = (props: Props) => part('who', says.whoSays(props.state, props.data), <Who {...props} />);
/** What is done, out of what may be chosen. */
const actionPart = ({ state, actions }: Props, offered: readonly Action[]) =>
  part(
    'action',
    says.doesSays(state),
    <Chips<Action>
      label={labels.action}
      name="hb-action"
      class="hb-actions"
      value={state.action}
      options={offered.map((value) => ({ value, label: ACTION_NAMES[value] }))}
      onChange={actions && ((action) => actions.change((s) => withAction(s, action)))}
    />,
  );
const enemyPieces = (props: Props): Pieces =>
  hasEnemy(props.state)
    ? ['. Враг\u00a0— ', part('enemy', says.enemySays(props.state, props.data), <Foe {...props} />)]
    : [];
const aroundPieces = (props: Props): Pieces => [
  '. Вокруг ',
  part('around', says.aroundSays(props.state, props.data), <Around {...props} />),
  ', ',
  part('cards', says.cardsSay(props.state, props.data), <CardEffects {...props} />),
];
interface AimProps<A extends string> {
  readonly aim: A;
  readonly names: { readonly [a in A]: string };
  readonly onChange: ((aim: A) => void) | undefined;
}
/** What the tokens are for. */
const aimPart = <A extends string>({ aim, names, onChange }: AimProps<A>) =>
  part(
    'aim',
    names[aim],
    <Chips<A>
      label={labels.parts.aim}
      name="hb-aim"
      value={aim}
      options={(Object.keys(names) as A[]).map((value) => ({ value, label: names[value] }))}
      onChange={onChange}
    />,
  );

const testPieces = (props: Props): Pieces => {
  const { state } = props;
  const level = (
    <>
      <SkillLevel {...props} />
      <Hand {...props} />
    </>
  );
  return [
    whoPart(props),
    ' ',
    actionPart(props, ACTIONS),
    state.dice === undefined ? ' ' : ', ',
    part('level', says.levelSays(state), level),
    ...enemyPieces(props),
    ...aroundPieces(props),
    '. Нужно ',
    part('goal', says.goalSays(state), <Wanted {...props} />),
    '.',
  ];
};

const seriesPieces = (props: Props): Pieces => {
  const { state, termBase, actions } = props;
  const tokens = (
    <NumberRow
      label={SERIES.tokens}
      value={state.series.tokens}
      bounds={BOUNDS.tokens}
      href={`${termBase}action-cube/`}
      hint={SERIES.tokensHint}
      onChange={actions && ((n) => actions.change((s) => withSeries(s, { tokens: n })))}
    />
  );
  return [
    whoPart(props),
    ' ',
    actionPart(props, ATTACKS),
    ' ',
    part('level', says.levelSays(state), <SkillLevel {...props} />),
    ', ',
    part('tokens', says.tokensSay(state.series), tokens),
    ...enemyPieces(props),
    ...aroundPieces(props),
    '. Надо ',
    aimPart<State['series']['aim']>({
      aim: state.series.aim,
      names: AIMS,
      onChange: actions && ((aim) => actions.change((s) => withSeries(s, { aim }))),
    }),
    '.',
  ];
};

const siegePieces = (props: Props): Pieces => {
  const { state, actions } = props;
  return [
    whoPart(props),
    ' защищается ',
    part('level', says.levelSays({ ...state, dice: undefined }), <SkillLevel {...props} />),
    '. Урона ',
    part('track', says.trackSays(state), <Track {...props} />),
    ', ',
    part('tokens', says.tokensSay(state.siege), <SiegeTokens {...props} />),
    '. Атаки: ',
    part('attacks', says.attacksSay(state), <Attacks {...props} />),
    '. Надо ',
    aimPart<State['siege']['aim']>({
      aim: state.siege.aim,
      names: SIEGE_AIMS,
      onChange: actions && ((aim) => actions.change((s) => withSiege(s, { aim }))),
    }),
    '.',
  ];
};

const PIECES: { readonly [m in State['mode']]: (props: Props) => Pieces } = {
  test: testPieces,
  series: seriesPieces,
  siege: siegePieces,
  throws: (props) => [part('throw', says.throwSays(props.state, props.prose), <ThrowInputs {...props} />), '.'],
};

/** Who does what to whom, with which dice, and what is wanted: the question in a sentence. */
export const Question = (props: Props) => {
  const { mode } = props.state;
  const asked = { ...props, state: askedOf(props.state) };
  return <Asked key={mode} isLive={props.actions !== undefined} pieces={PIECES[mode](asked)} />;
};
