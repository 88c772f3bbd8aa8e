/** The steps of the rules with the numbers of this battle, what is assumed, what is left out. */
import { chanceToBegin } from '../../../../engines/echo/battle/order.ts';
import { NBSP, listRu } from '../../../../lib/sentence-ru.ts';
import { strikeDice } from '../../../../engines/echo/battle/attack.ts';
import { toNumber } from '../../../../engines/exact/fraction.ts';
import type { HowStep } from '../../../shared/results/HowCounted.tsx';
import { battleOf, type State } from '../model.ts';
import { detectiveName, diceCount } from './names.ts';
import { chanceRu } from './numbers.ts';

const beginWords = (state: State): string => {
  const battle = battleOf(state);
  const chances = battle.detectives.map(
    (one, at) => `${detectiveName(state, at)} — ${chanceRu(toNumber(chanceToBegin(one, battle)))}`,
  );
  return `До Врагов атакует тот, кто прошёл проверки против каждого из них, остальные атакуют после. Шанс опередить Врагов: ${listRu(chances)}.`;
};
const strikeWords = (state: State): string => {
  const dice = state.detectives.map(
    ({ card }, at) => `${detectiveName(state, at)} — ${diceCount(strikeDice(card.strength, card.knife))}`,
  );
  return `Половина нынешней Силы с округлением вверх и дайсы ножа: ${listRu(dice)}. Хотя бы 1${NBSP}успех отнимает ровно 1${NBSP}Силу, с Навыком «Боевые Единоборства» — столько, сколько успехов.`;
};
export const howSteps = (state: State): readonly HowStep[] => [
  { terms: [['attack-order', 'Очерёдность атак']], says: beginWords(state) },
  {
    terms: [['enemy-attack', 'Атака Врага']],
    says: `Враг атакует того, у кого ниже Скрытность. Каждые 5 и 6 на его дайсах отнимают 1${NBSP}Волю или 1${NBSP}Силу.`,
  },
  { terms: [['unarmed-attack', 'Голые руки и нож']], says: strikeWords(state) },
  ...(state.detectives.some(({ card }) => card.weapon)
    ? [
        {
          terms: [['weapon-attack', 'Оружие']] as const,
          says: 'Урон наносится, если удались все проверки, которых требует оружие. Сила берётся целиком, какой она стала.',
        },
      ]
    : []),
  ...(state.detectives.some(({ card }) => card.spell)
    ? [
        {
          terms: [['spell-attack', 'Заклинание']] as const,
          says: 'Цену могущества Сыщик платит всегда, урон наносится при успехе проверки. Заклинание на 2 и 3 единицы Движения действует на 1 и 2 очереди позже.',
        },
      ]
    : []),
  {
    terms: [
      ['unconsciousness', 'Потеря сознания'],
      ['out-of-game', 'выход из игры'],
    ],
    says: 'Сыщик с Волей или Силой 0 или −1 теряет сознание. При −2 и ниже, а также если и Воля, и Сила не больше 0, он выходит из игры.',
  },
  {
    terms: [
      ['enemy-detention', 'Задержание'],
      ['enemy-killing', 'убийство'],
    ],
    says: 'Мага и Обывателя с Волей или Силой 0 или −1 задерживают. Если Воля или Сила −2 и ниже или если и Воля, и Сила не больше 0, он убит. Нечисть и Артефакт уничтожены при 0 и ниже.',
  },
];

export const assumed = (state: State): readonly string[] => [
  'Проверка: число дайсов — параметр минус штраф, нужен хотя бы 1 успех. Порог успеха вы выбираете сами.',
  'Порог успеха действует и на удары Сыщиков. Враги попадают при 5 и 6: это в правилах есть.',
  'Сыщики, которые атакуют до Врагов, действуют в порядке списка. Так же действуют Враги и остальные Сыщики.',
  'Побеждённый Враг больше не атакует.',
  'Сыщик не колдует, если цена могущества лишила бы его сознания.',
  ...(state.canLeave
    ? ['Уйти можно в свою очередь атаки. Кто прошёл проверки Скрытности перед Битвой, может в ней не участвовать.']
    : ['Никто не уходит из Битвы и не избегает её.']),
  'Шансы складываются без случайных прогонов и без отбрасывания редких исходов. Погрешность меньше одной миллиардной.',
];
export const NOT_COUNTED: readonly string[] = [
  'Особые свойства Врагов с обратной стороны жетона.',
  'Способности Сыщиков, Союзники и другие карты, кроме введённых.',
  'Новые Сыщики и Враги, которые приходят во время Битвы.',
  'Освобождение задержанных Врагов, если Сыщик, который их вёл, упал.',
];
