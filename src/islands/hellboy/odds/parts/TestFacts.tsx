import { chanceOf } from '../../../../engines/exact/distribution.ts';
import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Facts, type Fact } from '../../../shared/results/Facts.tsx';
import { isAttack, isDefence } from '../model.ts';
import { attackOf, healthLeft, type TestOdds } from '../test-odds.ts';
import { knownFact } from '../words/faces.ts';
import type { ResultProps } from '../view-props.ts';
import type { State } from '../model.ts';

const chance = (name: string, of: Fraction): Fact => ({ name, value: percentRu(of), exact: fractionRu(of) });
const mean = (name: string, of: Fraction): Fact => ({ name, value: decimalRu(of), exact: fractionRu(of) });

/** The numbers that the action is about. */
const factsOf = (state: State, odds: TestOdds): readonly Fact[] => {
  const atLeast = (n: number) => chanceOf(odds.outcomes, (outcome) => outcome >= n);
  const exactly = (n: number) => chanceOf(odds.outcomes, (outcome) => outcome === n);
  if (isAttack(state.action))
    return [
      chance('Попасть', atLeast(1)),
      mean('Урон в среднем', odds.mean),
      ...(odds.kill === undefined ? [] : [chance(`Победить (нужно ${healthLeft(state)})`, odds.kill)]),
    ];
  if (isDefence(state.action))
    return [
      chance('Не получить урона', exactly(0)),
      mean('Урон в среднем', odds.mean),
      chance('Получить весь урон атаки', exactly(attackOf(state))),
    ];
  if (state.action === 'examine')
    return [
      chance('Ничего', exactly(0)),
      chance('1 деление информации', exactly(1)),
      chance('2 деления информации', exactly(2)),
      mean('В среднем', odds.mean),
    ];
  return [mean('Результат в среднем', odds.mean), chance('Результат 0', exactly(0))];
};

/** Chances and means, as a percentage or a number and exactly. */
export const TestFacts = ({ state, odds, dice }: ResultProps) => (
  <Facts of={factsOf(state, odds).map((fact) => knownFact(fact, dice, state))} />
);
