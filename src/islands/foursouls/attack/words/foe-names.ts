/** What foes are called, with and without their numbers. */
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { isAsPrinted, monsterOf, type AttackData, type NamedFoe } from '../model.ts';
import { evasionWords } from './labels.ts';

const nameOf = (foe: NamedFoe, data: AttackData): string => monsterOf(foe, data)?.ru ?? 'монстр';
/** A foe with its numbers: «Монстро (здоровье 4, уклонение 4, урон 1)». */
export const foeWords = (foe: NamedFoe, data: AttackData): string =>
  `${nameOf(foe, data)} (здоровье${NBSP}${foe.health}, уклонение${NBSP}${evasionWords(foe.evasion)}, урон${NBSP}${foe.attack})`;
/** «Монстро»; its numbers follow where they are not those of its card. */
export const foeSays = (foe: NamedFoe, data: AttackData): string =>
  isAsPrinted(foe, data) ? nameOf(foe, data) : foeWords(foe, data);
