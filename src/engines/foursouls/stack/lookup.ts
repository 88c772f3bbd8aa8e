/** Finding things on the table. */
import type { Ability, Kind, Template } from './ability.ts';
import { isItemRef, isPlayerRef, numberOf, type Ref, type Seat } from './ref.ts';
import type {
  AbilityItem,
  Card,
  DeckName,
  GameObject,
  GameState,
  LootItem,
  Player,
  StackItem,
  Zone,
} from './game-state.ts';

/** Replaces a card that the setup did not lay. */
const UNKNOWN: Template = { id: 'unknown', name: 'Неизвестная карта', kind: 'unknown', abilities: [] };
/** What a card says; {@link UNKNOWN} where the setup did not lay it. */
export const templateOf = (state: GameState, card: Card): Template => state.cards[card.template] ?? UNKNOWN;

/** The card that an item of the stack is or comes from. */
export const cardOf = (
  item: Pick<LootItem, 'kind' | 'card'> | Pick<AbilityItem, 'kind' | 'source'> | OtherItem,
): Card | undefined => {
  if (item.kind === 'loot') return item.card;
  return item.kind === 'ability' ? item.source : undefined;
};
type OtherItem = { readonly kind: Exclude<StackItem['kind'], 'loot' | 'ability'> };

/** The card itself, whatever its object shows. */
export const cardBehind = (state: GameState, object: GameObject): Template =>
  templateOf(state, { ...object, template: object.card ?? object.template });

const DECK_OF: { readonly [K in Kind]: DeckName | null } = {
  loot: 'loot',
  ambush: 'loot',
  trinket: 'loot',
  active: 'treasure',
  paid: 'treasure',
  passive: 'treasure',
  monster: 'monster',
  event: 'monster',
  curse: 'monster',
  room: 'room',
  starting: null,
  character: null,
  bonus: null,
  unknown: null,
};
/** The deck whose discard pile a card goes to. */
export const deckOf = (template: Template): DeckName | null => DECK_OF[template.kind];

/** Where an object in play is; no player controls the shop's items. */
export interface ObjectPosition {
  readonly object: GameObject;
  readonly zone: Zone;
  readonly seat: Seat | null;
  readonly slot: number;
}
const listPlaces = (state: GameState): readonly ObjectPosition[] => [
  ...state.players.flatMap((p, seat): ObjectPosition[] => [
    { object: p.character, zone: 'character', seat, slot: 0 },
    ...p.items.map((object, slot): ObjectPosition => ({ object, zone: 'item', seat, slot })),
    ...p.curses.map((object, slot): ObjectPosition => ({ object, zone: 'curse', seat, slot })),
    ...p.souls.map((object, slot): ObjectPosition => ({ object, zone: 'soul', seat, slot })),
  ]),
  ...state.monsters.flatMap((pile, slot): ObjectPosition[] =>
    pile.length === 0 ? [] : [{ object: pile.at(-1)!, zone: 'monster', seat: null, slot }],
  ),
  ...state.shop.flatMap((object, slot): ObjectPosition[] =>
    object === null ? [] : [{ object, zone: 'shop', seat: null, slot }],
  ),
  ...state.rooms.flatMap((object, slot): ObjectPosition[] =>
    object === null ? [] : [{ object, zone: 'room', seat: null, slot }],
  ),
];
/** By state, which never changes: every rule that looks around asks. */
const places = new WeakMap<GameState, readonly ObjectPosition[]>();
/** Every object in play: each player's from seat 0, then monsters on top of their slots, then the shop and the rooms. */
export const placesOf = (state: GameState): readonly ObjectPosition[] => {
  const known = places.get(state);
  if (known !== undefined) return known;
  const listed = listPlaces(state);
  places.set(state, listed);
  return listed;
};
/** The position of an object in play by its id; undefined once it has left. */
export const placeOf = (state: GameState, id: number): ObjectPosition | undefined =>
  placesOf(state).find((p) => p.object.id === id);
/** Who may activate an object: its controller; a room, the active player. */
export const ownerOf = (state: GameState, place: ObjectPosition): Seat | null =>
  place.zone === 'room' ? state.active : place.seat;
/** The object that a ref names, if it is in play. */
export const placeAt = (state: GameState, ref: Ref): ObjectPosition | undefined =>
  isPlayerRef(ref) || isItemRef(ref) ? undefined : placeOf(state, numberOf(ref));
export const itemAt = (state: GameState, ref: Ref): StackItem | undefined =>
  isItemRef(ref) ? state.stack.find((i) => i.id === numberOf(ref)) : undefined;
/** @throws {RangeError} for an unknown seat */
export const playerAt = (state: GameState, seat: Seat): Player => {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`No player has seat ${seat}; there are ${state.players.length}.`);
  return player;
};

/** Abilities that an object has now; souls and the shop's items have none, levels need their counters. */
export const abilitiesAt = (
  state: GameState,
  { object, zone }: Pick<ObjectPosition, 'object' | 'zone'>,
): readonly Ability[] =>
  zone === 'soul' || zone === 'shop'
    ? []
    : templateOf(state, object).abilities.filter((a) => (a.level ?? 0) <= object.counters);
export const hasKeyword = (template: Template, is: string): boolean =>
  template.abilities.some((a) => a.type === 'keyword' && a.is === is);
/** Characters, starting items and whatever says so where its abilities work cannot be destroyed or discarded. */
export const isEternal = (state: GameState, { object, zone }: Pick<ObjectPosition, 'object' | 'zone'>): boolean =>
  zone === 'character' ||
  (object.eternal && zone !== 'shop') ||
  (object.until === undefined && templateOf(state, object).kind === 'starting') ||
  abilitiesAt(state, { object, zone }).some((a) => a.type === 'keyword' && a.is === 'eternal');
/** What another player may steal from one when an item is chosen on resolving. */
export const stealableItems = (state: GameState, from: Seat, to: Seat): readonly GameObject[] =>
  from === to ? [] : playerAt(state, from).items.filter((object) => !isEternal(state, { object, zone: 'item' }));
/** An object with a stat box that is not a player: a monster, or an item or room that can be attacked. */
export const isMortal = (state: GameState, { object, zone }: Pick<ObjectPosition, 'object' | 'zone'>): boolean =>
  (zone === 'monster' || zone === 'item' || zone === 'room') && templateOf(state, object).health !== undefined;
/** All in play with a stat box that are no players, see {@link isMortal}. */
export const mortalsOf = (state: GameState): ObjectPosition[] => placesOf(state).filter((p) => isMortal(state, p));
export const isMonster = (state: GameState, place: ObjectPosition): boolean =>
  place.zone === 'monster' && isMortal(state, place);
export const monstersOf = (state: GameState): ObjectPosition[] => placesOf(state).filter((p) => isMonster(state, p));
