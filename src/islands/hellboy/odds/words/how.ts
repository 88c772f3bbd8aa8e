/** «Как посчитано»: the steps of a test with the numbers of one case; assumptions and omissions. */
import { MOST_FACE } from '../../../../engines/hellboy/dice/faces.ts';
import { decimalRu, percentRu, signedRu } from '../../../../lib/number-ru.ts';
import type { HowStep } from '../../../shared/results/HowCounted.tsx';
import type { DiceFaces } from '../dice-faces.ts';
import { figureOf, isAttack, isDefence, levelOf, testedBy, type State } from '../model.ts';
import { attackOf, resultFor, type TestOdds } from '../test-odds.ts';
import { facesLine } from './faces.ts';
import { LEVEL_NAMES, SKILL_OF_NAMES, diceWords } from './names.ts';

const usedFor = (state: State, odds: TestOdds): HowStep => {
  const { action, enemy, cover } = state;
  if (isAttack(action))
    return {
      terms: [
        ['toughness', 'Стойкость'],
        ['damage', 'Урон'],
        ...(action === 'shoot' && cover > 0 ? ([['object', 'Объект']] as const) : []),
      ],
      says: `Урон — результат минус стойкость ${figureOf(enemy, 'toughness')}${action === 'shoot' && cover > 0 ? `, первые ${cover} принимает объект` : ''}; меньше нуля он не бывает. В среднем ${decimalRu(odds.mean)}.`,
    };
  if (isDefence(action))
    return {
      terms: [
        action === 'defend-melee' ? ['melee-attack', 'Ближняя атака'] : ['ranged-attack', 'Дальняя атака'],
        ['damage', 'Урон'],
      ],
      says: `Урон — значение атаки ${attackOf(state)} минус результат${action === 'defend-ranged' && cover > 0 ? `, первые ${cover} принимает объект` : ''}; меньше нуля он не бывает. В среднем ${decimalRu(odds.mean)}.`,
    };
  if (action === 'examine')
    return {
      terms: [['examine', 'Изучение']],
      says: `Результат меньше ${resultFor(state, 1)} не даёт информации, от ${resultFor(state, 1)} даёт 1 деление, от ${resultFor(state, 2)} — 2 деления. В среднем ${decimalRu(odds.mean)}.`,
    };
  return {
    terms: [['test', 'Проверка']],
    says: `Что делать с результатом, говорит карта. В среднем он ${decimalRu(odds.mean)}.`,
  };
};

export const howSteps = (state: State, odds: TestOdds, dice: DiceFaces): readonly HowStep[] => {
  const { pool } = odds;
  return [
    {
      terms: [['skill-level', 'Уровень навыка']],
      says:
        pool === undefined
          ? 'Кубики заданы вручную.'
          : `Уровень ${SKILL_OF_NAMES[testedBy(state.action)]} — ${LEVEL_NAMES[levelOf(state)]}: три кубика этого цвета.`,
    },
    {
      terms: [
        ['improve', 'Улучшение'],
        ['degrade', 'Ухудшение'],
      ],
      says:
        pool === undefined
          ? 'Улучшения и ухудшения уже учтены в кубиках.'
          : `Улучшений ${pool.improvements}, ухудшений ${pool.degradations}: сначала они отменяют друг друга, оставшиеся меняют кубики, каждый не больше одного раза. Бросаете: ${diceWords(odds.dice)}.`,
    },
    {
      terms: [['test-die', 'Кубик проверки']],
      says: `Посчитаны все сочетания граней: ${facesLine(dice)}.`,
    },
    {
      terms: [['effect-die', 'Кубик эффекта']],
      says: 'Шесть результатов, каждый на одной грани из шести. Его применяют до подсчёта суммы: «Катастрофа» убирает один наибольший кубик, «Удвоение» удваивает один наибольший.',
    },
    {
      terms: [
        ['reroll', 'Переброс'],
        ['bprd', 'БРПД'],
      ],
      says: 'При каждом броске взят лучший выбор для вашей цели: какие кубики перебросить и каким эффектом сделать БРПД.',
    },
    {
      terms: [['test', 'Результат']],
      says: `Числа сложены${state.bonus === 0 ? '' : `, карты дают ${signedRu(state.bonus)}`}; результат не бывает меньше 0.`,
    },
    usedFor(state, odds),
    {
      terms: [['test', 'Шанс']],
      says: `Все исходы вместе дают ровно 1, шанс точный: ${percentRu(odds.chance)}.`,
    },
  ];
};

/** What holds for every count. */
export const assumptions = ({ isConfirmed }: DiceFaces): readonly string[] => [
  ...(isConfirmed
    ? ['грани четырёх кубиков введены вами']
    : [
        'грани четырёх цветных кубиков: их не называет ни один источник, здесь — предположение, которое не противоречит правилам',
      ]),
  'каждый из шести результатов кубика эффекта стоит ровно на одной его грани: так описывают игроки',
  'при переброске вы видите все кубики и перебрасываете выбранные сразу, один раз; можно не перебрасывать ничего',
  'если наибольшее число выпало на двух кубиках, «Катастрофа» и «Удвоение» касаются одного из них',
  'результат проверки не бывает отрицательным',
  'из равных решений взято то, при котором перебрасывают меньше',
];
export const NOT_COUNTED: readonly string[] = [
  'особые эффекты карт и уникальных действий, кроме улучшений, ухудшений и прибавок, которые вы поставили',
  'эффекты атак: отбрасывание, оглушение, урон от огня',
  `числа на гранях больше ${MOST_FACE}`,
  'планшеты агентов и карты врагов: числа, которых нет в источниках, вводите вы',
];

/** The rules that attacks in a row, sieges and rolls without a test follow. */
export const ROW_TERMS: {
  readonly [k in 'series' | 'siege' | 'throws']: readonly (readonly [id: string, label: string])[];
} = {
  series: [
    ['action-cube', 'Фишка действия'],
    ['fight', 'Драка'],
    ['shoot', 'Стрельба'],
    ['boost', 'Усиление'],
    ['toughness', 'Стойкость'],
    ['defeated-enemy', 'Побеждённый враг'],
    ['object', 'Объект'],
  ],
  siege: [
    ['melee-attack', 'Ближняя атака'],
    ['ranged-attack', 'Дальняя атака'],
    ['defend', 'Защита'],
    ['health-track', 'Шкала здоровья'],
    ['wound', 'Ранение'],
    ['injury', 'Травма'],
    ['crushed-agent', 'Сокрушённый агент'],
    ['boost', 'Усиление'],
  ],
  throws: [
    ['test-die', 'Кубик проверки'],
    ['effect-die', 'Кубик эффекта'],
    ['damage', 'Урон'],
    ['healing', 'Лечение'],
  ],
};
export const THROWS_NOT_COUNTED: readonly string[] = [
  'карты и особенности агентов, которые меняют такой бросок',
  'устойчивость и уязвимость к урону от огня: о них говорят карты',
];
