/** The question in a sentence, part by part. */
import { NBSP, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { State } from '../model.ts';
import { cardsOf, enemyDice, vigourWords } from './answer.ts';
import { labels } from './labels.ts';
import { AIM_NAMES, KINDS, PHASE_NAMES, PLAN_NAMES, detectiveName, enemyName } from './names.ts';

/** «Сыщик (Воля 4, Сила 4, Внимательность 3, Скрытность 2)». */
export const detectiveSays = (state: State, at: number): string => {
  const { card } = state.detectives[at]!;
  return `${detectiveName(state, at)} (${vigourWords(card)}, Внимательность${NBSP}${card.vigilance}, Скрытность${NBSP}${card.stealth})`;
};
/** «нож +1, оружие». */
export const cardsSay = (state: State, at: number): string =>
  cardsOf(state.detectives[at]!.card).join(', ') || 'ничего';
/** «Обыватель (Воля 3, Сила 3, 2 дайса на Силу, внимательность 1)». */
export const enemySays = (state: State, at: number): string => {
  const { card, name } = state.enemies[at]!;
  const called =
    name ?? (state.enemies.length === 1 ? KINDS[card.kind].name : `${enemyName(state, at)}, ${KINDS[card.kind].name}`);
  return `${called} (${[vigourWords(card), ...enemyDice(card), `внимательность${NBSP}${card.vigilance}`].join(', ')})`;
};
/** «победить всех Врагов». */
export const wantedSays = ({ aim, plan, canLeave }: State): string =>
  [
    lowerRu(AIM_NAMES[aim]),
    ...(plan === 'best' ? [] : [lowerRu(PLAN_NAMES[plan])]),
    ...(plan === 'best' && canLeave ? ['можно уйти из Битвы'] : []),
  ].join(', ');
/** «Фаза Движения, успех на 5–6». */
export const rulesSay = ({ phase, threshold }: State): string =>
  `${PHASE_NAMES[phase]}, успех на${NBSP}${labels.thresholdShown(threshold)}`;
