/** Facts of a table by name, for worked cases to check. */
import type { Happened } from './happened.ts';
import { cardOf, itemAt, placeAt } from './lookup.ts';
import { nameOf, refNamed } from './readable.ts';
import { isPlayerRef, numberOf, type Ref } from './ref.ts';
import { attackOf, damageOn, evasionOf, healthOf } from './stats.ts';
import { DECKS, type Player, type StackItem, type GameState } from './game-state.ts';

export type Fact = string | number | boolean | null | readonly string[];

/**
 * A fact by name: `p1.health`, `p1.cents`, `p1.hand` (templates), `p1.items`, `p1.dead`, `m1` (template), `m1.health`, `stack` (kinds,
 * bottom first), `discard.loot`, `deck.loot`, `room1`, `bonus`, `reading.source-gone` (whether that reading decided something), `log.fizzled` or another code of happenings (to what, in order), `cause.given` (why each of a code came about), `priority`, `pending`, `attack`;
 * `options` of the question (named as in a line), `m1.damage`, `m1.counters`, of an item of the stack `s1.controller`, `top.targets`, `s2.n`; `controllers` bottom first.
 */
export const factOf = (state: GameState, happened: readonly Happened[], name: string): Fact | undefined => {
  const [head, key] = cutAtDot(name);
  if (head === 'log') return happened.filter((h) => h.code === key).map(subjectOf);
  if (head === 'cause') return happened.flatMap((h) => (h.code === key && 'cause' in h ? [h.cause] : []));
  if (head === 'reading') return happened.some((h) => h.reading === key);
  if (head === 'deck' || head === 'discard') {
    const deck = DECKS.find((d) => d === key);
    return deck === undefined ? undefined : state[head === 'deck' ? 'decks' : 'discards'][deck];
  }
  const figure = figureOf(state, head, key);
  if (figure !== undefined) return figure;
  const player = playerNamed(state, head);
  if (player !== undefined) return OF_PLAYER[key]?.(player, state);
  const slot = cardInSlot(state, name);
  if (slot !== undefined) return slot;
  return Object.hasOwn(FACTS, name) ? FACTS[name]!(state) : undefined;
};
/** The name before and after its last dot: an item has a dot in its own name. */
const cutAtDot = (name: string): readonly [head: string, key: string] => {
  const last = name.lastIndexOf('.');
  const cut = isFigure(name.slice(last + 1)) ? last : name.indexOf('.');
  return cut < 0 ? [name, ''] : [name.slice(0, cut), name.slice(cut + 1)];
};
/** To what something happened: a card by its template, a player by number, an item by its kind. */
const subjectOf = ({ template, ref, kind, seat }: Happened): string => {
  if (template !== undefined) return template;
  if (ref !== undefined && isPlayerRef(ref)) return `p${numberOf(ref) + 1}`;
  if (kind !== undefined) return kind;
  return seat === undefined ? '' : `p${seat + 1}`;
};
type Asked<T> = { readonly [name: string]: (of: T, state: GameState) => Fact | undefined };
/** What may be asked of a player or an object. */
const OF_REF: Asked<Ref> = {
  health: (ref, state) => healthOf(state, ref) ?? null,
  attack: (ref, state) => attackOf(state, ref),
  evasion: (ref, state) => evasionOf(state, ref),
  damage: (ref, state) => damageOn(state, ref),
  counters: (ref, state) => placeAt(state, ref)?.object.counters,
};
/** What may be asked of an item of the stack: whose it is, at what it aims, how much damage it is or what it shows. */
const OF_ITEM: Asked<StackItem> = {
  controller: (item) => controllerOf(item),
  targets: (item, state) => targetsOf(item).map((ref) => nameOf(state, ref)),
  n: (item) => {
    if (item.kind === 'damage') return item.n;
    return item.kind === 'roll' ? item.value : undefined;
  },
};
const isFigure = (key: string): boolean => Object.hasOwn(OF_REF, key) || Object.hasOwn(OF_ITEM, key);
const figureOf = (state: GameState, head: string, key: string): Fact | undefined => {
  const ref = isFigure(key) ? refNamed(state, head) : undefined;
  if (ref === undefined) return undefined;
  const item = itemAt(state, ref);
  return item === undefined ? OF_REF[key]?.(ref, state) : OF_ITEM[key]?.(item, state);
};
const controllerOf = ({ controller }: StackItem): string => (controller === null ? 'game' : `p${controller + 1}`);
const targetsOf = (item: StackItem): readonly Ref[] => {
  if (item.kind === 'loot' || item.kind === 'ability') return item.targets;
  return item.kind === 'damage' || item.kind === 'death' ? [item.target] : [];
};
const playerNamed = (state: GameState, name: string): Player | undefined => {
  const [, seat] = /^p([1-6])$/.exec(name) ?? [];
  return seat === undefined ? undefined : state.players[Number(seat) - 1];
};
/** The template on top of a slot, null where the slot is empty; undefined where the name is of no slot. */
const cardInSlot = (state: GameState, name: string): string | null | undefined => {
  const [, row, slot] = /^(m|shop|room)([1-9])$/.exec(name) ?? [];
  if (/^(boss|minion[1-9])$/.test(name)) {
    const ref = refNamed(state, name);
    return ref === undefined ? null : placeAt(state, ref)!.object.template;
  }
  if (row === undefined) return undefined;
  const at = Number(slot) - 1;
  const object = row === 'm' ? state.monsters[at]?.at(-1) : state[row === 'shop' ? 'shop' : 'rooms'][at];
  return object?.template ?? null;
};
/** An option as a line names it: refs by their names, of a way its targets, anything else as it is. */
const optionName = (state: GameState, option: string): string => {
  if (state.pending?.question === 'slot') return `slot${Number(option) + 1}`;
  const [first = '', ...names] = option.split('.');
  const refs = names.length === 0 ? [first] : names;
  return refs.map((ref) => nameOf(state, ref)).join('+');
};
/** Facts of the whole table. */
const FACTS: { readonly [name: string]: (state: GameState) => Fact } = {
  stack: ({ stack }) => stack.map((item) => cardOf(item)?.template ?? item.kind),
  priority: ({ priority }) => (priority === null ? null : `p${priority.holder + 1}`),
  pending: ({ pending }) => pending?.question ?? null,
  options: (state) => state.pending?.options.map((option) => optionName(state, option)) ?? [],
  controllers: ({ stack }) => stack.map(controllerOf),
  active: ({ active }) => `p${active + 1}`,
  phase: ({ phase }) => phase,
  timer: ({ timer }) => timer,
  attack: ({ course }) => course?.kind === 'attack',
  bonus: ({ bonus }) => bonus.map((c) => c.template),
  slots: ({ monsters }) => monsters.length,
  winners: ({ winners }) => winners?.map((s) => `p${s + 1}`) ?? null,
};
const names = (list: readonly { readonly template: string }[]): Fact => list.map((o) => o.template);
const OF_PLAYER: Asked<Player> = {
  cents: ({ cents }) => cents,
  dead: ({ dead }) => dead,
  hand: ({ hand }) => names(hand),
  copies: ({ copies }) => names(copies),
  items: ({ items }) => names(items),
  curses: ({ curses }) => names(curses),
  souls: ({ souls }) => names(souls),
  plays: ({ lootPlays }) => lootPlays,
  attacks: ({ attacks }) => attacks,
  charged: ({ character, items }) => names([character, ...items].filter((o) => o.charged)),
};
