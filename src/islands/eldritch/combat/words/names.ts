/** How things are called, and small pieces of sentences. */
import type { MonsterFlag } from '../../../../engines/eldritch/combat/model/monster.ts';
import type { ReadingName, Readings } from '../../../../engines/eldritch/combat/model/readings.ts';
import type { Aim } from '../../../../engines/eldritch/combat/fight.ts';
import type { Spend } from '../../../../engines/eldritch/skill-check/again.ts';
import { NBSP, listRu, lowerRu } from '../../../../lib/sentence-ru.ts';
import { FORTUNE_NAMES } from '../../shared/words.ts';
import type { CombatData } from '../cards.ts';
import type { Foe, Hero, Named, OrderKind, State } from '../model.ts';

export const AIM_NAMES: { readonly [A in Aim]: string } = {
  kill: 'Победить',
  survive: 'Выстоять',
  'kill-most': 'Победить больше монстров',
  'keep-clues': 'Сберечь улики',
};
export const AIM_SAYS: { readonly [A in Aim]: string } = {
  kill: 'Улики тратятся и порядок выбирается так, чтобы чаще всего побеждать всех монстров.',
  survive: 'Улики тратятся и порядок выбирается так, чтобы сыщик реже всего бывал побеждён.',
  'kill-most': 'Улики тратятся и порядок выбирается так, чтобы побеждённых монстров в среднем было больше.',
  'keep-clues': 'Улики тратятся, только если без этого сыщик, скорее всего, будет побеждён и потеряет их.',
};
export const SPEND_SHORT: { readonly [S in Spend]: string } = {
  best: 'лучшая трата',
  needed: 'тратить, пока успехов не хватает',
  none: 'не тратить улики',
};
export const ORDER_NAMES: { readonly [O in OrderKind]: string } = {
  best: 'Лучший',
  anew: 'Выбирать после каждого',
  given: 'Мой порядок',
};

/** Whether an effect is in force, in our words. */
export const FLAG_NAMES: { readonly [F in MonsterFlag]: string } = {
  'will-failed-ends': 'Если проверка воли провалена, проверки силы нет',
  'will-failed-health': 'Если проверка воли провалена, сыщик теряет 1 здоровье',
  'will-failed-cursed': 'Если проверка воли провалена, сыщик получает «Проклятие»',
  'will-wounds': 'Успехи проверки воли отнимают у монстра здоровье',
  'leaves-on-five': 'После проверки воли бросают кубик: при 5 и 6 монстр побеждён',
  'dies-after-will': 'После проверки воли сыщик теряет 1 здоровье, и монстр побеждён',
  parley: 'Перед проверкой силы можно пройти проверку общения −1 и победить монстра',
  fright: 'Перед проверкой силы сыщик теряет 1 рассудок',
  toll: 'Перед проверкой воли сыщик тратит 1 улику или теряет 1 здоровье и 1 рассудок',
  'heals-two': 'Если сыщик потерял здоровье, а монстр не побеждён, монстр восстанавливает 2 здоровья',
  'no-clues': 'Улики нельзя тратить на перебросы',
  unhurt: 'Монстр не теряет здоровья',
  solace: 'Если монстр побеждён, сыщик восстанавливает 1 рассудок',
  remorse: 'Если монстр побеждён, сыщик теряет 1 рассудок',
};

const READING_TITLES: { readonly [R in ReadingName]: string } = {
  'before-strength': 'Здоровье или рассудок кончились до проверки силы',
  'last-blow': 'Сыщик побеждён в самой проверке силы',
  'both-gone': 'Кончились и здоровье, и рассудок',
};
export const READING_OPTIONS: { readonly [R in ReadingName]: { readonly [O in Readings[R]]: string } } = {
  'before-strength': {
    'break-off': 'Бой прерывается, монстр остаётся',
    'fight-on': 'Проверку силы всё же проходят',
  },
  'last-blow': {
    counts: 'Его успехи всё же отнимают у монстра здоровье',
    'is-lost': 'Его успехи монстру не вредят',
  },
  'both-gone': {
    'player-chooses': 'Игрок выбирает, что из двух его победило',
    health: 'Считается, что кончилось здоровье',
    sanity: 'Считается, что кончился рассудок',
  },
};
/** Terms whose rules leave the question open. */
const READING_TERMS: { readonly [R in ReadingName]: readonly [id: string, label: string] } = {
  'before-strength': ['combat-encounter', 'Боевой контакт'],
  'last-blow': ['strength-test', 'Проверка силы'],
  'both-gone': ['defeated-investigator', 'Побеждённый сыщик'],
};
export const READING_WORDS = { titles: READING_TITLES, options: READING_OPTIONS, terms: READING_TERMS } as const;

/** Somebody as the value of an option of a picker: an id of the data, a name of the reader's own behind a dot. */
export const pickedValue = ({ id, name }: Named): string => (name === undefined ? (id ?? '') : `.${name}`);
/** Blessing or curse, and the best bonuses of an investigator. */
export const bonusesOf = ({ fortune, bonus }: Hero): readonly string[] => [
  ...(fortune === 'plain' ? [] : [lowerRu(FORTUNE_NAMES[fortune])]),
  ...(bonus.will > 0 ? [`+${bonus.will} к${NBSP}воле`] : []),
  ...(bonus.strength > 0 ? [`+${bonus.strength} к${NBSP}силе`] : []),
];
const NOBODY = 'Сыщик';
export const investigatorName = ({ id, name }: Named, { investigators }: CombatData): string =>
  name ?? investigators.find((one) => one.id === id)?.ru ?? NOBODY;
/** Who is meant where several fight: those without a name are counted. */
export const memberName = ({ party }: State, at: number, data: CombatData): string => {
  const name = investigatorName(party[at]!.investigator, data);
  const isAlone = party.every(({ investigator }, i) => i === at || investigatorName(investigator, data) !== name);
  return isAlone ? name : `${name} ${at + 1}`;
};
/** «Лили Чен и Марк Хэрриган». */
export const partyNames = (state: State, data: CombatData): string =>
  listRu(state.party.map((_, at) => memberName(state, at, data)));
export const isParty = ({ party }: State): boolean => party.length > 1;
export const NO_MONSTER = 'Монстр';
export const foeName = ({ id, name }: Named, { monsters }: CombatData): string =>
  name ?? monsters.find((one) => one.id === id)?.ru ?? NO_MONSTER;
/** «монстра «Глубоководный»», «2 монстров: «Глубоководный» и «Шоггот»»; the words after «против». */
export const againstWords = (foes: readonly Foe[], data: CombatData): string => {
  const [only, ...others] = foes;
  if (others.length > 0) return `${foes.length}${NBSP}монстров: ${listRu(foes.map((foe) => foeName(foe, data)))}`;
  const name = foeName(only!, data);
  return name === NO_MONSTER ? 'монстра' : `монстра «${name}»`;
};

export const isMany = ({ foes }: State): boolean => foes.length > 1;
