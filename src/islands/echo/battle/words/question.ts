/** The question in a sentence, part by part. */
import { NBSP, lowerRu } from '../../../../lib/sentence-ru.ts';
import { DEFAULT_STATE, type State } from '../model.ts';
import { cardsOf, enemyDice, vigourWords } from './answer.ts';
import { labels } from './labels.ts';
import { AIM_WISHES, KINDS, OPENINGS_SAID, PHASE_WHEN, PLAN_NAMES, detectiveName, enemyName } from './names.ts';

/** «Сыщик: Воля 4, Сила 4». */
export const detectiveSays = (state: State, at: number): string =>
  `${detectiveName(state, at)}: ${vigourWords(state.detectives[at]!.card)}`;
/** «Внимательность 3», «атакует до Врагов». */
export const openingSays = (state: State, at: number): string => {
  const { card } = state.detectives[at]!;
  const { says } = OPENINGS_SAID[card.opening];
  return card.opening === 'vigilance' || card.opening === 'stealth' ? `${says}${NBSP}${card[card.opening]}` : says;
};
/** «без карт», «с собой нож +1, оружие». */
export const cardsSay = (state: State, at: number): string => {
  const cards = cardsOf(state.detectives[at]!.card);
  return cards.length === 0 ? `без${NBSP}карт` : `с${NBSP}собой ${cards.join(', ')}`;
};
/** «Обыватель: Воля 3, Сила 3, 2 дайса на Силу». */
export const enemySays = (state: State, at: number): string => {
  const { card, name } = state.enemies[at]!;
  const called =
    name ?? (state.enemies.length === 1 ? KINDS[card.kind].name : `${enemyName(state, at)}, ${KINDS[card.kind].name}`);
  return `${called}: ${[vigourWords(card), ...enemyDice(card)].join(', ')}`;
};
/** «победить всех в Фазе Событий, успех — 4–6»; leaves out what is as usual. */
export const wantedSays = ({ aim, plan, canLeave, enemies, phase, threshold }: State): string =>
  [
    `${AIM_WISHES[aim][Number(enemies.length > 1)]!}${phase === DEFAULT_STATE.phase ? '' : ` ${PHASE_WHEN[phase]}`}`,
    ...(plan === 'best' ? [] : [lowerRu(PLAN_NAMES[plan])]),
    ...(plan === 'best' && canLeave ? ['можно уйти из Битвы'] : []),
    ...(threshold === DEFAULT_STATE.threshold ? [] : [`успех${NBSP}— ${labels.thresholdShown(threshold)}`]),
  ].join(', ');
