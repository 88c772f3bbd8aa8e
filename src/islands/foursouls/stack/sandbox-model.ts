/** Changing a table of one's own: each function gives a new setup. */
import type { Catalog, Kind, Template } from '../../../engines/foursouls/stack/ability.ts';
import {
  cardOfItem,
  LIMITS,
  pileOf,
  type ItemSetup,
  type ObjectSetup,
  type PlayerSetup,
  type Setup,
} from '../../../engines/foursouls/stack/setup.ts';
import { isOwnMonster } from './own-monsters.ts';
import { printedName } from './printed-monster.ts';
import { templateName } from './words/names.ts';

/** Lists of cards that a player has before them. */
export type Zone = 'hand' | 'items' | 'curses' | 'souls';
/** Which kinds of card lie where. */
const ZONE_KINDS: { readonly [z in Zone | Row | 'character']: readonly Kind[] } = {
  hand: ['loot', 'trinket', 'ambush'],
  items: ['active', 'paid', 'passive', 'starting', 'trinket'],
  curses: ['curse'],
  souls: ['loot', 'monster', 'bonus'],
  bonus: ['bonus'],
  monsters: ['monster', 'event'],
  finalBoss: ['monster'],
  minions: ['monster'],
  shop: ['active', 'paid', 'passive'],
  loot: ['loot', 'trinket', 'ambush'],
  treasure: ['active', 'paid', 'passive'],
  monster: ['monster', 'event', 'curse'],
  rooms: ['room'],
  room: ['room'],
  character: ['character'],
  characters: ['character'],
};
/** A card that may be chosen: its Russian name where it has one, and the English that its id is written in. */
export interface CardOption {
  readonly id: string;
  readonly name: string;
  readonly en: string;
  /** Made up for the examples: no card of the game. */
  readonly isSample: boolean;
}
/** The name on a printed card; of ours the id is the name in English. */
const englishName = (card: Template): string =>
  printedName(card) ??
  card.id.replaceAll(/(^|-)([a-z])/g, (_, gap: string, first: string) => (gap === '' ? '' : ' ') + first.toUpperCase());
/** Made once: to compare by a language named anew each time takes the greater part of a list. */
const { compare } = new Intl.Collator('ru');
const choicesIn = (cards: Catalog, zone: CardPlace): readonly CardOption[] =>
  Object.values(cards)
    .filter((c) => ZONE_KINDS[zone].includes(c.kind) && !isOwnMonster(c.id) && (zone !== 'souls' || (c.soul ?? 0) > 0))
    .map((c) => ({ id: c.id, name: templateName(c), en: englishName(c), isSample: c.figures === 'sample' }))
    .sort((a, b) => Number(a.isSample) - Number(b.isSample) || compare(a.name, b.name));

type CardPlace = keyof typeof ZONE_KINDS;
/** The lists of a catalog, each made when it is asked for first. */
const known = new WeakMap<Catalog, Map<CardPlace, readonly CardOption[]>>();
/** The cards that may lie in a zone, those of the game before the made-up ones, by name; souls are only those that are worth one. */
export const cardsFor = (cards: Catalog, zone: CardPlace): readonly CardOption[] => {
  const lists = known.get(cards) ?? new Map<CardPlace, readonly CardOption[]>();
  known.set(cards, lists);
  const list = lists.get(zone) ?? choicesIn(cards, zone);
  lists.set(zone, list);
  return list;
};

export const cardOf = (item: string | ItemSetup): string => (typeof item === 'string' ? item : item.card);
export const isTurned = (item: string | ItemSetup): boolean => typeof item !== 'string' && item.deactivated === true;

export const withPlayerChanged = (setup: Setup, seat: number, change: Partial<PlayerSetup>): Setup => ({
  ...setup,
  players: setup.players.map((p, i) => (i === seat ? { ...p, ...change } : p)),
});
/** Adds a player with a default name. */
export const withPlayerAdded = (setup: Setup): Setup =>
  setup.players.length >= LIMITS.players
    ? setup
    : { ...setup, players: [...setup.players, { name: `Игрок ${setup.players.length + 1}`, plays: 1 }] };
export const withPlayerRemoved = (setup: Setup, seat: number): Setup => {
  if (setup.players.length <= 1) return setup;
  const active = setup.active ?? 0;
  return {
    ...setup,
    players: setup.players.filter((_, i) => i !== seat),
    active: active > seat ? active - 1 : Math.min(active, setup.players.length - 2),
  };
};
const without = <T>(list: readonly T[] | undefined, at: number): readonly T[] =>
  (list ?? []).filter((_, i) => i !== at);
export const withCardAdded = (setup: Setup, seat: number, zone: Zone, card: string): Setup =>
  withPlayerChanged(setup, seat, { [zone]: [...(setup.players[seat]?.[zone] ?? []), card] });
export const withCardRemoved = (setup: Setup, seat: number, zone: Zone, at: number): Setup =>
  withPlayerChanged(setup, seat, { [zone]: without<string | ItemSetup>(setup.players[seat]?.[zone], at) });
/** Turns an item by 90° or back. */
export const withItemTurned = (setup: Setup, seat: number, at: number): Setup =>
  withPlayerChanged(setup, seat, {
    items: (setup.players[seat]?.items ?? []).map((item, i) =>
      i === at ? { ...(typeof item === 'string' ? { card: item } : item), deactivated: !isTurned(item) } : item,
    ),
  });

/** Cards that belong to no player, as a list of one row. */
export type Row =
  | 'monsters'
  | 'finalBoss'
  | 'minions'
  | 'shop'
  | 'rooms'
  | 'bonus'
  | 'characters'
  | 'loot'
  | 'treasure'
  | 'monster'
  | 'room';
const SHELVES = ['shop', 'rooms', 'bonus', 'characters'] as const;
const isShelf = (row: Row): row is (typeof SHELVES)[number] => (SHELVES as readonly Row[]).includes(row);
export const rowOf = (setup: Setup, row: Row): readonly string[] => {
  if (row === 'monsters') return (setup.monsters ?? []).map((slot) => cardOfItem(pileOf(slot).at(-1) ?? ''));
  if (row === 'finalBoss') return setup.finalBoss === undefined ? [] : [cardOfItem(setup.finalBoss)];
  if (row === 'minions') return (setup.minions ?? []).map(cardOfItem);
  return (isShelf(row) ? setup[row] : setup.decks?.[row]) ?? [];
};
const withRow = (
  setup: Setup,
  row: Row,
  change: <T>(list: readonly T[]) => readonly T[],
  added: readonly string[] = [],
): Setup => {
  if (row === 'monsters' || row === 'minions')
    return { ...setup, [row]: [...change<ObjectSetup | readonly ObjectSetup[]>(setup[row] ?? []), ...added] };
  if (row === 'finalBoss') {
    const boss = setup.finalBoss === undefined ? [] : change([setup.finalBoss]);
    return { ...setup, finalBoss: added[0] ?? boss[0] };
  }
  if (isShelf(row)) return { ...setup, [row]: [...change(setup[row] ?? []), ...added] };
  return { ...setup, decks: { ...setup.decks, [row]: [...change(setup.decks?.[row] ?? []), ...added] } };
};
const isFull = (setup: Setup, row: Row): boolean =>
  (row === 'monsters' || row === 'minions' || isShelf(row)) && rowOf(setup, row).length >= LIMITS.slots;
export const withRowCard = (setup: Setup, row: Row, card: string): Setup =>
  isFull(setup, row) ? setup : withRow(setup, row, (list) => list, [card]);
export const withoutRowCard = (setup: Setup, row: Row, at: number): Setup =>
  withRow(setup, row, (list) => without(list, at));

/** The timer of a solitaire, co-operative game or challenge; 0 takes it away. */
export const withTimer = (setup: Setup, timer: number): Setup => ({ ...setup, timer: timer === 0 ? undefined : timer });

/** A table to begin with: two players, a monster, something to answer with. */
export const EMPTY_TABLE: Setup = {
  players: [
    { name: 'Игрок 1', plays: 1 },
    { name: 'Игрок 2', plays: 1 },
  ],
  monsters: [],
};
