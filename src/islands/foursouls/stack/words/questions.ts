/** Questions that the rules ask a player, and what each answer is called. */
import type { Body, LastingChange } from '../../../../engines/foursouls/stack/ability.ts';
import { bodiesToCopy } from '../../../../engines/foursouls/stack/effects/on-stack.ts';
import { insteadsOfDeath } from '../../../../engines/foursouls/stack/effects/harm.ts';
import { itemAt } from '../../../../engines/foursouls/stack/lookup.ts';
import { objectRef, parseRef, type Ref } from '../../../../engines/foursouls/stack/ref.ts';
import { priceFor, USUAL_PRICE } from '../../../../engines/foursouls/stack/stats.ts';
import type { Pending, GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import type { Question } from '../../../../engines/foursouls/stack/rules.ts';
import { signedRu } from '../../../../lib/number-ru.ts';
import { effectsWords } from './effects.ts';
import { cardName, refName } from './names.ts';
import { triggerWords } from './triggers.ts';

export const QUESTION_WORDS: { readonly [q in Question]: string } = {
  roll: 'Что выпало на кубике?',
  'attack-target': 'Кого атаковать?',
  slot: 'В какой слот положить карту?',
  'purchase-target': 'Что купить?',
  'trigger-order': 'Сработало сразу несколько. Что положить в стек первым? Оно разрешится последним.',
  targets: 'Какие цели и какой вариант?',
  discard: 'Какую карту сбросить?',
  'penalty-item': 'Штраф за смерть: какой предмет уничтожить?',
  'penalty-loot': 'Штраф за смерть: какую карту сбросить?',
  item: 'Какой предмет украсть?',
  loot: 'Какую карту?',
  player: 'Кому достанется проклятие?',
  choose: 'Что выбрать?',
  order: 'Кому урон положить в стек первым? Он разрешится последним.',
  'item-order': 'С какого предмета начать?',
  adjust: 'Прибавить или отнять?',
  replacement: 'Какое замещение применить первым?',
  die: 'Брошено несколько кубиков. Какой результат взять?',
  room: 'Умер монстр. Сменить комнату?',
};

/** The bodies between which a pending choice of targets chooses: of a trigger being put, or of what is being copied. */
const bodiesAsked = (state: GameState): readonly Body[] => {
  const process = state.processes.at(-1);
  if (process?.kind === 'put-triggers')
    return (state.waiting.find((t) => t.id === process.chosen) ?? state.waiting[0])?.bodies ?? [];
  const copied = process?.kind === 'effects' ? process.context.targets[0] : undefined;
  return copied === undefined ? [] : bodiesToCopy(state, itemAt(state, copied));
};
/** A way to put something, `0.p1.o7`: which of several bodies, which targets. */
export const wayWords = (state: GameState, bodies: readonly Body[], way: string): string => {
  const [index = '0', ...refs] = way.split('.');
  const body = bodies[Number(index)];
  const targets = refs.map((r) => refName(state, r as Ref)).join(', ');
  const says = bodies.length > 1 && body !== undefined ? effectsWords(body.effects) : '';
  return [says, targets].filter((w) => w !== '').join(': ') || 'без цели';
};
const handCard = (state: GameState, id: number): string => {
  const card = state.players.flatMap((p) => [...p.hand, ...p.copies]).find((c) => c.id === id);
  return card === undefined ? 'карта' : cardName(state.cards, card.template);
};

const slotWords = (state: GameState, option: string): string => {
  const under = state.monsters[Number(option)]?.at(-1);
  return `слот ${Number(option) + 1}${under === undefined ? '' : ` (${cardName(state.cards, under.template)})`}`;
};
/** Anything that can be pointed at: a card of a hand, a player, an object, a shield. */
const thingWords = (state: GameState, option: string): string => {
  if (/^c\d+$/.test(option)) return handCard(state, Number(option.slice(1)));
  if (option === 'armor') return 'броня босса';
  const ref = parseRef(option);
  if (ref !== undefined) return refName(state, ref);
  const shield = state.shields.find((s) => String(s.id) === option);
  if (shield === undefined) return option;
  const twins = state.shields.filter((s) => s.ref === shield.ref && s.n === shield.n);
  const number = twins.length > 1 ? ` (№ ${twins.indexOf(shield) + 1})` : '';
  return `щит ${shield.n === 'all' ? 'от всего урона' : `на ${shield.n}`}${number}`;
};
/** A replacement that lasts until the end of the turn, by what it came from; of several from equal cards by its number. */
const changeWords = (state: GameState, change: LastingChange): string => {
  const twins = state.changes.filter((c) => c.seat === change.seat && c.source.template === change.source.template);
  const number = twins.length > 1 ? ` № ${twins.indexOf(change) + 1}` : '';
  return `${cardName(state.cards, change.source.template)}, действует до конца хода${number}`;
};
/** A replacement by its object; of two «вместо смерти» on one object each by what it does. */
const replacementWords = (state: GameState, option: string): string => {
  const change = state.changes.find(({ id }) => `l${id}` === option);
  if (change !== undefined) return changeWords(state, change);
  const open = state.pending === null ? [] : insteadsOfDeath(state, state.pending.seat);
  const own = open.find(({ key }) => key === option);
  const isOneOfTwo = own !== undefined && open.filter(({ object }) => object === own.object).length > 1;
  return isOneOfTwo
    ? `${refName(state, objectRef(own.object.id))}: ${effectsWords(own.effects)}`
    : thingWords(state, option);
};
/** What may be bought, with its price where that is not the usual one. */
const purchaseWords = (state: GameState, option: string): string => {
  const price = priceFor(state, state.active, option as Ref | 'deck');
  const name = option === 'deck' ? 'верхняя карта колоды сокровищ' : thingWords(state, option);
  return price === USUAL_PRICE ? name : `${name} за ${price}¢`;
};
const asItIs = (_: GameState, option: string): string => option;
/** What the answers to a question are called where they are no things to be pointed at. */
const ANSWER_WORDS: { readonly [q in Question]?: (state: GameState, option: string) => string } = {
  roll: asItIs,
  die: asItIs,
  slot: slotWords,
  'purchase-target': purchaseWords,
  'trigger-order': triggerWords,
  targets: (state, option) => wayWords(state, bodiesAsked(state), option),
  adjust: (_, option) => signedRu(Number(option)),
  replacement: replacementWords,
};

/** What an answer to a question is called. */
export const optionWords = (state: GameState, { question }: Pick<Pending, 'question'>, option: string): string => {
  if (option === 'deck' && question === 'attack-target') return 'верхняя карта колоды монстров';
  if (option === 'keep') return 'оставить как есть';
  return (ANSWER_WORDS[question] ?? thingWords)(state, option);
};
