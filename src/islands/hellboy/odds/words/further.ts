/** What more and less of something would buy, in sentences. */
import { compareFractions } from '../../../../engines/exact/fraction.ts';
import { decimalRu, percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import { isAttack, isDefence, type State } from '../model.ts';
import type { Step } from '../test-odds.ts';
import { goalWords } from './answer.ts';
import { damageCount } from './names.ts';

const NBSP = '\u00a0';

/** Where the next improvement pays, and where none does any more. */
export const stepsSentence = (state: State, steps: readonly Step[]): string => {
  const ahead = steps.filter(({ by }) => by >= 0);
  const [now, next] = ahead;
  if (now === undefined || next === undefined) return '';
  const gain = compareFractions(next.chance, now.chance);
  const change =
    gain === 0
      ? 'Ещё одно улучшение шанс не меняет.'
      : `Ещё одно улучшение: ${pointsRu(now.chance, next.chance)}${NBSP}п.${NBSP}п., было ${percentRu(now.chance)} (${goalWords(state)}).`;
  const useless = ahead.findIndex(
    (step, i) => i < ahead.length - 1 && ahead.slice(i + 1).every((s) => s.dice.join() === step.dice.join()),
  );
  const meanLine = `В среднем станет ${meanOfNext(state, next)}.`;
  return useless < 0
    ? `${change} ${meanLine}`
    : `${change} ${useless === 0 ? 'Лучше кубиков уже не будет.' : `${meanLine} После +${useless} улучшать нечего: каждый кубик меняют один раз.`}`;
};
const meanOfNext = ({ action }: State, { mean }: Step): string =>
  isAttack(action) || isDefence(action) ? `${decimalRu(mean)}${NBSP}урона` : decimalRu(mean);

/** «3 урона и больше», «не больше 2 урона». */
export const reachLabel = ({ action }: State, least: number): string => {
  if (isDefence(action)) return least === 0 ? 'без урона' : `не больше ${damageCount(least)}`;
  if (isAttack(action)) return least === 1 ? 'попасть (1 урон)' : `хотя бы ${damageCount(least)}`;
  return action === 'examine'
    ? `хотя бы ${least}${NBSP}${least === 1 ? 'информация' : 'информации'}`
    : `${least} и больше`;
};
