/** What things on the table are called. Names that readers typed are never inflected. */
import type { Catalog, Kind } from '../../../../engines/foursouls/stack/ability.ts';
import type { Declared } from '../../../../engines/foursouls/stack/action.ts';
import { placeAt, templateOf, itemAt, type ObjectPosition } from '../../../../engines/foursouls/stack/lookup.ts';
import { isItemRef, isPlayerRef, numberOf, type Ref, type Seat } from '../../../../engines/foursouls/stack/ref.ts';
import type { StackItem, GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { quote, templateName } from './card-names.ts';
import { inBrackets, isCopy, numberedName, sourceTitle } from './object-names.ts';

export { quote as quoted, templateName } from './card-names.ts';

export const GAME = 'Игра';
const GONE = 'то, чего уже нет';

export const CARD_KINDS: { readonly [k in Kind]: string } = {
  loot: 'добыча',
  active: 'предмет ↷',
  paid: 'предмет $',
  passive: 'пассивный предмет',
  starting: 'стартовый предмет',
  character: 'персонаж',
  monster: 'монстр',
  event: 'событие',
  curse: 'проклятие',
  ambush: 'засада',
  trinket: 'брелок',
  room: 'комната',
  bonus: 'бонусная душа',
  unknown: 'неизвестная карта',
};
/** A card by its template: «Бомба!». */
export const cardName = (cards: Catalog, id: string): string => quote(templateName(cards[id]));
export const playerName = (state: GameState, seat: Seat | null): string =>
  seat === null ? GAME : (state.players[seat]?.name ?? GAME);

/** How an item of a kind is called: its kind and its name on its card, and itself within a sentence. */
interface ItemWords<I extends StackItem> {
  readonly kind: (item: I) => string;
  readonly title: (item: I, state: GameState) => string;
  readonly name: (item: I, state: GameState) => string;
}
const DECLARED: { readonly [d in Declared]: readonly [title: string, name: string] } = {
  attack: ['Атака', 'заявление об атаке'],
  purchase: ['Покупка', 'заявление о покупке'],
  end: ['Конец хода', 'заявление о конце хода'],
};
const ITEMS: { readonly [K in StackItem['kind']]: ItemWords<Extract<StackItem, { readonly kind: K }>> } = {
  loot: {
    kind: ({ copy }) => (copy ? 'Копия добычи' : 'Добыча'),
    title: ({ card }, state) => templateName(templateOf(state, card)),
    name: (item, state) => `${quote(itemTitle(state, item))}${item.copy ? ' (копия)' : ''}`,
  },
  ability: {
    kind: ({ copy, how }) => {
      if (copy === true) return 'Копия способности';
      return how === 'activated' ? 'Способность' : 'Сработало';
    },
    title: ({ source }, state) => sourceTitle(state, source),
    name: (item, state) => `${quote(itemTitle(state, item))}${item.copy === true ? ' (копия способности)' : ''}`,
  },
  roll: {
    kind: ({ attack }) => (attack ? 'Бросок атаки' : 'Бросок кубика'),
    title: ({ value }) => `На кубике ${value}`,
    name: ({ attack, value }) => `${attack ? 'бросок атаки' : 'бросок'} (${value})`,
  },
  damage: {
    kind: ({ combat }) => (combat ? 'Боевой урон' : 'Урон'),
    title: ({ n }) => `Урон ${n}`,
    name: ({ combat, n, target }, state) => `${combat ? 'боевой урон' : 'урон'} ${n} (${refName(state, target)})`,
  },
  death: {
    kind: () => 'Смерть',
    title: ({ target }, state) => `Умирает: ${refName(state, target)}`,
    name: ({ target }, state) => `смерть (${refName(state, target)})`,
  },
  declaration: {
    kind: () => 'Заявление',
    title: ({ what }) => DECLARED[what][0],
    name: ({ what }) => DECLARED[what][1],
  },
};
// TypeScript does not see that an entry takes the items of its own kind.
const wordsOf = ({ kind }: StackItem) => ITEMS[kind] as ItemWords<StackItem>;
/** What kind of item lies on the stack, for the head of its card. */
export const itemKind = (item: StackItem): string => wordsOf(item).kind(item);
/** The name of an item on its card. */
export const itemTitle = (state: GameState, item: StackItem): string => wordsOf(item).title(item, state);
/** An item within a sentence. */
export const itemName = (state: GameState, item: StackItem): string => wordsOf(item).name(item, state);

/** Where an object is, in words: under whom, else in which row. */
const whereWords = (state: GameState, { zone, seat, slot, object }: ObjectPosition): string => {
  if (zone === 'shop') return 'магазин';
  if (zone === 'room') return 'комната';
  if (zone !== 'monster') return playerName(state, seat);
  const twins = state.monsters.filter((pile) => pile.at(-1)?.template === object.template).length;
  return twins > 1 ? `слот ${slot + 1}` : '';
};
const placeName = (state: GameState, place: ObjectPosition): string => {
  const isUnknown = place.zone === 'character' && place.object.template === 'unknown';
  const name = isUnknown ? 'персонаж' : numberedName(state, place);
  return `${name}${inBrackets([isCopy(place) ? 'копия' : '', whereWords(state, place)])}`;
};
/** An item of the stack that is pointed at: of several called the same, by its number from the bottom. */
const itemNamed = (state: GameState, item: StackItem): string => {
  const name = itemName(state, item);
  const twins = state.stack.filter((i) => itemName(state, i) === name);
  return twins.length > 1 ? `${name} — № ${twins.findIndex((i) => i.id === item.id) + 1} снизу` : name;
};

/** Anything that can be named: a player, an object with enough to tell it from its twin, an item of the stack. */
export const refName = (state: GameState, ref: Ref, fallback?: string): string => {
  if (isPlayerRef(ref)) return playerName(state, numberOf(ref));
  if (isItemRef(ref)) {
    const item = itemAt(state, ref);
    return item === undefined ? (fallback ?? GONE) : itemNamed(state, item);
  }
  const place = placeAt(state, ref);
  return place === undefined ? (fallback ?? GONE) : placeName(state, place);
};
