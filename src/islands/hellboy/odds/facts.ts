/** The numbers of an answer in addition to its chance. */
import { chanceOf } from '../../../engines/exact/distribution.ts';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { decimalRu, fractionRu } from '../../../lib/number-ru.ts';
import { chanceFact, type Fact } from '../../shared/results/Facts.tsx';
import { isAttack, isDefence } from './model.ts';
import { attackOf, healthLeft } from './check-odds.ts';
import type { Plan, PlanOf } from './view-props.ts';
import { knownFact } from './words/faces.ts';
import { damageCount } from './words/names.ts';
import { killOf, SERIES } from './words/series.ts';
import { standsOf } from './words/siege.ts';

const mean = (name: string, of: Fraction): Fact => ({ name, value: decimalRu(of), exact: fractionRu(of) });

const ofTest = ({ state, odds }: PlanOf<'test'>): readonly Fact[] => {
  const atLeast = (n: number) => chanceOf(odds.outcomes, (outcome) => outcome >= n);
  const exactly = (n: number) => chanceOf(odds.outcomes, (outcome) => outcome === n);
  if (isAttack(state.action))
    return [
      chanceFact('Попасть', atLeast(1)),
      mean('Урон в среднем', odds.mean),
      ...(odds.kill === undefined
        ? []
        : [chanceFact(`Победить (нужно ${damageCount(healthLeft(state) ?? 0)})`, odds.kill)]),
    ];
  if (isDefence(state.action))
    return [
      chanceFact('Не получить урона', exactly(0)),
      mean('Урон в среднем', odds.mean),
      chanceFact('Получить весь урон атаки', exactly(attackOf(state))),
    ];
  if (state.action === 'examine')
    return [
      chanceFact('Улика останется', exactly(0)),
      chanceFact('1 деление информации', exactly(1)),
      chanceFact('2 деления информации', exactly(2)),
      mean('Делений в среднем', odds.mean),
    ];
  return [mean('Результат в среднем', odds.mean), chanceFact('Результат 0', exactly(0))];
};
const ofSeries = ({ plans }: PlanOf<'series'>): readonly Fact[] => {
  const best = plans[0]!;
  return [
    chanceFact(SERIES.killed, killOf(best)),
    mean('Урон в среднем', best.answer.damage),
    mean('Атак в среднем', best.answer.attacksUsed),
  ];
};
const ofSiege = ({ answer }: PlanOf<'siege'>): readonly Fact[] => [
  chanceFact('Устоять', standsOf(answer)),
  mean('Урон в среднем', answer.mean),
  chanceFact(
    'Без урона',
    chanceOf(answer.damage, (n) => n === 0),
  ),
];

/** Chances and means; fractions of them only where the faces of the dice are known. Of a roll there are none here. */
export const factsOf = (plan: Plan): readonly Fact[] => {
  const { dice, state } = plan;
  return allOf(plan).map((fact) => knownFact(fact, dice, state));
};
const allOf = (plan: Plan): readonly Fact[] => {
  switch (plan.kind) {
    case 'test':
      return ofTest(plan);
    case 'series':
      return ofSeries(plan);
    case 'siege':
      return ofSiege(plan);
    case 'throws':
      return [];
  }
};
