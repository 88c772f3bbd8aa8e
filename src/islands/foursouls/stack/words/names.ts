/** What things on the table are called. Names that readers typed are never inflected. */
import type { Catalog, Kind, Template } from '../../../../engines/foursouls/stack/ability.ts';
import type { Declared } from '../../../../engines/foursouls/stack/action.ts';
import { placeAt, templateOf, itemAt, type Place } from '../../../../engines/foursouls/stack/lookup.ts';
import { isItemRef, isPlayerRef, numberOf, type Ref, type Seat } from '../../../../engines/foursouls/stack/ref.ts';
import type { AbilityItem, StackItem, Table, Zone } from '../../../../engines/foursouls/stack/table.ts';

/** A name within a sentence. */
export const quoted = (name: string): string => `«${name}»`;
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

/** The bare name of a card, as it stands on a card or a button. */
export const templateName = (template: Template | undefined): string => template?.name ?? 'Неизвестная карта';
/** A card by its template: «Бомба!». */
export const cardName = (cards: Catalog, id: string): string => quoted(templateName(cards[id]));
export const playerName = (state: Table, seat: Seat | null): string =>
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
export const itemTitle = (state: Table, item: StackItem): string => {
  switch (item.kind) {
    case 'loot':
      return templateName(templateOf(state, item.card));
    case 'ability':
      return templateName(templateOf(state, item.source));
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
export const itemName = (state: Table, item: StackItem): string => {
  switch (item.kind) {
    case 'loot':
      return `${quoted(itemTitle(state, item))}${item.copy ? ' (копия)' : ''}`;
    case 'ability':
      return `${quoted(itemTitle(state, item))}${item.copy === true ? ' (копия)' : ''}`;
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

type PlaceName = (state: Table, place: Place, name: string) => string;
const ownedName: PlaceName = (state, { seat }, name) => `${name} (${playerName(state, seat)})`;
/** An object by its zone, with enough to tell it from its twin. */
const PLACE_NAMES: { readonly [z in Zone]: PlaceName } = {
  monster: (state, { object, slot }, name) => {
    const twins = state.monsters.filter((pile) => pile.at(-1)?.template === object.template).length;
    return twins > 1 ? `${name} (слот ${slot + 1})` : name;
  },
  shop: (_state, _place, name) => `${name} (магазин)`,
  room: (_state, _place, name) => `${name} (комната)`,
  character: (state, place, name) => ownedName(state, place, place.object.template === 'unknown' ? 'персонаж' : name),
  item: ownedName,
  curse: ownedName,
  soul: ownedName,
};

/** Anything that can be named: a player, an object with enough to tell it from its twin, an item of the stack. */
export const refName = (state: Table, ref: Ref, fallback?: string): string => {
  if (isPlayerRef(ref)) return playerName(state, numberOf(ref));
  if (isItemRef(ref)) {
    const item = itemAt(state, ref);
    return item === undefined ? (fallback ?? GONE) : itemName(state, item);
  }
  const place = placeAt(state, ref);
  if (place === undefined) return fallback ?? GONE;
  return PLACE_NAMES[place.zone](state, place, quoted(templateName(templateOf(state, place.object))));
};
