import { Question, type QuestionPart } from '../../../shared/frame/Question.tsx';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { detectiveName, enemyName } from '../words/names.ts';
import { cardsSay, detectiveSays, enemySays, openingSays, wantedSays } from '../words/question.ts';
import { Carried, DetectiveNumbers, DetectiveOpening } from './Detectives.tsx';
import { EnemyNumbers } from './Enemies.tsx';
import { Rules, Wanted } from './Wanted.tsx';

type Pieces = readonly (string | QuestionPart)[];

const detectivePieces = (props: InputProps, at: number): Pieces => {
  const { state } = props;
  const one = { ...props, at };
  const name = detectiveName(state, at);
  return [
    ...(at === 0 ? [] : ['; ']),
    {
      id: `detective-${at + 1}`,
      says: detectiveSays(state, at),
      label: `${name}: ${labels.parts.numbers}`,
      edit: <DetectiveNumbers {...one} />,
    },
    ', ',
    {
      id: `opening-${at + 1}`,
      says: openingSays(state, at),
      label: `${name}: ${labels.parts.opening}`,
      edit: <DetectiveOpening {...one} />,
    },
    ', ',
    {
      id: `cards-${at + 1}`,
      says: cardsSay(state, at),
      label: `${name}: ${labels.parts.cards}`,
      edit: <Carried {...one} />,
    },
  ];
};

/** The question as a sentence: detectives, enemies, cards and the aim. */
export const Inputs = (props: InputProps) => {
  const { state, actions } = props;
  return (
    <section class="c-panel ec-inputs">
      <h2 class="c-said">{labels.inputs}</h2>
      <Question
        isLive={actions !== undefined}
        pieces={[
          ...state.detectives.flatMap((_, at) => detectivePieces(props, at)),
          '. ',
          ...state.enemies.flatMap((_, at): Pieces => [
            ...(at === 0 ? [] : ['; ']),
            {
              id: `enemy-${at + 1}`,
              says: enemySays(state, at),
              label: `${enemyName(state, at)}: ${labels.parts.numbers}`,
              edit: <EnemyNumbers {...props} at={at} />,
            },
          ]),
          '. Надо ',
          {
            id: 'wanted',
            says: wantedSays(state),
            label: labels.parts.wanted,
            edit: (
              <>
                <Wanted {...props} />
                <Rules {...props} />
              </>
            ),
          },
          '.',
        ]}
      />
    </section>
  );
};
