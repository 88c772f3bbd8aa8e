/** The test in a sentence, part by part: what both calculators ask alike. */
import { signedRu } from '../../../../lib/number-ru.ts';
import { NBSP, lowerRu } from '../../../../lib/sentence-ru.ts';
import { Question, type QuestionPart } from '../../../shared/frame/Question.tsx';
import { FORTUNE_NAMES, SKILL_ACCUSATIVE, cluesCount, diceCount } from '../../shared/words.ts';
import { skillNotSetOf, valueOf, withSetup, type Setup, type Tested } from './setup.ts';
import {
  CardInputs,
  DiceInputs,
  RerollInputs,
  SkillInput,
  WhatIsTested,
  WhoTests,
  type TestInputsProps,
} from './TestInputs.tsx';
import { SPEND_SHORT, focusCount, investigatorName, testLabels } from './words.ts';

const testedSays = ({ setup, investigators }: TestInputsProps): string => {
  if (setup.tested === 'number') return diceCount(setup.number);
  const value = skillNotSetOf(setup, investigators) === undefined ? valueOf(setup) : '?';
  return `${SKILL_ACCUSATIVE[setup.tested]}${NBSP}${value}`;
};
const rerollsSay = ({ clues, focus, spend }: Setup): string =>
  [
    ...(clues === 0 ? ['без улик'] : [cluesCount(clues)]),
    ...(focus === 0 ? [] : [focusCount(focus)]),
    ...(clues + focus === 0 || spend === 'best' ? [] : [SPEND_SHORT[spend]]),
  ].join(', ');
const cardsSay = ({ modifier, bonus, fortune, extra, free, all, sixes }: Setup): string =>
  [
    ...(modifier === 0 ? [] : [`модификатор${NBSP}${signedRu(modifier)}`]),
    ...(bonus === 0 ? [] : [`бонус${NBSP}+${bonus}`]),
    ...(fortune === 'plain' ? [] : [lowerRu(FORTUNE_NAMES[fortune])]),
    ...(extra === 0 ? [] : [`ещё ${diceCount(extra)}`]),
    ...(free === 0 ? [] : [`карты перебросят ${diceCount(free)}`]),
    ...(all ? ['карта перебросит все неудачные'] : []),
    ...(sixes ? ['шестёрка за 2 успеха'] : []),
  ].join(', ') || 'без бонусов и карт';

const part = (id: keyof typeof testLabels.parts, says: string, edit: QuestionPart['edit']): QuestionPart => ({
  id,
  says,
  label: testLabels.parts[id],
  edit,
});

interface PageInputs<S> {
  readonly state: S;
  readonly data: Pick<TestInputsProps, 'investigators'>;
  readonly termBase: string;
  readonly actions: { readonly change: (next: (state: S) => S) => void } | undefined;
}
/** What the controls of a test are given, of what the inputs of a page are. */
export const inputOf = <S extends { readonly setup: Setup }>(props: PageInputs<S>): TestInputsProps => {
  const { state, data, termBase, actions } = props;
  return {
    setup: state.setup,
    investigators: data.investigators,
    termBase,
    onChange: actions && ((change) => actions.change((s) => withSetup(s, change))),
  };
};
/** The panel with the question. */
export const TestQuestion = (props: Parameters<typeof Question>[0]) => (
  <section class="c-panel et-inputs">
    <h2 class="c-said">{testLabels.inputs}</h2>
    <Question {...props} />
  </section>
);

/** Who tests what. @param tested skills that may be chosen; none where it is always the same */
export const whoPieces = (
  input: TestInputsProps,
  tested: readonly Tested[] = [],
): readonly (string | QuestionPart)[] => [
  part('who', investigatorName(input.setup, input.investigators) ?? 'Сыщик', <WhoTests {...input} />),
  input.setup.tested === 'number' ? ' бросает ' : ' проверяет ',
  part(
    'tested',
    testedSays(input),
    <>
      {tested.length > 0 && <WhatIsTested {...input} tested={tested} />}
      <SkillInput {...input} />
    </>,
  ),
];
/** With what it is tested. */
export const withPieces = (input: TestInputsProps): readonly (string | QuestionPart)[] => [
  part('rerolls', rerollsSay(input.setup), <RerollInputs {...input} />),
  ', ',
  part(
    'cards',
    cardsSay(input.setup),
    <>
      <DiceInputs {...input} />
      <CardInputs {...input} />
    </>,
  ),
];
