/** What things on the table are called. Names that readers typed are never inflected. */
import type { Catalog, Kind } from '../../../../engines/foursouls/stack/ability.ts';
import type { Declared } from '../../../../engines/foursouls/stack/action.ts';
import { placeAt, templateOf, itemAt, type ObjectPosition } from '../../../../engines/foursouls/stack/lookup.ts';
import { isItemRef, isPlayerRef, numberOf, type Ref, type Seat } from '../../../../engines/foursouls/stack/ref.ts';
import type { AbilityItem, StackItem, GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { quoted, templateName } from './card-names.ts';
import { bracketed, isCopy, numberedName, sourceTitle } from './object-names.ts';

export { quoted, templateName } from './card-names.ts';

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
const DECLARED_NAMES: { readonly [d in Declared]: string } = {
  attack: 'заявление об атаке',
  purchase: 'заявление о покупке',
  end: 'заявление о конце хода',
};
const ABILITY_KINDS: { readonly [h in AbilityItem['how']]: string } = {
  activated: 'Способность',
  triggered: 'Сработало',
};

/** A card by its template: «Бомба!». */
export const cardName = (cards: Catalog, id: string): string => quoted(templateName(cards[id]));
export const playerName = (state: GameState, seat: Seat | null): string =>
  seat === null ? GAME : (state.players[seat]?.name ?? GAME);

/** What kind of item lies on the stack, for the head of its card. */
export const itemKind = (item: StackItem): string => {
  switch (item.kind) {
    case 'loot':
      return item.copy ? 'Копия добычи' : 'Добыча';
    case 'ability':
      return item.copy === true ? 'Копия способности' : ABILITY_KINDS[item.how];
    case 'roll':
      return item.attack ? 'Бросок атаки' : 'Бросок кубика';
    case 'damage':
      return item.combat ? 'Боевой урон' : 'Урон';
    case 'death':
      return 'Смерть';
    case 'declaration':
      return 'Заявление';
  }
};
/** The name of an item on its card. */
export const itemTitle = (state: GameState, item: StackItem): string => {
  switch (item.kind) {
    case 'loot':
      return templateName(templateOf(state, item.card));
    case 'ability':
      return sourceTitle(state, item.source);
    case 'roll':
      return `На кубике ${item.value}`;
    case 'damage':
      return `Урон ${item.n}`;
    case 'death':
      return `Умирает: ${refName(state, item.target)}`;
    case 'declaration':
      return { attack: 'Атака', purchase: 'Покупка', end: 'Конец хода' }[item.what];
  }
};
/** An item within a sentence. */
export const itemName = (state: GameState, item: StackItem): string => {
  switch (item.kind) {
    case 'loot':
      return `${quoted(itemTitle(state, item))}${item.copy ? ' (копия)' : ''}`;
    case 'ability':
      return `${quoted(itemTitle(state, item))}${item.copy === true ? ' (копия способности)' : ''}`;
    case 'roll':
      return `${item.attack ? 'бросок атаки' : 'бросок'} (${item.value})`;
    case 'damage':
      return `${item.combat ? 'боевой урон' : 'урон'} ${item.n} (${refName(state, item.target)})`;
    case 'death':
      return `смерть (${refName(state, item.target)})`;
    case 'declaration':
      return DECLARED_NAMES[item.what];
  }
};

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
  return `${name}${bracketed([isCopy(place) ? 'копия' : '', whereWords(state, place)])}`;
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
