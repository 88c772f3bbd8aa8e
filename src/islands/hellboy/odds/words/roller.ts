/** The test thrown step by step, in words. */
import type { Follows } from '../../../../engines/hellboy/roller/follows.ts';
import { listRu } from '../../../../lib/sentence-ru.ts';
import type { Applied, Done, Moment, RollerState } from '../../../../engines/hellboy/roller/roller.ts';
import type { ThrowDecision } from '../../../../engines/hellboy/skill-check/policy.ts';
import { COLOUR_NAMES, EFFECT_NAMES, damageCount, diceWords } from './names.ts';

export const ROLLER = {
  title: 'Бросить кубики по шагам',
  intro:
    'Кубики честные: случайность даёт устройство. Или введите, что выпало у вас за столом, и страница скажет, как лучше.',
  throwDice: 'Бросить',
  throwAgain: 'Бросить ещё раз',
  enter: 'Ввести свой бросок',
  enterHint: 'Что выпало у вас на кубиках',
  enterEffect: 'Кубик эффекта',
  lay: 'Что с этим делать',
  count: 'Посчитать результат',
  again: 'Перебросить выделенные',
  keepAll: 'Ничего не перебрасывать',
  pick: 'Коснитесь кубиков, которые перебросите. Сейчас выделены те, которые перебросить лучше всего.',
  choose: 'Каким эффектом сделать БРПД? Лучший выбор отмечен.',
  spend: 'Потратить на карту',
  best: 'лучше всего',
  undo: 'Шаг назад',
  redo: 'Шаг вперёд',
  history: 'Прошлые броски',
} as const;

const appliedName = (applied: Applied): string =>
  applied === 'spent' ? 'БРПД потрачен на карту' : `«${EFFECT_NAMES[applied]}»`;
export const dieAria = (state: RollerState, place: number, face: number): string =>
  `${COLOUR_NAMES[state.test.dice[place]!]} кубик: ${face}`;

const shownWords = ({ test }: RollerState, shown: readonly number[]): string =>
  shown.length === 0 ? diceWords([]) : listRu(shown.map((face, i) => `${COLOUR_NAMES[test.dice[i]!]} ${face}`));

const FOLLOWS: { readonly [k in Follows['kind']]: (follows: Extract<Follows, { kind: k }>) => string } = {
  nothing: () => '',
  reach: ({ isReached, target }) => (isReached ? ` Цель ${target} достигнута.` : ` До цели ${target} не хватило.`),
  damage: ({ damage, absorbed }) => ` Врагу ${damageCount(damage)}${absorbedWords(absorbed)}.`,
  defence: ({ damage, absorbed }) => ` Агенту ${damageCount(damage)}${absorbedWords(absorbed)}.`,
  information: ({ information }) => ` Делений информации: ${information}.`,
};
const absorbedWords = (absorbed: number): string => (absorbed === 0 ? '' : `, объекту ${absorbed}`);
const followsWords = (follows: Follows): string => (FOLLOWS[follows.kind] as (f: Follows) => string)(follows);

/** What lies on the table and what is to be done. */
export const momentWords = (state: RollerState): string => {
  const { moment } = state;
  if (moment.kind === 'ready') return `На столе: ${diceWords(state.test.dice)}.`;
  const thrown = `Выпало: ${shownWords(state, moment.shown)}; кубик эффекта — «${EFFECT_NAMES[moment.effect]}».`;
  if (moment.kind === 'thrown') return thrown;
  const applied = moment.applied === moment.effect ? '' : ` Применяете: ${appliedName(moment.applied)}.`;
  if (moment.kind === 'chosen') return `${thrown}${applied}`;
  return `${thrown}${applied} Результат ${moment.result}.${followsWords(moment.follows)}`;
};
export const doneWords = ({ shown, effect, applied, result, follows }: Done): string => {
  const used = applied === effect ? appliedName(effect) : `«${EFFECT_NAMES[effect]}» как ${appliedName(applied)}`;
  return `${shown.join(', ') || 'без кубиков'}; ${used}: результат ${result}.${followsWords(follows)}`;
};

/** What is best at this moment, in words; the same that the buttons mark. */
export const choiceWords = (moment: Moment, choice: ThrowDecision | undefined): string => {
  if (moment.kind !== 'thrown' || choice === undefined) return '';
  return moment.asks === 'use' ? ROLLER.choose : ROLLER.pick;
};
