/** What players do and why they may not. */
import { bodiesOf, type Ability } from '../../../../engines/foursouls/stack/ability.ts';
import type { Action, Declared } from '../../../../engines/foursouls/stack/action.ts';
import { offerOfAbility, offerOfLoot, type Offer } from '../../../../engines/foursouls/stack/playable.ts';
import { placeOf, templateOf } from '../../../../engines/foursouls/stack/lookup.ts';
import type { Ref, Seat } from '../../../../engines/foursouls/stack/ref.ts';
import type { Refusal, RefusalCode } from '../../../../engines/foursouls/stack/refusal.ts';
import type { Card, GameState, Zone } from '../../../../engines/foursouls/stack/game-state.ts';
import { effectsWords, costWords } from './effects.ts';
import { cardName, playerName, quoted, refName, templateName } from './names.ts';
import { sourceTitle } from './object-names.ts';
import { optionWords, wayWords } from './questions.ts';
import type { Source } from '../wishes.ts';

const DECLARES: { readonly [d in Declared]: string } = {
  attack: 'заявляет об атаке',
  purchase: 'заявляет о покупке',
  end: 'заявляет о конце хода',
};
const DECLARE_BUTTONS: { readonly [d in Declared]: string } = {
  attack: 'Атаковать',
  purchase: 'Купить',
  end: 'Закончить ход',
};
/** What is activated in each zone, as «кого» or «что». */
const ACTIVATED: { readonly [z in Zone]: string } = {
  character: 'персонажа',
  item: 'предмет',
  curse: 'предмет',
  soul: 'предмет',
  monster: 'монстра',
  shop: 'предмет',
  room: 'комнату',
};
const SIGNS: { readonly [t in 'tap' | 'paid']: string } = { tap: '↷', paid: '$' };

const targetsOf = (state: GameState, way: string): string => {
  const refs = way.split('.').slice(1);
  if (refs.length === 0) return '';
  return `. ${refs.length > 1 ? 'Цели' : 'Цель'} — ${refs.map((r) => refName(state, r as Ref)).join(' и ')}`;
};

/** Which of several bodies was chosen; nothing where there is one. */
const chosenOf = (offer: Offer | undefined, way: string): string => {
  const bodies = offer?.bodies ?? [];
  const body = bodies.length > 1 ? bodies[Number(way.split('.')[0])] : undefined;
  return body === undefined ? '' : `. Вариант — ${effectsWords(body.effects)}`;
};
/** The card that is played, or the copy of one. */
const playedCard = (state: GameState, { seat, card }: Extract<Action, { type: 'play' }>): Card | undefined => {
  const player = state.players[seat];
  return player === undefined ? undefined : [...player.hand, ...player.copies].find((c) => c.id === card);
};
/** What playing or activating offers; nothing where the card or the object is not there. */
const offerOf = (state: GameState, action: Extract<Action, { type: 'play' | 'activate' }>): Offer | undefined => {
  if (action.type === 'play') {
    const card = playedCard(state, action);
    return card === undefined ? undefined : offerOfLoot(state, card);
  }
  const place = placeOf(state, action.object);
  return place === undefined ? undefined : offerOfAbility(state, place, action.ability);
};
/** The way in which something is played or activated: the body chosen and the targets. */
const wayChosen = (state: GameState, action: Extract<Action, { type: 'play' | 'activate' }>): string =>
  `${chosenOf(offerOf(state, action), action.way)}${targetsOf(state, action.way)}`;
const playWords = (state: GameState, action: Extract<Action, { type: 'play' }>): string => {
  const card = playedCard(state, action);
  const name = card === undefined ? '' : cardName(state.cards, card.template);
  return `разыгрывает карту ${name}${wayChosen(state, action)}`;
};
const activateWords = (state: GameState, action: Extract<Action, { type: 'activate' }>): string => {
  const place = placeOf(state, action.object);
  const name = place === undefined ? '' : quoted(sourceTitle(state, place.object));
  return `активирует ${ACTIVATED[place?.zone ?? 'item']} ${name}${wayChosen(state, action)}`;
};
const chooseWords = (state: GameState, option: string): string => {
  const { pending } = state;
  if (pending === null) return 'выбирает';
  const answer = optionWords(state, pending, option);
  return pending.question === 'roll' ? `бросает кубик. Выпало ${answer}` : `выбирает: ${answer}`;
};
/** An action as a sentence without a full stop, by the table before it. */
export const actionWords = (state: GameState, action: Action): string => {
  const name = playerName(state, action.seat);
  switch (action.type) {
    case 'pass':
      return `Пас: ${name}`;
    case 'play':
      return `${name} ${playWords(state, action)}`;
    case 'activate':
      return `${name} ${activateWords(state, action)}`;
    case 'declare':
      return `${name} ${DECLARES[action.what]}`;
    case 'choose':
      return `${name} ${chooseWords(state, action.option)}`;
  }
};
/** Passes of several in succession; `all` for everybody. */
export const passesWords = (state: GameState, seats: readonly Seat[], all: boolean): string =>
  all && state.players.length > 1 ? 'Все пасуют' : `Пас: ${seats.map((s) => playerName(state, s)).join(', ')}`;

/** What a button for a wish says; of several abilities of one card also what each costs. */
export const sourceName = (state: GameState, source: Source): string => {
  if (source.kind === 'declare') return DECLARE_BUTTONS[source.what];
  const template = state.cards[source.template];
  const name =
    source.kind === 'activate'
      ? sourceTitle(state, { id: source.object, template: source.template })
      : templateName(template);
  const able =
    template?.abilities.flatMap((a, i) =>
      a.type === 'tap' || a.type === 'paid' ? [{ i, sign: SIGNS[a.type], cost: a.cost ?? [] }] : [],
    ) ?? [];
  const own = source.kind === 'activate' && able.length > 1 ? able.find(({ i }) => i === source.ability) : undefined;
  return own === undefined ? name : `${name} (${[own.sign, costWords(own.cost)].join(' ').trim()})`;
};
/** The words before the effects of an ability: its sign, its cost. */
const priceWords = (ability: Ability): string => {
  if (ability.type !== 'tap' && ability.type !== 'paid' && ability.type !== 'loot') return '';
  const sign = ability.type === 'loot' ? '' : `${SIGNS[ability.type]} `;
  return `${sign}${ability.cost === undefined ? '' : `${costWords(ability.cost)}: `}`;
};
/** The effect of a wish, with its cost: the text at its button. */
export const sourceText = (state: GameState, source: Source): string => {
  if (source.kind === 'declare') return '';
  const template = templateOf(state, { id: 0, template: source.template });
  const ability =
    source.kind === 'activate' ? template.abilities[source.ability] : template.abilities.find((a) => a.type === 'loot');
  if (ability === undefined) return '';
  const says = bodiesOf(ability).map((b) => effectsWords(b.effects));
  return `${priceWords(ability)}${says.join(' / ')}`;
};
/** One legal way of a wish: its targets, its option, the cards that pay for it. */
export const wishWayWords = (state: GameState, action: Action): string => {
  if (action.type !== 'play' && action.type !== 'activate') return actionWords(state, action);
  const paid = (state.players[action.seat]?.hand ?? [])
    .filter((c) => action.pay.includes(c.id))
    .map((c) => cardName(state.cards, c.template));
  return `${wayWords(state, offerOf(state, action)?.bodies ?? [], action.way)}${paid.length === 0 ? '' : ` (сбросив ${paid.join(' и ')})`}`;
};

type Why = (state: GameState, seat: Seat) => string;
const REFUSAL_WORDS: { readonly [c in RefusalCode]: Why } = {
  'game-over': () => 'Партия окончена: победитель уже есть',
  'no-such-player': () => 'Такого игрока за столом нет',
  'choice-pending': (s) => `Сначала надо ответить на вопрос. Отвечает ${playerName(s, s.pending?.seat ?? null)}`,
  'no-choice': () => 'Сейчас никто ничего не выбирает',
  'not-your-choice': (s) => `Сейчас выбирает ${playerName(s, s.pending?.seat ?? null)}`,
  'not-offered': () => 'Такого варианта среди предложенных нет',
  'not-your-priority': (s, seat) =>
    s.priority === null
      ? 'Сейчас приоритета нет ни у кого'
      : `Сейчас приоритет держит ${playerName(s, s.priority.holder)}, а ${playerName(s, seat)} ждёт своей очереди`,
  'not-in-hand': () => 'Этой карты в руке нет',
  'not-playable': () => 'Эту карту не разыгрывают из руки',
  'no-loot-play': (s, seat) =>
    `Разыгрываний добычи не осталось: ${playerName(s, seat)}. Одно даёт своя фаза действий, другие — карты и ↷ персонажа`,
  'no-such-option': () => 'Такого варианта у карты нет',
  'illegal-target': () => 'Подходящей цели сейчас нет. Цель называют сразу, когда карта ложится в стек',
  'cannot-pay': () => 'Платить нечем, а стоимость платят сразу и целиком',
  'not-in-play': () => 'Этого уже нет в игре',
  'not-yours': () => 'Чужую карту активировать нельзя',
  'no-such-ability': () => 'Такой способности сейчас нет: возможно, не хватает жетонов',
  deactivated: () => 'Карта уже деактивирована. ↷-способность доступна только у заряженной',
  'not-active': () => 'Заявить об этом может только активный игрок, а сейчас чужой ход',
  'wrong-phase': () => 'Заявлять можно только в фазе действий',
  'stack-not-empty': () => 'В стеке что-то лежит. Заявлять можно, только когда он пуст',
  'under-way': () => 'Атака или покупка уже идёт',
  'no-attacks': () => 'Атака на этот ход уже потрачена',
  'no-purchases': () => 'Покупка на этот ход уже потрачена',
  'must-attack': () => 'Осталась обязательная атака: до неё ход не завершить',
};
/** Why the rules refuse, as a sentence without a full stop. */
export const refusalWords = (state: GameState, seat: Seat, { code }: Refusal): string =>
  REFUSAL_WORDS[code](state, seat);
