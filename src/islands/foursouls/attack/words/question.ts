/** The question in a sentence, part by part. */
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { characterOf, isOwnNumbers, type AttackData, type State } from '../model.ts';
import { bonusWords, goalWords, handParts } from './reasons.ts';

/** «Самсон»; with other numbers than his card has, or without a card: «игрок (здоровье 2, урон 1)». */
export const whoSays = (state: State, data: AttackData): string => {
  const card = characterOf(state, data);
  return card !== undefined && isOwnNumbers(state, card)
    ? card.ru
    : `${card?.ru ?? 'игрок'} (здоровье${NBSP}${state.health}, урон${NBSP}${state.attack})`;
};
/** «перебросить кубик 2 раза, +1 к броскам». */
export const handSays = (state: State): string => [...handParts(state), ...bonusWords(state)].join(', ') || 'нет';
export const goalSays = (state: State): string =>
  state.goal === 'health' ? 'сохранить больше здоровья' : goalWords(state);
