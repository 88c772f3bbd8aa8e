/** Words about the faces of the dice: the notice, the editor, what cannot be. */
import { COLOURS, type Colour } from '../../../../engines/hellboy/dice/colour.ts';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { SIDES, type FacesProblem } from '../../../../engines/hellboy/dice/faces.ts';
import { fractionRu } from '../../../../lib/number-ru.ts';
import type { Fraction } from '../../../../engines/exact/fraction.ts';
import type { Fact } from '../../../shared/results/Facts.tsx';
import type { DiceFaces } from '../dice-faces.ts';
import type { State } from '../model.ts';
import { labels } from './labels.ts';
import { COLOUR_NAMES } from './names.ts';

export const FACES = {
  assumed: 'Грани предположены.',
  confirmed: 'Считаем с гранями ваших кубиков.',
  linked: 'В ссылке указаны другие грани кубиков, и расчёт идёт с ними.',
  linkedConfirmed: 'В ссылке указаны грани, которые отправитель списал со своих кубиков. Расчёт идёт с ними.',
  enter: 'Ввести свои',
  change: 'Изменить грани',
  close: 'Закрыть',
  takeOwn: 'Считать со своими гранями',
  editor: 'Грани кубиков',
  editorHint: 'Возьмите кубик и нажимайте числа с его граней подряд, в любом порядке. Пустая грань — это 0.',
  keys: 'Число на выделенной грани',
  more: 'ещё',
  fewer: 'меньше',
  confirm: 'Это грани моих кубиков',
  back: 'Вернуть предположение',
  refused: 'Таких кубиков быть не может, прежние грани остались:',
  damaged: 'Не удалось прочитать грани, сохранённые на этом устройстве. Запись не изменилась; введите грани заново.',
  ladder: (from: Colour, to: Colour) =>
    `Проверьте: ${COLOUR_NAMES[to]} кубик обычно не хуже, чем ${COLOUR_NAMES[from]}, а здесь одна из его граней меньше.`,
  rule: 'Правило',
} as const;

export const sideName = (colour: Colour, at: number, value: number | undefined): string =>
  `${COLOUR_NAMES[colour]} кубик, грань ${at + 1}: ${value ?? 'пусто'}`;

/** Why faces are refused; a rule brings its own words from the data. */
export const facesProblemWords = (problem: FacesProblem): string => {
  const die = `${COLOUR_NAMES[problem.colour]} кубик`;
  if (problem.code === 'rule') return `${sentenceRu(die).slice(0, -1)}. ${problem.rule.why}`;
  return sentenceRu(
    problem.code === 'count' ? `${die}: нужно ${SIDES} граней` : `${die}: на грани стоит число от 0 до 9`,
  );
};

/** «жёлтый 0 0 1 1 1 2; …»: all faces in one line. */
export const facesLine = ({ faces }: DiceFaces): string =>
  COLOURS.map((colour) => `${COLOUR_NAMES[colour]} ${faces[colour].join(' ')}`).join('; ');

/** Rolls of the effect die alone do not hang on any faces. */
export const throwRestsOnFaces = ({ kind }: State['throws']): boolean => kind !== 'tome' && kind !== 'orrery';
type Dice = Pick<DiceFaces, 'isConfirmed'>;
type Asked = Pick<State, 'mode' | 'throws'>;
/** Whether the numbers of an answer are known: somebody has confirmed the faces, or none of them matters. */
export const isKnown = ({ isConfirmed }: Dice, { mode, throws }: Asked): boolean =>
  isConfirmed || (mode === 'throws' && !throwRestsOnFaces(throws));
/** The chance once more; a fraction only for confirmed faces, for others it would claim too much. */
export const exactWords = (chance: Fraction, dice: Dice, asked: Asked): string =>
  chance.d === 1n || !isKnown(dice, asked) ? '' : ` (${fractionRu(chance)})`;
/** A number of the answer, with its fraction only where the faces are known. */
export const knownFact = ({ name, value, exact }: Fact, dice: Dice, asked: Asked): Fact =>
  isKnown(dice, asked) ? { name, value, exact } : { name, value };
/** The note of the bar that the faces are assumed, while they are. */
export const withMark = (said: string, { isConfirmed }: Dice): string => (isConfirmed ? said : labels.assumedMark);
/** The end of an answer to send. */
export const facesSentence = ({ isConfirmed }: Dice): string =>
  isConfirmed ? 'Грани кубиков проверены по коробке.' : 'Грани кубиков предположены.';
