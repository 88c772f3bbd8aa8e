/** The question in a sentence, part by part. */
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { characterOf, hasHand, monsterOf, type AttackData, type NamedFoe, type State } from '../model.ts';
import { evasionWords } from './labels.ts';
import { bonusWords, goalWords, handParts } from './reasons.ts';

/** «Самсон, здоровье 2, урон 1». */
export const whoSays = (state: State, data: AttackData): string =>
  `${characterOf(state, data)?.ru ?? 'игрок'}, здоровье${NBSP}${state.health}, урон${NBSP}${state.attack}`;
/** «Монстро, здоровье 4, уклонение 4, урон 1». */
export const foeSays = (foe: NamedFoe, data: AttackData): string =>
  `${monsterOf(foe, data)?.ru ?? 'монстр'}, здоровье${NBSP}${foe.health}, уклонение${NBSP}${evasionWords(foe.evasion)}, урон${NBSP}${foe.attack}`;
/** «перебросить кубик 2 раза». */
export const handSays = (state: State): string => (hasHand(state) ? handParts(state).join(', ') : 'нет');
export const bonusSays = (state: State): string => bonusWords(state).join(', ') || 'без прибавок';
export const goalSays = (state: State): string =>
  state.goal === 'health' ? 'сохранить больше здоровья' : goalWords(state);
