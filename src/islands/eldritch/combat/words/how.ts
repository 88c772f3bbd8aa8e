/** «Как посчитано»: the steps of a combat with the numbers of this one; what is assumed, what is left out. */
import { TRIALS, type TrialName } from '../../../../engines/eldritch/combat/fighter.ts';
import { diceOf } from '../../../../engines/eldritch/test/dice.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { skillOf, type CombatData, type Foe, type Hero, type State } from '../model.ts';
import { FORTUNE_FACES, READING_OPTIONS, SKILL_OF, diceCount, foeName } from './names.ts';

/** A step: the terms whose rules it applies, by their ids, and what it does here. */
export interface HowStep {
  readonly terms: readonly (readonly [id: string, label: string])[];
  readonly says: string;
}

/** How many dice a test has, and of what: «4 кубика: сила 4, модификатор −1, бонус +1». */
const poolWords = (hero: Hero, { monster }: Foe, trial: TrialName): string | undefined => {
  const asked = monster[trial];
  if (asked === null) return undefined;
  const skill = asked.skill ?? trial;
  const [value, bonus, extra] = [skillOf(hero, skill), hero.bonus[trial], hero.extra[trial]];
  const { modifier } = asked;
  const dice = diceOf({ skill: value, bonus, extra, modifier, fortune: hero.fortune });
  const parts = [
    `навык ${value}`,
    ...(modifier === 0 ? [] : [`модификатор ${signedRu(modifier)}`]),
    ...(bonus === 0 ? [] : [`бонус +${bonus}`]),
    ...(extra === 0 ? [] : [`ещё +${extra}`]),
  ];
  return `${diceCount(dice)} (${parts.join(', ')})`;
};
const testWords = (hero: Hero, foe: Foe, trial: TrialName, data: CombatData): string => {
  const name = foeName(foe, data);
  const pool = poolWords(hero, foe, trial);
  const { horror, damage, toughness, ...monster } = foe.monster;
  if (pool === undefined) return `${name}: проверки ${SKILL_OF[trial]} нет.`;
  const skill = monster[trial]?.skill;
  const tested = skill === undefined || skill === trial ? '' : `, проверка ${SKILL_OF[skill]}`;
  return trial === 'will'
    ? `${name}${tested}: ${pool} против ужаса ${horror}.`
    : `${name}${tested}: ${pool} против ущерба ${damage} и стойкости ${toughness}.`;
};

const TRIAL_STEPS: { readonly [T in TrialName]: Pick<HowStep, 'terms'> & { readonly begins: string } } = {
  will: {
    terms: [
      ['will-test', 'Проверка воли'],
      ['horror', 'Ужас'],
    ],
    begins: 'Сыщик теряет 1 рассудок за каждую единицу ужаса, на которую не хватило успехов.',
  },
  strength: {
    terms: [
      ['strength-test', 'Проверка силы'],
      ['damage', 'Ущерб'],
      ['toughness', 'Стойкость'],
    ],
    begins:
      'Сыщик теряет 1 здоровье за каждую единицу ущерба, на которую не хватило успехов, а монстр — 1 здоровье за каждый успех.',
  },
};
export const howSteps = (state: State, data: CombatData): readonly HowStep[] => {
  const { hero, foes, readings } = state;
  return [
    {
      terms: [
        ['test', 'Проверка'],
        ['success', 'Успех'],
      ],
      says: `Кубиков столько, каково значение навыка с модификатором, лучшим бонусом и дополнительными кубиками, но не меньше одного. Успех — ${FORTUNE_FACES[hero.fortune]}.`,
    },
    ...TRIALS.map((trial) => ({
      terms: TRIAL_STEPS[trial].terms,
      says: `${TRIAL_STEPS[trial].begins} ${foes.map((foe) => testWords(hero, foe, trial, data)).join(' ')}`,
    })),
    {
      terms: [
        ['clue', 'Улика'],
        ['reroll', 'Переброс'],
      ],
      says:
        hero.clues === 0
          ? 'Улик нет, перебрасывать за них нечего.'
          : 'Каждая улика даёт перебросить 1 кубик, и перед следующей вы видите результат. Для каждого броска выбрано лучшее решение для вашей цели.',
    },
    {
      terms: [['defeated-investigator', 'Побеждённый сыщик']],
      says: `Если здоровье или рассудок кончились, сыщик побеждён. ${READING_OPTIONS['before-strength'][readings['before-strength']]}, если это случилось до проверки силы; если в самой проверке — ${READING_OPTIONS['last-blow'][readings['last-blow']].toLowerCase()}.`,
    },
    ...(foes.length > 1 || state.rounds > 1
      ? [
          {
            terms: [['encounter-phase', 'Фаза контактов']] as const,
            says: 'В каждом раунде сыщик по разу вступает в бой с каждым монстром, который ещё здесь. Потери и здоровье монстров остаются до следующего раунда.',
          },
        ]
      : []),
    { terms: [['combat-encounter', 'Боевой контакт']], says: 'Все исходы посчитаны точно и вместе дают ровно 1.' },
  ];
};

export const ASSUMED: readonly string[] = [
  'бой начинается с теми здоровьем, рассудком и уликами, которые стоят на странице',
  'из всех бонусов к навыку действует один, самый большой, а дополнительные кубики складываются',
  'переброс карты можно использовать один раз за проверку, улики — сколько угодно раз',
  'из равных решений взято то, при котором тратят меньше',
  'между раундами сыщик не отдыхает, а монстра никто больше не ранит',
];
const NOT_COUNTED: readonly string[] = [
  'особые действия и свойства сыщиков: поставьте то, что они дают, кубиками и перебросами',
  'заклинания, союзники и вещи, кроме бонусов, кубиков и перебросов, которые вы поставили',
  'числа монстров и сыщиков — из открытых данных игроков: если они расходятся с вашим жетоном, верен жетон',
];
/** What this count leaves out: effects of the tokens first. */
export const notCounted = ({ foes }: State, { monsters }: CombatData): readonly string[] => {
  const cards = monsters.filter(({ id }) => foes.some((foe) => foe.id === id));
  const left = cards.flatMap(({ ru, effects }) =>
    effects.flatMap(({ says, isCounted, left: rest }) => {
      if (isCounted) return rest === undefined ? [] : [`${ru}. ${rest}`];
      return [`${ru}. ${says}`];
    }),
  );
  return [...left, ...NOT_COUNTED];
};
