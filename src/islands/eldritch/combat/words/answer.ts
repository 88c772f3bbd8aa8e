/** The answer in words: for the bar, for a chat, beside the numbers. */
import type { Aim } from '../../../../engines/eldritch/combat/fight.ts';
import { sumOfFractions, type Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { cluesCount, exactOf, meanRu, OTHER_VERSION, problemSentence, roundsCount } from '../../shared/words.ts';
import type { AddressProblem } from '../address.ts';
import type { CombatData } from '../cards.ts';
import { hasCards, type Member, type State } from '../model.ts';
import { chanceFor } from '../variants.ts';
import type { Plan } from '../view-props.ts';
import { carriedNames } from './items.ts';
import { NO_MONSTER, againstWords, bonusesOf, foeName, isMany, isParty, memberName, partyNames } from './names.ts';

/** What the chance in the bar is of, of one investigator and of several. */
const AIM_VERBS: { readonly [A in Aim]: readonly [one: string, several: string] } = {
  kill: ['победит', 'победят'],
  'kill-most': ['победит', 'победят'],
  survive: ['выстоит', 'выстоят все'],
  'keep-clues': ['выстоит', 'выстоят все'],
};
const verb = (state: State, aim: Aim): string => AIM_VERBS[aim][Number(isParty(state))]!;
const killVerb = (state: State): string => `${verb(state, 'kill')}${isMany(state) ? ' всех' : ''}`;
const isToStand = ({ aim }: State): boolean => aim === 'survive' || aim === 'keep-clues';

/** All that counts of one investigator beyond his sheet. */
const memberHas = ({ hero }: Member, data: CombatData): readonly string[] => {
  const { clues, improved, things } = hero;
  return [
    ...(clues > 0 ? [cluesCount(clues)] : []),
    ...bonusesOf(hero),
    ...(Object.values(improved).some((n) => n > 0) ? ['улучшения'] : []),
    ...carriedNames(things, data),
    ...(hasCards(hero) ? ['перебросы и кубики от карт'] : []),
  ];
};
/** All that counts beyond the names: «2 раунда, 3 улики, Топор». */
const circumstances = (state: State, data: CombatData): readonly string[] => {
  const { party, rounds, foes } = state;
  const members = party.flatMap((member, at) => {
    const has = memberHas(member, data);
    return isParty(state) && has.length > 0 ? [`${memberName(state, at, data)} — ${has.join(', ')}`] : has;
  });
  return [
    ...(rounds > 1 ? [roundsCount(rounds)] : []),
    ...members,
    ...(foes.some(({ isAmbush }) => isAmbush) ? ['засада'] : []),
    ...(foes.some(({ wounds }) => wounds > 0) ? ['монстр уже ранен'] : []),
  ];
};

/** What the chance in the bar is of, before who fights whom: the end of a long line may be cut off. */
const aimShort = (state: State): string => {
  if (isToStand(state)) return isParty(state) ? 'Выстоять всем' : 'Выстоять';
  return isMany(state) ? 'Победить всех' : 'Победить';
};
/** Many are counted, not named. */
const partyShort = (state: State, data: CombatData): string =>
  isParty(state) ? `${state.party.length}${NBSP}сыщика` : partyNames(state, data);
/** One monster by its name alone, for which there is just room. */
const againstShort = ({ foes }: State, data: CombatData): string => {
  const [only, ...others] = foes;
  if (others.length > 0) return ` против ${foes.length}${NBSP}монстров`;
  const name = foeName(only!, data);
  return name === NO_MONSTER ? ' против монстра' : `, «${name}»`;
};
/** What was counted, for the bar: «Победить: Лили Чен, «Глубоководный»». */
export const countedLine = (state: State, data: CombatData): string =>
  `${aimShort(state)}: ${partyShort(state, data)}${againstShort(state, data)}`;

/** What else counts, and the other half of the answer. */
export const exactLine = ({ state, result }: Plan, data: CombatData): string => {
  const who = isParty(state) ? 'сыщики' : 'сыщик';
  const other = isToStand(state)
    ? `${who} ${killVerb(state)}: ${percentRu(result.killed)}`
    : `${who} ${verb(state, 'survive')}: ${percentRu(result.stands)}`;
  const has = circumstances(state, data);
  return `${other}; ${has.length === 0 ? 'без улик, бонусов и карт' : has.join(', ')}`;
};

const withChance = (words: string, chance: Fraction): string => `${words} с${NBSP}шансом ${percentRu(chance)}`;
/** The answer to send to somebody who sees nothing else. */
export const answerSentence = ({ state, result }: Plan, data: CombatData): string => {
  const { killed, stands, fighters } = result;
  const who = `${partyNames(state, data)} против ${againstWords(state.foes, data)}`;
  const has = circumstances(state, data);
  const [kill, stand] = [withChance(killVerb(state), killed), withChance(verb(state, 'survive'), stands)];
  const exact = exactOf(chanceFor(state.aim, result));
  const leads = isToStand(state) ? [`${stand}${exact}`, kill] : [`${kill}${exact}`, stand];
  const [loses, spends] = isParty(state) ? ['потеряют вместе', 'потратят'] : ['потеряет', 'потратит'];
  const sum = (of: (fighter: (typeof fighters)[number]) => Fraction): Fraction => sumOfFractions(fighters.map(of));
  const health = meanRu(sum(({ meanHealth }) => meanHealth));
  const sanity = meanRu(sum(({ meanSanity }) => meanSanity));
  const hasClues = state.party.some(({ hero }) => hero.clues > 0);
  const said = [
    ...leads,
    `${loses} в${NBSP}среднем ${health} здоровья и ${sanity} рассудка`,
    ...(hasClues ? [`${spends} в${NBSP}среднем ${decimalRu(sum(({ meanClues }) => meanClues))} улики`] : []),
  ];
  return `${who}${has.length === 0 ? '' : ` (${has.join(', ')})`}: ${said.join(', ')}.`;
};

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: OTHER_VERSION,
  i: 'сыщик не прочитался',
  g: 'число сыщиков не прочиталось',
  n: 'здоровье, рассудок и навыки не прочитались',
  c: 'бонусы и перебросы не прочитались',
  t: 'вещи не прочитались',
  m: 'монстры не прочитались',
  k: 'число раундов не прочиталось',
  o: 'порядок монстров не прочитался',
  a: 'цель не прочиталась',
  s: 'способ тратить улики не прочитался',
  x: 'спорные места не прочитались',
};
/** What could not be understood of an address, a sentence. */
export const problemWords = ({ code, who = 0, came }: AddressProblem): string =>
  problemSentence(`${PROBLEMS[code]}${who === 0 ? '' : `, сыщик ${who + 1}`}`, came);
