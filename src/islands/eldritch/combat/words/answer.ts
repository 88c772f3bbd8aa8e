/** The answer in words: for the bar, for a chat, for the results. */
import type { Aim } from '../../../../engines/eldritch/combat/fight.ts';
import { sumOfFractions, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP, listRu } from '../../../../lib/sentence-ru.ts';
import { cluesCount, exactOf, meanRu, OTHER_VERSION, problemSentence, roundsCount } from '../../shared/words.ts';
import type { AddressProblem } from '../address.ts';
import type { CombatData } from '../cards.ts';
import { hasCards, type Member, type State } from '../model.ts';
import { chanceFor } from '../variants.ts';
import type { Plan } from '../view-props.ts';
import { carriedNames } from './items.ts';
import { againstWords, bonusesOf, foeName, isMany, isParty, memberName, partyNames } from './names.ts';

/** What the chance in the bar is of, of one investigator and of several. */
const AIM_VERBS: { readonly [A in Aim]: readonly [one: string, several: string] } = {
  kill: ['победит', 'победят'],
  'kill-most': ['победит', 'победят'],
  survive: ['выстоит', 'выстоят все'],
  'keep-clues': ['выстоит', 'выстоят все'],
};
const verb = (state: State, aim: Aim): string => AIM_VERBS[aim][Number(isParty(state))]!;
const killVerb = (state: State): string => `${verb(state, 'kill')}${isMany(state) ? ' всех' : ''}`;
/** Whether the aim is that no investigator is defeated. */
export const isToSurvive = ({ aim }: State): boolean => aim === 'survive' || aim === 'keep-clues';

/** All that counts of one investigator beyond his sheet. */
const memberHas = ({ hero }: Member, data: CombatData): readonly string[] => {
  const { clues, improved, things } = hero;
  return [
    ...(clues > 0 ? [cluesCount(clues)] : []),
    ...bonusesOf(hero),
    ...(Object.values(improved).some((n) => n > 0) ? ['улучшения'] : []),
    ...(Object.values(improved).some((n) => n < 0) ? ['ухудшения'] : []),
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
  if (isToSurvive(state)) return isParty(state) ? 'Выстоять всем' : 'Выстоять';
  return isMany(state) ? 'Победить всех' : 'Победить';
};
/** Monsters for whom there is just room in the bar: one by its name, several by their number. */
const foesShort = ({ foes }: State, data: CombatData): string => {
  const [only, ...others] = foes;
  return others.length === 0 ? foeName(only!, data) : `${foes.length}${NBSP}монстра`;
};
/** What was counted, for the bar: «Победить: Глубоководный». */
export const countedLine = (state: State, data: CombatData): string => {
  const party = isParty(state) ? [`${state.party.length}${NBSP}сыщика`] : [];
  return `${aimShort(state)}: ${[foesShort(state, data), ...party].join(', ')}`;
};
/** The second line of the answer: the other chance and what counts most: «выстоит: 100 %, 2 улики». */
export const exactLine = ({ state, result }: Plan): string => {
  const other = isToSurvive(state)
    ? `${killVerb(state)}: ${percentRu(result.killed)}`
    : `${verb(state, 'survive')}: ${percentRu(result.stands)}`;
  const clues = state.party.reduce((sum, { hero }) => sum + hero.clues, 0);
  return [
    other,
    ...(clues === 0 ? [] : [cluesCount(clues)]),
    ...(state.rounds === 1 ? [] : [roundsCount(state.rounds)]),
  ].join(', ');
};
/** Who fights with what against whom: one of two plans. */
export const planLine = (state: State, data: CombatData): string => {
  const has = circumstances(state, data);
  const who = `${partyNames(state, data)} против ${againstWords(state.foes, data)}`;
  return has.length === 0 ? who : `${who} (${has.join(', ')})`;
};

/** How a fight may end, in words: of one investigator all four ways, of several what is wanted and what is not. */
export const endsWords = (state: State) => {
  const [killed, left] = isMany(state) ? ['Победил всех', 'Победил не всех'] : ['Победил', 'Не победил'];
  return {
    won: `${killed} и выстоял`,
    killedAlone: `${killed}, но и сам побеждён`,
    standsAlone: `${left}, но выстоял`,
    lost: `${left} и сам побеждён`,
    foes: isMany(state)
      ? (['Все монстры побеждены', 'Побеждены не все'] as const)
      : (['Монстр побеждён', 'Монстр остался'] as const),
    party: ['Все выстояли', 'Кто-то из сыщиков побеждён'],
  } as const;
};
type Forms = Parameters<typeof countRu>[1];
/** A mean with its noun: «0,3 здоровья», «1 рассудок». */
const meanCount = (mean: Fraction, forms: Forms): string => {
  const shown = meanRu(mean);
  return shown.includes(',') ? `${shown}${NBSP}${forms[1]}` : countRu(Number(shown.replace('−', '-')), forms);
};
/** What the fight costs on average, of all investigators together. */
export const lossesWords = (state: State, { fighters }: Plan['result']): string => {
  const sum = (of: (fighter: (typeof fighters)[number]) => Fraction): Fraction => sumOfFractions(fighters.map(of));
  const hasClues = state.party.some(({ hero }) => hero.clues > 0);
  const lost = [
    meanCount(
      sum(({ meanHealth }) => meanHealth),
      ['здоровье', 'здоровья', 'здоровья'],
    ),
    meanCount(
      sum(({ meanSanity }) => meanSanity),
      ['рассудок', 'рассудка', 'рассудка'],
    ),
    ...(hasClues
      ? [
          meanCount(
            sum(({ meanClues }) => meanClues),
            ['улику', 'улики', 'улик'],
          ),
        ]
      : []),
  ];
  return `${isParty(state) ? 'потеряют вместе' : 'потеряет'} в${NBSP}среднем ${listRu(lost)}`;
};

const withChance = (words: string, chance: Fraction): string => `${words} с${NBSP}шансом ${percentRu(chance)}`;
/** The answer to send to somebody who sees nothing else. */
export const answerSentence = ({ state, result }: Plan, data: CombatData): string => {
  const { killed, stands } = result;
  const [kill, stand] = [withChance(killVerb(state), killed), withChance(verb(state, 'survive'), stands)];
  const exact = exactOf(chanceFor(state.aim, result));
  const leads = isToSurvive(state) ? [`${stand}${exact}`, kill] : [`${kill}${exact}`, stand];
  const said = [...leads, lossesWords(state, result)];
  return `${planLine(state, data)}: ${said.join(', ')}.`;
};

const PROBLEMS: { readonly [c in AddressProblem['code']]: string } = {
  version: OTHER_VERSION,
  i: 'не удалось прочитать имя',
  g: 'не удалось прочитать число сыщиков',
  n: 'не удалось прочитать здоровье, рассудок и навыки',
  c: 'не удалось прочитать бонусы и перебросы',
  t: 'не удалось прочитать вещи',
  m: 'не удалось прочитать монстров',
  k: 'не удалось прочитать число раундов',
  o: 'не удалось прочитать порядок монстров',
  a: 'не удалось прочитать цель',
  s: 'не удалось прочитать, как тратить улики',
  x: 'не удалось прочитать спорные места',
};
/** What could not be understood of an address, a sentence. */
export const problemWords = ({ code, who = 0, came }: AddressProblem): string =>
  problemSentence(`${PROBLEMS[code]}${who === 0 ? '' : ` сыщика ${who + 1}`}`, came);
