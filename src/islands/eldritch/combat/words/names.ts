/** How things are called, and small pieces of sentences. */
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
const NO_MONSTER = 'Монстр';
export const foeName = ({ id, name }: Named, { monsters }: Pick<CombatData, 'monsters'>): string =>
  name ?? monsters.find((one) => one.id === id)?.ru ?? NO_MONSTER;
/** «монстра «Глубоководный»», «2 монстров: «Глубоководный» и «Шоггот»»; the words after «против». */
export const againstWords = (foes: readonly Foe[], data: CombatData): string => {
  const [only, ...others] = foes;
  if (others.length > 0) return `${foes.length}${NBSP}монстров: ${listRu(foes.map((foe) => foeName(foe, data)))}`;
  const name = foeName(only!, data);
  return name === NO_MONSTER ? 'монстра' : `монстра «${name}»`;
};

export const isMany = ({ foes }: State): boolean => foes.length > 1;
