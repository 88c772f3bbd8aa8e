/** «Как посчитано»: the steps of an attack in words with the numbers of one case. */
import { RESOURCES } from '../../../../engines/foursouls/attack/attack.ts';
import type { Odds } from '../../../../engines/foursouls/attack/odds.ts';
import { decimalRu, fractionRu, percentRu, signedRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import type { HowStep } from '../../../shared/results/HowSteps.tsx';
import type { State } from '../model.ts';
import { evasionWords } from './labels.ts';
import { goalWords, hitChance } from './reasons.ts';

export const howSteps = (state: State, odds: Odds): HowStep[] => {
  const { foes, dice, rollBonus, firstBonus, sixBonus } = state;
  const [foe] = foes as [State['foes'][number]];
  const added = [
    ...(rollBonus === 0 ? [] : [`${signedRu(rollBonus)} к каждому`]),
    ...(firstBonus === 0 ? [] : [`${signedRu(firstBonus)} к первому`]),
  ];
  const spends = RESOURCES.some((r) => state.hand[r] > 0);
  return [
    {
      terms: [['declare-attack', 'Заявить об атаке']],
      says:
        foes.length === 1
          ? 'Атака одна и идёт до смерти игрока или монстра.'
          : `В этом ходу ${countRu(foes.length, ['атака', 'атаки', 'атак'])} подряд, каждая до смерти; здоровье и то, что не потрачено, переходят из одной в другую.`,
    },
    {
      terms: [['attack-roll', 'Бросок атаки']],
      says:
        dice === 1
          ? 'Бросают один кубик: шесть граней, каждая с шансом 1/6.'
          : `Бросают ${countRu(dice, ['кубик', 'кубика', 'кубиков'])} и берут один: ${6 ** dice} равновозможных бросков. Взята та грань, которая лучше для выбранной вами цели.`,
    },
    {
      terms: [
        ['reroll', 'Перебросить'],
        ['flip', 'Перевернуть'],
      ],
      says: spends
        ? 'Пока бросок в стеке, его можно изменить: для каждой грани в каждом положении сравнены все действия и взято лучшее.'
        : 'Менять бросок нечем.',
    },
    {
      terms: [['dice-roll', 'Результат броска']],
      says: `${added.length === 0 ? 'Прибавок нет.' : `Прибавки: ${added.join(', ')}.`} Результат не бывает меньше 1 и больше 6.${sixBonus > 0 ? ` При результате 6 урона на ${sixBonus} больше.` : ''}`,
    },
    {
      terms: [['evasion', 'Уклонение']],
      says: `Результат равен уклонению ${evasionWords(foe.evasion)} или больше — попадание: ${fractionRu(hitChance(state, 0))} на бросок${firstBonus === 0 ? '' : ', не считая первого'}${foe.evasion === 0 ? '; Ø — это 0+, то есть попадает любой бросок' : ''}.`,
    },
    {
      terms: [
        ['combat-damage', 'Боевой урон'],
        ['prevent', 'Предотвратить'],
      ],
      says: `Попадание наносит монстру урон ${state.attack}${state.attack === 0 ? ' (его в стек не кладут)' : ''}, промах — игроку урон ${foe.attack}${foe.attack === 0 ? ': его в стек не кладут, бросают дальше' : ''}.`,
    },
    {
      terms: [['death', 'Смерть']],
      says: `Здоровье 0 заканчивает атаку. Шанс убить ${foes.length === 1 ? '' : 'всех '}— ${percentRu(odds.killed.at(-1)!)}, умереть — ${percentRu(odds.died)}${odds.endless.n > 0n ? `, не закончить — ${percentRu(odds.endless)}` : ''}: вместе ровно 100${NBSP}%.`,
    },
    {
      terms: [['attack', 'Атака']],
      says: `Положения посчитаны от конца к началу точными дробями; броски, которые ничего не меняют, сложены как геометрический ряд. ${odds.rolls === undefined ? 'Число бросков не ограничено.' : `Бросков атаки в среднем ${decimalRu(odds.rolls)}, потерянного здоровья ${decimalRu(odds.lost)}.`} Ответ: ${goalWords(state)} — ${fractionRu(odds.chance)}.`,
    },
  ];
};
