/** «Как посчитано»: the steps of a combat with the numbers of this one; assumptions and omissions. */
import { TRIALS, type TrialName } from '../../../../engines/eldritch/combat/model/fighter.ts';
import { diceOf } from '../../../../engines/eldritch/skill-check/dice.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { listRu, lowerRu } from '../../../../lib/sentence-ru.ts';
import type { HowStep } from '../../../shared/results/HowSteps.tsx';
import type { CombatData } from '../cards.ts';
import { cardsOf, hasOwnAll } from '../items.ts';
import { skillOf, type Foe, type Hero, type State } from '../model.ts';
import { carriesSays } from './items.ts';
import { FORTUNE_FACES, SKILL_OF, diceCount } from '../../shared/words.ts';
import { foeName, isMany, isParty, memberName } from './names.ts';

/** How many dice a test has, and of what: «4 кубика: сила 4, модификатор −1, бонус +1». */
const poolWords = (hero: Hero, { monster }: Foe, trial: TrialName): string | undefined => {
  const asked = monster[trial];
  if (asked === null) return undefined;
  const skill = asked.skill ?? trial;
  const [value, bonus, extra] = [skillOf(hero, skill), cardsOf(hero, hero.things).bonus[trial], hero.extra[trial]];
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
/** One test of one monster, for whoever meets it. */
const testWords = (state: State, foe: Foe, trial: TrialName, data: CombatData): string => {
  const name = foeName(foe, data);
  const { horror, damage, toughness, ...monster } = foe.monster;
  const pools = state.party.flatMap(({ hero }, at) => {
    const words = poolWords(hero, foe, trial);
    return words === undefined ? [] : [isParty(state) ? `${memberName(state, at, data)} — ${words}` : words];
  });
  if (pools.length === 0) return `${name}: проверки ${SKILL_OF[trial]} нет.`;
  const skill = monster[trial]?.skill;
  const tested = skill === undefined || skill === trial ? '' : `, проверка ${SKILL_OF[skill]}`;
  const against = trial === 'will' ? `ужаса ${horror}` : `ущерба ${damage} и стойкости ${toughness}`;
  return `${name}${tested}: ${pools.join('; ')} против ${against}.`;
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
/** Which faces succeed: of each where investigators differ. */
const facesWords = (state: State, data: CombatData): string => {
  const [first, ...others] = state.party.map(({ hero }) => FORTUNE_FACES[hero.fortune]);
  if (others.every((faces) => faces === first)) return `Успех — ${first}.`;
  const each = state.party.map(({ hero }, at) => `${memberName(state, at, data)} — ${FORTUNE_FACES[hero.fortune]}`);
  return `Успех: ${each.join('; ')}.`;
};
/** Cards that are carried, with what is counted of them. */
const cardSteps = ({ party }: State, data: CombatData): readonly HowStep[] => {
  const ids = new Set(party.flatMap(({ hero }) => hero.things.flatMap(({ id }) => id ?? [])));
  const cards = data.items.filter(({ id }) => ids.has(id));
  if (cards.length === 0) return [];
  const says = cards.map(({ ru, carries }) => `${ru}: ${carriesSays(carries).toLowerCase()}.`);
  return [
    {
      terms: [
        ['asset', 'Актив'],
        ['bonus', 'Бонус'],
      ],
      says: says.join(' '),
    },
  ];
};
const clueStep = ({ party, spend }: State): HowStep => ({
  terms: [
    ['clue', 'Улика'],
    ['reroll', 'Переброс'],
  ],
  says: party.every(({ hero }) => hero.clues === 0)
    ? 'Улик нет, перебрасывать за них нечего.'
    : `Каждая улика позволяет перебросить 1 кубик, и перед следующей вы видите результат. ${SPEND_SAYS[spend]}`,
});
const SPEND_SAYS: { readonly [S in State['spend']]: string } = {
  best: 'Для каждого броска выбрано лучшее решение для вашей цели.',
  needed: 'Их тратят, пока успехов меньше, чем нужно.',
  none: 'Вы решили их не тратить.',
};
const turnSteps = (state: State): readonly HowStep[] => {
  if (!isMany(state) && state.rounds === 1 && !isParty(state)) return [];
  const turns = isParty(state) ? ' Сыщики ходят в том порядке, в котором стоят на странице.' : '';
  return [
    {
      terms: [['encounter-phase', 'Фаза контактов']],
      says: `В каждом раунде каждый сыщик по разу вступает в бой с каждым монстром, который ещё здесь.${turns} Потери и здоровье монстров остаются до следующего раунда.`,
    },
  ];
};
const ambushSteps = (state: State, data: CombatData): readonly HowStep[] => {
  const names = state.foes.filter(({ isAmbush }) => isAmbush).map((foe) => `«${foeName(foe, data)}»`);
  if (names.length === 0) return [];
  return [
    {
      terms: [['ambush', 'Засада']],
      says: `Из засады нападает ${listRu(names)}: с ним один раз, в первом раунде, сражается ${isParty(state) ? 'только первый сыщик' : 'сыщик'}. Потом монстр возвращается в пул, даже если не побеждён.`,
    },
  ];
};

export const howSteps = (state: State, data: CombatData): readonly HowStep[] => {
  const { foes, readings } = state;
  const { options } = data.prose.readings;
  return [
    {
      terms: [
        ['test', 'Проверка'],
        ['success', 'Успех'],
      ],
      says: `Кубиков столько, сколько составляет значение навыка с модификатором, лучшим бонусом и дополнительными кубиками, но не меньше одного. ${facesWords(state, data)}`,
    },
    ...TRIALS.map((trial) => ({
      terms: TRIAL_STEPS[trial].terms,
      says: `${TRIAL_STEPS[trial].begins} ${foes.map((foe) => testWords(state, foe, trial, data)).join(' ')}`,
    })),
    ...cardSteps(state, data),
    clueStep(state),
    {
      terms: [['defeated-investigator', 'Побеждённый сыщик']],
      says: `Если здоровье или рассудок кончились, сыщик сразу побеждён. Если это случилось до проверки силы, ${lowerRu(options['before-strength'][readings['before-strength']]!)}. Если в самой проверке силы, ${lowerRu(options['last-blow'][readings['last-blow']]!)}.`,
    },
    ...turnSteps(state),
    ...ambushSteps(state, data),
    { terms: [['combat-encounter', 'Боевой контакт']], says: 'Все исходы посчитаны точно и вместе дают ровно 1.' },
  ];
};

/** What this count takes for granted. */
export const assumptionsOf = (state: State, { prose }: CombatData): readonly string[] => [
  ...prose.assumed,
  ...(isParty(state)
    ? [
        'все сыщики стоят в одной локации и играют ради общей цели: рискует тот, кому это выгоднее для всех',
        'улики и вещи сыщики друг другу не передают',
      ]
    : []),
  ...(state.foes.some(({ isAmbush }) => isAmbush) && isMany(state)
    ? ['монстр из засады стоит в порядке боёв там, где это лучше для цели или где вы его поставили']
    : []),
];
const TO: { readonly [T in TrialName]: string } = { will: 'воле', strength: 'силе' };
/** Bonuses are set by the test of the token, whatever skill it asks for. */
const otherSkills = ({ party, foes }: State, data: CombatData): readonly string[] => {
  const hasBonus = party.some(({ hero }) => TRIALS.some((trial) => cardsOf(hero, hero.things).bonus[trial] > 0));
  if (!hasBonus) return [];
  return foes.flatMap((foe) =>
    TRIALS.flatMap((trial) => {
      const skill = foe.monster[trial]?.skill;
      if (skill === undefined || skill === trial) return [];
      return [
        `«${foeName(foe, data)}» требует проверку ${SKILL_OF[skill]} вместо проверки ${SKILL_OF[trial]}. Бонус к ${TO[trial]} здесь всё равно посчитан: если ваша карта его в такой проверке не даёт, уберите её`,
      ];
    }),
  );
};
/** What this count leaves out: effects of the tokens first. */
export const notCounted = (state: State, data: CombatData): readonly string[] => {
  const { foes, party } = state;
  const cards = data.monsters.filter(({ id }) => foes.some((foe) => foe.id === id));
  const left = cards.flatMap(({ ru, effects }) =>
    effects.flatMap(({ says, isCounted, left: rest }) => {
      if (isCounted) return rest === undefined ? [] : [`${ru}. ${rest}`];
      return [`${ru}. ${says}`];
    }),
  );
  const ids = new Set(party.flatMap(({ hero }) => hero.things.flatMap(({ id }) => id ?? [])));
  const more = data.items.filter(({ id, hasMore }) => hasMore && ids.has(id)).map(({ ru }) => `«${ru}»`);
  const unpaid = party.some(({ hero }) => hasOwnAll(hero) && hero.things.some(({ carries }) => carries.allCosts > 0));
  return [
    ...left,
    ...(more.length > 0
      ? [`карта умеет и другое, посчитано только то, что стоит рядом с её именем: ${listRu(more)}`]
      : []),
    ...(unpaid
      ? [
          'переброс карты за рассудок не используется, пока отмечена другая карта, которая позволяет перебросить все кубики',
        ]
      : []),
    ...otherSkills(state, data),
    ...data.prose.notCounted,
  ];
};
