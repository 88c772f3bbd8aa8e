/** The answer in words: for the bar, for a chat, for the results. */
import type { Aim, Detective, Enemy } from '../../../../engines/echo/battle/battle.ts';
import type { BattleEnds } from '../../../../engines/echo/battle/solve.ts';
import { pluralRu } from '../../../../lib/plural-ru.ts';
import { NBSP, listRu, lowerRu } from '../../../../lib/sentence-ru.ts';
import { changeWords, type KeptAnswer } from '../../../shared/frame/kept-answer.ts';
import { isExample, type State } from '../model.ts';
import type { Plan } from '../view-props.ts';
import { againstCount, detectiveName, detectivesCount, diceCount, enemyName, KINDS } from './names.ts';
import { chanceRu, meanRu, ratioOf } from './numbers.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const detainedOf = ({ enemies }: BattleEnds): number => sumOf(enemies.map(({ fates }) => fates.detained));
export const destroyedOf = ({ enemies }: BattleEnds): number =>
  sumOf(enemies.map(({ fates }) => fates.killed + fates.destroyed));

/** What the bar shows: a chance, or how many of several enemies on average. */
const shownOf: { readonly [A in Aim]: (ends: BattleEnds) => number } = {
  defeat: ({ victory }) => victory,
  'stay-up': ({ noneFell }) => noneFell,
  detain: detainedOf,
  destroy: destroyedOf,
  'spare-movement': ({ victory }) => victory,
};
export const barValue = ({ state, result }: Plan): string => {
  const value = shownOf[state.aim](result);
  return isMean(state) ? meanRu(value, 2) : chanceRu(value);
};
const isMean = ({ aim, enemies }: State): boolean => (aim === 'detain' || aim === 'destroy') && enemies.length > 1;

/** What was kept, for the bar; of two aims, or of a chance and a mean, none is more or less than the other. */
export const keptOf = (kept: Plan | undefined, now: Plan | undefined): KeptAnswer | undefined => {
  if (kept === undefined) return undefined;
  const was = barValue(kept);
  if (now === undefined || now.state.aim !== kept.state.aim || isMean(now.state) !== isMean(kept.state)) return { was };
  const [before, after] = [kept, now].map(({ state, result }) => shownOf[state.aim](result)) as [number, number];
  if (!isMean(now.state)) return { was, change: changeWords(ratioOf(before), ratioOf(after)) };
  const change = meanRu(Math.abs(after - before), 2);
  return { was, change: change === '0' ? `столько${NBSP}же` : `${after > before ? '+' : '−'}${change}` };
};

const AIM_SHORT: { readonly [A in Aim]: readonly [one: string, many: string] } = {
  defeat: ['Победить', 'Победить всех'],
  'stay-up': ['Никого не потерять', 'Никого не потерять'],
  detain: ['Задержать', 'В среднем задержано'],
  destroy: ['Убить или уничтожить', 'В среднем убито и уничтожено'],
  'spare-movement': ['Победить быстро', 'Победить всех быстро'],
};
/** What was counted, for the bar: «Победить: 1 Сыщик против 1 Врага»; of the example that it is one. */
export const countedLine = (state: State): string => {
  const { detectives, enemies, aim } = state;
  const [one, many] = AIM_SHORT[aim];
  const wanted = enemies.length > 1 ? many : one;
  const who = `${detectivesCount(detectives.length)} против ${againstCount(enemies.length)}`;
  const sizes = `${detectives.length}${NBSP}на${NBSP}${enemies.length}`;
  if (isExample(state)) return `Пример: ${lowerRu(wanted)}, ${sizes}`;
  return isMean(state) ? `${wanted}, ${sizes}` : `${wanted}: ${who}`;
};
/** «в среднем 4,9 раунда», «в среднем 5 раундов». */
const roundsMean = ({ meanRounds }: BattleEnds): string => {
  const shown = meanRu(meanRounds);
  const noun = shown.includes(',') ? 'раунда' : pluralRu(Number(shown), ['раунд', 'раунда', 'раундов']);
  return `в${NBSP}среднем ${shown}${NBSP}${noun}`;
};

export const vigourWords = ({ will, strength }: Detective | Enemy): string =>
  `Воля${NBSP}${will}, Сила${NBSP}${strength}`;
/** What a detective carries: «нож +1», «оружие». */
export const cardsOf = ({ knife, hasMartialArts, weapon, spell, heal }: Detective): readonly string[] => [
  ...(knife > 0 ? [`нож +${knife}`] : []),
  ...(hasMartialArts ? ['«Боевые Единоборства»'] : []),
  ...(weapon ? ['оружие'] : []),
  ...(spell ? ['Заклинание'] : []),
  ...(heal ? ['восстановление'] : []),
];
const detectiveWords = (state: State, at: number): string => {
  const { card } = state.detectives[at]!;
  return `${detectiveName(state, at)} (${[vigourWords(card), ...cardsOf(card)].join(', ')})`;
};
/** What an enemy throws: «2 дайса на Силу». */
export const enemyDice = ({ willDice, strengthDice }: Enemy): readonly string[] => [
  ...(willDice > 0 ? [`${diceCount(willDice)} на${NBSP}Волю`] : []),
  ...(strengthDice > 0 ? [`${diceCount(strengthDice)} на${NBSP}Силу`] : []),
];
const enemyWords = (state: State, at: number): string => {
  const { card } = state.enemies[at]!;
  return `${enemyName(state, at)} (${[KINDS[card.kind].name, vigourWords(card), ...enemyDice(card)].join(', ')})`;
};
/** The rest of the answer, for the bar: the other chance, or the rounds where both are the same number. */
export const exactLine = ({ state, result }: Plan): string => {
  const { victory, noneFell, endless } = result;
  if (endless > 0) return 'Битва может не закончиться';
  if (chanceRu(victory) === chanceRu(noneFell)) return roundsMean(result);
  return state.aim === 'stay-up' ? `победа ${chanceRu(victory)}` : `никого не потерять ${chanceRu(noneFell)}`;
};
/** How long the battle lasts; absent where it may never end. */
export const roundsSay = (ends: BattleEnds): string | undefined => (ends.endless > 0 ? undefined : roundsMean(ends));

/** The answer as one sentence, clear without its context. */
export const answerSentence = ({ state, result }: Plan): string => {
  const sides = [
    listRu(state.detectives.map((_, at) => detectiveWords(state, at))),
    listRu(state.enemies.map((_, at) => enemyWords(state, at))),
  ];
  const { victory, noneFell, endless } = result;
  const lasts =
    endless > 0 ? `с шансом ${chanceRu(endless)} Битва не закончится` : `Битва длится ${roundsMean(result)}`;
  return `${state.detectives.length > 1 ? 'Сыщики' : 'Сыщик'}: ${sides[0]}. Против ${state.detectives.length > 1 ? 'них' : 'него'}: ${sides[1]}. Шанс победить ${state.enemies.length > 1 ? 'всех Врагов' : 'Врага'} — ${chanceRu(victory)}, шанс никого из Сыщиков не потерять — ${chanceRu(noneFell)}, ${lasts}.`;
};
