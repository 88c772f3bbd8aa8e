import { Question as Asked, type QuestionPart } from '../../../shared/frame/Question.tsx';
import { asSeries } from '../model.ts';
import type { OwnCards } from '../own-cards.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import {
  aroundSays,
  attacksSay,
  cardsSay,
  doesSays,
  enemySays,
  goalSays,
  hasEnemy,
  levelSays,
  seriesAimSays,
  siegeAimSays,
  siegeTokensSay,
  skillSays,
  throwSays,
  tokensSay,
  trackSays,
  whoSays,
} from '../words/question.ts';
import { LEVEL_NAMES } from '../words/names.ts';
import { Around, Cards } from './Around.tsx';
import { Foe } from './Foe.tsx';
import { Hand } from './Hand.tsx';
import { SeriesAim, SeriesTokens } from './Series.tsx';
import { Aim, Attacks, DefenceLevel, SiegeTokens, Track } from './SiegeInputs.tsx';
import { ThrowInputs } from './Throws.tsx';
import { Wanted } from './Wanted.tsx';
import { AgentSelect, DoesWhat, LevelOf } from './Who.tsx';

interface Props extends InputProps {
  readonly cards: OwnCards;
}
type Pieces = readonly (string | QuestionPart)[];
const ATTACKS = ['fight', 'shoot'] as const;

const part = (id: keyof typeof labels.parts, says: string, edit: QuestionPart['edit']): QuestionPart => ({
  id,
  says,
  label: labels.parts[id],
  edit,
});

const testPieces = (props: Props): Pieces => {
  const { state, data } = props;
  return [
    part('who', whoSays(state, data), <AgentSelect {...props} />),
    ' ',
    part('action', doesSays(state), <DoesWhat {...props} />),
    `, ${skillSays(state)} `,
    part(
      'level',
      levelSays(state),
      <>
        <LevelOf {...props} />
        <Hand {...props} />
      </>,
    ),
    ...enemyPieces(props),
    '. Вокруг ',
    part('around', aroundSays(state, data), <Around {...props} />),
    ', ',
    part('cards', cardsSay(state, data), <Cards {...props} />),
    '. Нужно ',
    part('goal', goalSays(state), <Wanted {...props} />),
    '.',
  ];
};
const enemyPieces = (props: Props): Pieces =>
  hasEnemy(props.state) ? ['. Враг ', part('enemy', enemySays(props.state, props.data), <Foe {...props} />)] : [];

const seriesPieces = (asked: Props): Pieces => {
  const props = { ...asked, state: asSeries(asked.state) };
  const { state, data } = props;
  return [
    part('who', whoSays(state, data), <AgentSelect {...props} />),
    ' ',
    part('action', doesSays(state), <DoesWhat {...props} offered={ATTACKS} />),
    ', пока есть ',
    part('tokens', tokensSay(state), <SeriesTokens {...props} />),
    `, ${skillSays(state)} `,
    part('level', levelSays(state), <LevelOf {...props} />),
    ...enemyPieces(props),
    '. Вокруг ',
    part('around', aroundSays(state, data), <Around {...props} isSeries />),
    ', ',
    part('cards', cardsSay(state, data), <Cards {...props} />),
    '. Надо ',
    part('aim', seriesAimSays(state), <SeriesAim {...props} />),
    '.',
  ];
};

const siegePieces = (props: Props): Pieces => {
  const { state, data } = props;
  return [
    part('who', whoSays(state, data), <AgentSelect {...props} />),
    ' защищается, уровень ',
    part('level', LEVEL_NAMES[state.levels.defend], <DefenceLevel {...props} />),
    '. На шкале ',
    part('track', trackSays(state), <Track {...props} />),
    ', на усиление ',
    part('tokens', siegeTokensSay(state), <SiegeTokens {...props} />),
    '. Атаки по очереди: ',
    part('attacks', attacksSay(state), <Attacks {...props} />),
    '. Надо ',
    part('aim', siegeAimSays(state), <Aim {...props} />),
    '.',
  ];
};

const PIECES: { readonly [m in Props['state']['mode']]: (props: Props) => Pieces } = {
  test: testPieces,
  series: seriesPieces,
  siege: siegePieces,
  throws: (props) => [part('throw', throwSays(props.state), <ThrowInputs {...props} />), '.'],
};

/** Who does what to whom, with which dice, and what is wanted: the question in a sentence. */
export const Question = (props: Props) => (
  <Asked key={props.state.mode} isLive={props.actions !== undefined} pieces={PIECES[props.state.mode](props)} />
);
