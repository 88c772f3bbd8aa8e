/** What more and less of something would buy, in sentences. */
import { compareFractions } from '../../../../engines/exact/fraction.ts';
import { decimalRu, percentRu, pointsRu, signedRu } from '../../../../lib/number-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { isAttack, isDefence, type State } from '../model.ts';
import type { SaidAdvice } from '../../../shared/results/AdviceList.tsx';
import type { Step, TestOdds } from '../check-odds.ts';
import type { Further } from '../view-props.ts';
import { goalWords } from './answer.ts';
import { meanDamage } from './names.ts';

/**
 * Where the next improvement pays, and where none does any more.
 * @param applied dice that are improved now; degraded ones are negative
 */
export const stepsSentence = (state: State, steps: readonly Step[], applied: number): string => {
  const ahead = steps.filter(({ by }) => by >= 0);
  const [now, next] = ahead;
  if (now === undefined || next === undefined) return '';
  if (now.dice.join() === next.dice.join())
    return applied > 0
      ? 'Лучше кубиков уже не будет: каждый меняют только один раз.'
      : 'Лишних ухудшений так много, что одно улучшение кубиков не изменит.';
  const change =
    compareFractions(next.chance, now.chance) === 0
      ? 'Ещё одно улучшение этот шанс не меняет.'
      : `Ещё одно улучшение: ${pointsRu(now.chance, next.chance)}${NBSP}п.${NBSP}п., было ${percentRu(now.chance)} (${goalWords(state)}).`;
  const last = ahead.findIndex((step, i) => ahead.slice(i).every((s) => s.dice.join() === step.dice.join()));
  const end = last < ahead.length - 1 ? ` После ${signedRu(last)} улучшать нечего: каждый кубик меняют один раз.` : '';
  return `${change} В среднем станет ${meanOfNext(state, next)}.${end}`;
};
/** What one improvement more buys, as a piece of advice. */
export const stepAdvice = (state: State, odds: TestOdds, further: Further | undefined): readonly SaidAdvice[] => {
  const says = further === undefined ? '' : stepsSentence(state, further.steps, odds.pool?.pool.applied ?? 0);
  return says === '' ? [] : [{ term: 'improve', name: 'Улучшение', says }];
};
const meanOfNext = ({ action }: State, { mean }: Step): string =>
  isAttack(action) || isDefence(action) ? meanDamage(mean) : decimalRu(mean);

/** «урон от 3», «урон до 2». */
export const reachLabel = ({ action }: State, least: number): string => {
  if (isDefence(action)) return least === 0 ? 'без урона' : `урон до ${least}`;
  if (isAttack(action)) return least === 1 ? 'попасть' : `урон от ${least}`;
  return action === 'examine' ? `не меньше ${least}` : `${least} и больше`;
};
