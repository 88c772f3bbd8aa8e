import { Question, type QuestionPart } from '../../../shared/frame/Question.tsx';
import { withFiguresSet } from '../changes.ts';
import { MOST_FOES } from '../model.ts';
import type { InputProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { foeName, isMany, isParty, memberName } from '../words/names.ts';
import { foeSays, numbersSay, thingsSay, wantedSays } from '../words/question.ts';
import { FoeInputs } from './Foes.tsx';
import { InvestigatorPicker, PartySize } from './InvestigatorPicker.tsx';
import { Bonuses, Numbers } from './Numbers.tsx';
import { Things } from './Things.tsx';
import { Wanted } from './Wanted.tsx';

type Pieces = readonly (string | QuestionPart)[];

/** What is asked of one investigator; of several each part says whose it is. */
const memberPieces = (props: InputProps, at: number): Pieces => {
  const { data, state } = props;
  const { hero } = state.party[at]!;
  const member = { ...props, at };
  const part = (id: 'who' | 'numbers' | 'things', says: string, edit: QuestionPart['edit']): QuestionPart => ({
    id: `${id}-${at + 1}`,
    says,
    label: isParty(state) ? `${memberName(state, at, data)}: ${labels.parts[id].toLowerCase()}` : labels.parts[id],
    edit,
  });
  return [
    ...(at === 0 ? [] : ['; ']),
    part(
      'who',
      memberName(state, at, data),
      <>
        <InvestigatorPicker {...member} />
        <PartySize {...member} />
      </>,
    ),
    ': ',
    part('numbers', numbersSay(state, state.party[at]!, data), <Numbers {...member} />),
    ', ',
    part(
      'things',
      thingsSay(hero, data),
      <>
        <Things {...member} />
        <Bonuses {...member} />
      </>,
    ),
  ];
};
const foePieces = (props: InputProps): Pieces => {
  const { data, state, actions } = props;
  return state.foes.flatMap((foe, at): Pieces => [
    ...(at === 0 ? [] : [', ']),
    {
      id: `foe-${at + 1}`,
      says: foeSays(foe, state, data),
      label: isMany(state) ? `${labels.monster} ${at + 1}: ${foeName(foe, data)}` : labels.monster,
      edit: <FoeInputs {...props} at={at} isLast={state.foes.length === MOST_FOES} />,
      done: foe.isNotSet
        ? { says: labels.figuresSet, onPress: () => actions?.change((s) => withFiguresSet(s, at)) }
        : undefined,
    },
  ]);
};

/** Who meets whom, with what numbers, and what is wanted: the question in a sentence. */
export const Inputs = (props: InputProps) => {
  const { state, actions } = props;
  return (
    <section class="c-panel el-inputs">
      <h2 class="c-said">{labels.inputs}</h2>
      <Question
        isLive={actions !== undefined}
        pieces={[
          ...state.party.flatMap((_, at) => memberPieces(props, at)),
          isMany(state) ? '. Против монстров: ' : '. Монстр — ',
          ...foePieces(props),
          '. Надо ',
          { id: 'wanted', says: wantedSays(state), label: labels.parts.wanted, edit: <Wanted {...props} /> },
          '.',
        ]}
      />
    </section>
  );
};
