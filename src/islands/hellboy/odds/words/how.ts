/** «Как посчитано»: the steps of a test with the numbers of one case; assumptions and omissions. */
import { decimalRu, percentRu, signedRu } from '../../../../lib/number-ru.ts';
import type { OddsProse } from '../../../../schemas/hellboy/odds-prose.ts';
import type { HowStep } from '../../../shared/results/HowSteps.tsx';
import type { DiceFaces } from '../dice-faces.ts';
import { figureOf, isAttack, isDefence, levelOf, testedBy, type State } from '../model.ts';
import { attackOf, coverOf, resultFor, type TestOdds } from '../check-odds.ts';
import { facesLine } from './faces.ts';
import { LEVEL_NAMES, SKILL_OF_NAMES, damageCount, diceWords } from './names.ts';

/** What the result is used for. */
const usedFor = (state: State, odds: TestOdds): HowStep => {
  const { action, enemy } = state;
  const cover = coverOf(state);
  const mean = decimalRu(odds.mean);
  const damage = (of: string) =>
    `Урон — ${of}${cover > 0 ? `, но сначала ${damageCount(cover)} получает объект` : ''}; меньше нуля урон не бывает. В среднем ${mean}.`;
  if (isAttack(action))
    return {
      terms: [['toughness', 'Стойкость'], ['damage', 'Урон'], ...(cover > 0 ? ([['object', 'Объект']] as const) : [])],
      says: damage(`результат минус стойкость ${figureOf(enemy, 'toughness')}`),
    };
  if (isDefence(action))
    return {
      terms: [
        action === 'defend-melee' ? ['melee-attack', 'Ближняя атака'] : ['ranged-attack', 'Дальняя атака'],
        ['damage', 'Урон'],
      ],
      says: damage(`значение атаки ${attackOf(state)} минус результат`),
    };
  if (action === 'examine')
    return {
      terms: [['examine', 'Изучение']],
      says: `Результат меньше ${resultFor(state, 1)} не даёт информации, от ${resultFor(state, 1)} даёт 1 деление, от ${resultFor(state, 2)} — 2 деления. В среднем ${mean}.`,
    };
  return { terms: [['test', 'Проверка']], says: `Что делать с результатом, говорит карта. В среднем он ${mean}.` };
};

export const howSteps = (state: State, odds: TestOdds, dice: DiceFaces): readonly HowStep[] => {
  const { pool } = odds;
  const level = levelOf(state);
  return [
    {
      terms: [['skill-level', 'Уровень навыка']],
      says:
        pool === undefined
          ? 'Кубики заданы вручную.'
          : `Уровень ${SKILL_OF_NAMES[testedBy(state.action)]} — ${LEVEL_NAMES[level]}: ${diceWords([level, level, level])} кубика.`,
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

/** What holds for every test. */
export const assumptions = ({ isConfirmed }: DiceFaces, { faces, assumed }: OddsProse): readonly string[] => [
  isConfirmed ? faces.confirmed : faces.assumed,
  faces.effect,
  ...assumed.test,
];
