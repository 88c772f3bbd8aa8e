/** Sentences that reason: the answer, what it takes, the plan in words. */
import { NBSP, capitalRu } from '../../../../lib/sentence-ru.ts';
import { FACES, RESOURCES, type Attack, type Resource } from '../../../../engines/foursouls/attack/attack.ts';
import type { Odds } from '../../../../engines/foursouls/attack/odds.ts';
import type { PolicyStage, PolicyRule } from '../../../../engines/foursouls/attack/policy.ts';
import { foeAt, isHit, startOf } from '../../../../engines/foursouls/attack/position.ts';
import { makeFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { decimalRu, fractionRu, percentRu, signedRu } from '../../../../lib/number-ru.ts';
import { countRu, pluralRu } from '../../../../lib/plural-ru.ts';
import { characterOf, hasHand, isOwnNumbers, type AttackData, type NamedFoe, type State } from '../model.ts';
import { foeSays, foeWords } from './foe-names.ts';
import { hitsCount, missesCount } from './labels.ts';

/** What may be spent, with its number: «перебросить кубик 2 раза». */
const HAND_WORDS: { readonly [r in Resource]: string } = {
  rerolls: 'перебросить кубик',
  flips: 'перевернуть кубик',
  fixes: 'поставить число на кубике',
  shields: 'предотвратить весь урон',
  points: 'предотвратить часть урона',
};
const TIMES = ['раз', 'раза', 'раз'] as const;
/** What may be spent, one thing each: «перебросить кубик 2 раза». */
export const handParts = ({ hand, pointsEach, fixTo }: Attack): readonly string[] =>
  RESOURCES.flatMap((r) => {
    if (hand[r] === 0) return [];
    const how = { points: ` (по ${pointsEach})`, fixes: ` (${fixTo})` }[r as 'points' | 'fixes'] ?? '';
    return [`${HAND_WORDS[r]}${how} ${countRu(hand[r], TIMES)}`];
  });
const handWords = (attack: Attack): string => {
  const said = handParts(attack);
  return said.length === 0 ? '' : `может ${said.join(', ')}`;
};

/** What is wanted, as the chance says it. */
export const goalWords = ({ goal, foes }: Attack): string => {
  if (goal === 'survive') return foes.length === 1 ? 'выжить' : 'пережить все атаки';
  if (foes.length === 1) return 'убить';
  return goal === 'kill' ? 'убить первого' : 'убить всех';
};

/** Everything that is added to the plain throws of the player, but for the hand. */
export const bonusWords = (state: State): string[] => [
  ...(state.rollBonus === 0 ? [] : [`${signedRu(state.rollBonus)} к броскам`]),
  ...(state.firstBonus === 0 ? [] : [`${signedRu(state.firstBonus)} к первому`]),
  ...(state.sixBonus === 0 ? [] : [`${signedRu(state.sixBonus)} к урону при 6`]),
  ...(state.dice === 1 ? [] : [`лучший из ${state.dice} кубиков`]),
];
/** The hand in words short enough for the bar of a narrow phone: «2 переброса». */
const IN_BAR: { readonly [r in Resource]: Parameters<typeof countRu>[1] } = {
  rerolls: ['переброс', 'переброса', 'перебросов'],
  flips: ['переворот кубика', 'переворота кубика', 'переворотов кубика'],
  fixes: ['замена числа', 'замены числа', 'замен числа'],
  shields: ['защита от урона', 'защиты от урона', 'защит от урона'],
  points: ['защита от части урона', 'защиты от части урона', 'защит от части урона'],
};
const CARDS = ['карта', 'карты', 'карт'] as const;
const BONUSES = ['прибавка', 'прибавки', 'прибавок'] as const;
/** What is spent and added, for the bar: one thing by name, more of them counted. */
const moreInBar = (state: State): string => {
  const { hand } = state;
  const held = RESOURCES.filter((r) => hand[r] > 0);
  const bonuses = bonusWords(state);
  const cards = held.reduce((sum, r) => sum + hand[r], 0);
  const named = [...held.map((r) => countRu(hand[r], IN_BAR[r])), ...bonuses];
  if (named.length === 0) return '';
  if (named.length === 1) return named[0]!;
  return [cards > 0 && countRu(cards, CARDS), bonuses.length > 0 && countRu(bonuses.length, BONUSES)]
    .filter(Boolean)
    .join(', ');
};
/** Who attacks: by name as long as the numbers are those of the card. */
const whoInBar = (state: State, data: AttackData): string => {
  const card = characterOf(state, data);
  if (card !== undefined && isOwnNumbers(state, card)) return card.ru;
  const numbers = `здоровье${NBSP}${state.health}, урон${NBSP}${state.attack}`;
  return card === undefined ? capitalRu(numbers) : `${card.ru}, ${numbers}`;
};
/** What was counted, for the bar: the goal first: «Убить: Монстро. Здоровье 2, урон 1; 2 переброса». */
export const countedLine = (state: State, data: AttackData): string => {
  const [foe, ...rest] = state.foes as readonly [NamedFoe, ...NamedFoe[]];
  const others = rest.length === 0 ? '' : ` и ещё ${countRu(rest.length, ['монстр', 'монстра', 'монстров'])}`;
  const player = [whoInBar(state, data), moreInBar(state)].filter(Boolean).join('; ');
  return `${capitalRu(goalWords(state))}: ${foeSays(foe, data)}${others}. ${player}`;
};
/** The answer once more, exactly: «точно 11/32»; a long fraction is rounded and says so. */
export const exactLine = (chance: Fraction): string => {
  const fraction = fractionRu(chance);
  return fraction.startsWith('≈') ? fraction : `точно ${fraction}`;
};
/** «3,2 броска», «5 бросков». */
const rollsMean = (shown: string): string =>
  `${shown}${NBSP}${/^\d+$/u.test(shown) ? pluralRu(Number(shown), ['бросок', 'броска', 'бросков']) : 'броска'}`;
/** The answer to send to somebody who sees nothing else. */
export const answerSentence = (state: State, data: AttackData, odds: Odds): string => {
  const hand = handWords(state);
  const bonuses = [...bonusWords(state), ...(hand === '' ? [] : [hand])];
  const name = characterOf(state, data)?.ru;
  const numbers = `${name === undefined ? 'Здоровье' : `${name}, здоровье`} ${state.health}, урон ${state.attack}`;
  const who = `${numbers}${bonuses.length === 0 ? '' : ` (${bonuses.join('; ')})`}`;
  const rolls = odds.rolls === undefined ? '' : `, в${NBSP}среднем ${rollsMean(decimalRu(odds.rolls))} атаки`;
  return `${who}. Атака: ${state.foes.map((f) => foeWords(f, data)).join(', затем ')}. ${capitalRu(goalWords(state))} — ${percentRu(odds.chance)} (${fractionRu(odds.chance)}), умереть — ${percentRu(odds.died)}${rolls}.`;
};

/** The chance of a hit by one throw, nothing spent. */
export const hitChance = (attack: Attack, foe: number): Fraction => {
  const misses = FACES.filter((face) => !isHit(attack, { ...startOf(attack), foe, first: false }, face)).length;
  return makeFraction(BigInt(6 ** attack.dice - misses ** attack.dice), BigInt(6 ** attack.dice));
};

/** What it takes to win and to lose. */
export const plainSentence = (attack: Attack, odds: Odds): string => {
  const foe = attack.foes[0]!;
  const hit = hitChance(attack, 0);
  const one = attack.foes.length === 1 ? '' : 'Первый монстр: ';
  if (odds.endless.n === odds.endless.d)
    return attack.attack === 0
      ? 'Никто никому не может нанести урон: такая атака не закончится сама, её может прервать только карта.'
      : 'Попасть нельзя, и промах ничего не отнимает: такая атака не закончится сама, её может прервать только карта.';
  const need =
    attack.attack === 0
      ? `${one}${attack.sixBonus === 0 ? 'попадание не наносит урона, и монстра не убить' : `урон наносит только результат 6: нужно ${hitsCount(Math.ceil(foe.health / attack.sixBonus))} с ним`}`
      : `${one}нужно ${hitsCount(Math.ceil(foe.health / attack.attack))}, каждое с шансом ${fractionRu(hit)}`;
  const lose =
    foe.attack === 0
      ? 'промах ничего не отнимает'
      : `${missesCount(Math.ceil(attack.health / foe.attack))} без защиты — смерть`;
  const rest =
    odds.endless.n > 0n ? ' Иногда атака не заканчивается: попасть больше нельзя, и промах ничего не отнимает.' : '';
  return `${capitalRu(need)}; ${lose}.${rest}`;
};

const ACTION_WORDS: { readonly [a in PolicyRule['action']]: (faces: string) => string } = {
  reroll: (faces) => `Перебросьте ${faces}`,
  flip: (faces) => `Переверните ${faces}`,
  fix: (faces) => `Поставьте число вместо ${faces === 'промах' ? 'промаха' : faces}`,
  shield: () => 'Предотвратите урон от промаха целиком',
  points: () => 'Предотвратите часть урона от промаха',
};
const facesWords = (faces: PolicyRule['faces']): string =>
  faces === undefined ? 'промах' : `${faces.length === 1 ? 'грань' : 'грани'} ${faces.join(', ')}`;

const whenWords = ({ when }: PolicyRule): string => {
  if (when.kind === 'always') return '';
  if (when.kind === 'mixed') return ' — не всегда: когда, видно в таблице';
  return ` ${when.kind === 'health' ? ', если у вас осталось здоровья' : ', если у монстра осталось здоровья'} ${runs(when.among)}`.replace(
    ' ,',
    ',',
  );
};
/** «1–3» of whole numbers in a row, «1, 3» of others. */
const runs = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  return sorted.length > 1 && most - least === sorted.length - 1 ? `${least}–${most}` : sorted.join(', ');
};

/** A rule of the plan: «Перебросьте промах, если у вас осталось здоровья 1.» */
export const ruleWords = (rule: PolicyRule): string =>
  `${ACTION_WORDS[rule.action](facesWords(rule.faces))}${whenWords(rule)}.${rule.isTie ? ' Иногда другое действие так же хорошо.' : ''}`;

const SPENT_WORDS: { readonly [r in Resource]: string } = {
  rerolls: 'Перебросы потрачены',
  flips: 'Перевороты потрачены',
  fixes: 'Числа на кубике потрачены',
  shields: 'Предотвращение целиком потрачено',
  points: 'Защита от части урона потрачена',
};
/** When a stage of the plan holds. */
export const stageWords = (stages: readonly PolicyStage[], at: number): string =>
  at === 0 ? 'Пока ничего не потрачено' : SPENT_WORDS[stages[at - 1]!.spends!];
export const NOTHING_TO_SPEND = 'Карты тратить незачем: промах ничего не решает.';
/** What a player with cards does first; without cards there is nothing to advise. */
export const adviceLine = (state: State, odds: Odds): string | undefined => {
  if (!hasHand(state)) return undefined;
  const rule = odds.policies[0]?.[0]?.rules[0];
  return rule === undefined ? NOTHING_TO_SPEND : ruleWords(rule);
};

/** Damage of the first foe, for the strip. */
export const missDamage = (attack: Attack): number => foeAt(attack, startOf(attack)).attack;
/** Which faces of a later roll hit, shortly: «попадают 4, 5, 6». */
export const hitsSay = ({ strips }: Odds): string => {
  const hits = strips.later.filter(({ isHit: does }) => does).map(({ face }) => face);
  return hits.length === 0 ? 'не попадает ни одна' : `попадают ${runs(hits)}`;
};
