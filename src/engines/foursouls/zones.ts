/** Moving cards between zones. A card in a new zone is a new object. */
import { deckOf, hasKeyword, isEternal, placeOf, playerAt, templateOf, type Place } from './lookup.ts';
import { objectRef, playerRef, type Seat } from './ref.ts';
import { maxHealthOf } from './stats.ts';
import type { Card, DeckName, Decks, GameObject, Player, Table } from './table.ts';
import { withEvent } from './triggers.ts';
import { told, withDiscarded, withId, withPlayer, withState, type World } from './world.ts';

/** A new object of a template: charged, without damage or counters, unless a replacement effect says otherwise. */
export const withNewObject = (w: World, template: string): { readonly w: World; readonly object: GameObject } => {
  const { w: next, id } = withId(w);
  const deactivated = templateOf(w.state, { id, template }).abilities.some((a) => a.type === 'replace' && a.event === 'enter');
  return { w: next, object: { id, template, charged: !deactivated, counters: 0, damage: 0, eternal: false } };
};
/** The top card of a deck; «unknown» when the setup laid no more. */
export const withDrawn = (w: World, deck: DeckName): { readonly w: World; readonly template: string } => {
  const [template, ...rest] = w.state.decks[deck];
  if (template === undefined) return { w: told(w, 'unknown-card', ['deck']), template: 'unknown' };
  return { w: withState(w, { decks: { ...w.state.decks, [deck]: rest } as Decks }), template };
};

/** Where max health has fallen, as much marked damage goes with it; this is no healing (rule «Урон»). */
export const withHealthKept = (before: Table, w: World): World => w.state.players.reduce((next, p, seat) => {
  const lost = (maxHealthOf(before, playerRef(seat)) ?? 0) - (maxHealthOf(w.state, playerRef(seat)) ?? 0);
  return lost > 0 && p.damage > 0 ? withPlayer(next, seat, { damage: Math.max(0, p.damage - lost) }) : next;
}, w);

/** Takes an object out of its place; a card covered by it enters play as a new object. */
export const withTaken = (w: World, place: Place): World => {
  const { object, seat, zone, slot } = place;
  const without = (list: readonly GameObject[]) => list.filter((o) => o.id !== object.id);
  if (seat !== null) {
    const player = playerAt(w.state, seat);
    const patch: Partial<Player> = zone === 'item' ? { items: without(player.items) } : zone === 'curse' ? { curses: without(player.curses) } : { souls: without(player.souls) };
    return withHealthKept(w.state, withPlayer(w, seat, patch));
  }
  if (zone === 'shop') return withState(w, { shop: w.state.shop.map((o) => (o?.id === object.id ? null : o)) });
  const rest = w.state.monsters[slot]!.slice(0, -1);
  const taken = withHealthKept(w.state, withPile(w, slot, rest));
  const uncovered = rest.at(-1);
  if (uncovered === undefined) return taken;
  const fresh = withNewObject(taken, uncovered.template);
  return withEntered(withPile(fresh.w, slot, [...rest.slice(0, -1), fresh.object]), fresh.object);
};
const withPile = (w: World, slot: number, pile: readonly GameObject[]): World => withState(w, { monsters: w.state.monsters.map((p, i) => (i === slot ? pile : p)) });
const withEntered = (w: World, object: GameObject): World =>
  withEvent(told(w, 'entered', ['object'], { ref: objectRef(object.id), template: object.template }), { on: 'enters', id: object.id });

/** An object leaves play for its discard pile. */
export const withObjectDiscarded = (w: World, place: Place): World => {
  const template = templateOf(w.state, place.object);
  return told(withDiscarded(withTaken(w, place), deckOf(template), template.id), 'left', ['discard-pile'], { ref: objectRef(place.object.id), template: template.id });
};
/** Destroys an item, soul or shop item; what is eternal stays. `done`: whether it was destroyed. */
export const withDestroyed = (w: World, id: number): { readonly w: World; readonly done: boolean } => {
  const place = placeOf(w.state, id);
  if (place === undefined) return { w, done: false };
  if (isEternal(w.state, place)) return { w: told(w, 'eternal', ['eternal', 'destroy-kill'], { ref: objectRef(id) }), done: false };
  return { w: withObjectDiscarded(told(w, 'destroyed', ['destroy-kill'], { ref: objectRef(id), template: place.object.template }), place), done: true };
};

/** A card becomes an item under a player's control. */
export const withItemGained = (w: World, seat: Seat, template: string): World => {
  const fresh = withNewObject(w, template);
  const next = withPlayer(fresh.w, seat, { items: [...playerAt(fresh.w.state, seat).items, fresh.object] });
  const gained = told(next, 'item-gained', ['gain'], { seat, ref: objectRef(fresh.object.id), template });
  return withEvent(withEntered(gained, fresh.object), { on: 'you-gain-item', seat, facts: { ref: objectRef(fresh.object.id) } });
};
/** A card becomes a soul of a player. */
export const withSoulGained = (w: World, seat: Seat, template: string): World => {
  const fresh = withNewObject(w, template);
  return told(withPlayer(fresh.w, seat, { souls: [...playerAt(fresh.w.state, seat).souls, fresh.object] }), 'soul-gained', ['soul'], { seat, template });
};
/** An object in play passes to another player and stays the same object, with its counters. */
export const withGiven = (w: World, place: Place, to: Seat): World => {
  if (place.seat === null && place.zone !== 'shop') return w;
  const next = withTaken(w, place);
  const player = playerAt(next.state, to);
  const patch: Partial<Player> = place.zone === 'soul' ? { souls: [...player.souls, place.object] } : { items: [...player.items, place.object] };
  return told(withPlayer(next, to, patch), 'given', ['give', 'control'], { ref: objectRef(place.object.id), seat: to });
};

/** A card is laid on a slot of monsters and covers what lies there; an indomitable one gets a slot of its own. */
export const withLaid = (w: World, slot: number, template: string): { readonly w: World; readonly object: GameObject } => {
  const under = w.state.monsters[slot]?.at(-1);
  const isCovering = under !== undefined;
  const indomitable = hasKeyword(templateOf(w.state, { id: 0, template }), 'indomitable') || (isCovering && hasKeyword(templateOf(w.state, under), 'indomitable'));
  const grown = isCovering && indomitable ? told(withState(w, { monsters: [...w.state.monsters, []] }), 'slots', ['indomitable', 'expand-slots']) : w;
  const at = isCovering && indomitable ? grown.state.monsters.length - 1 : slot;
  const fresh = withNewObject(grown, template);
  const told1 = isCovering && !indomitable ? told(fresh.w, 'covered', ['covered'], { ref: objectRef(under.id) }) : fresh.w;
  const laid = withHealthKept(w.state, withPile(told1, at, [...(told1.state.monsters[at] ?? []), fresh.object]));
  return { w: withEntered(laid, fresh.object), object: fresh.object };
};
/** A loot card drawn into a hand. */
export const withLootTaken = (w: World, seat: Seat, n: number): World => {
  let next = w;
  for (let i = 0; i < n; i += 1) {
    const drawn = withDrawn(next, 'loot');
    const card: { readonly w: World; readonly id: number } = withId(drawn.w);
    next = withPlayer(card.w, seat, { hand: [...playerAt(card.w.state, seat).hand, { id: card.id, template: drawn.template }] });
  }
  return n <= 0 ? w : told(next, 'loot-taken', ['take-loot'], { seat, n });
};
/** A card of a hand goes to the discard pile. */
export const withCardDiscarded = (w: World, seat: Seat, id: number): World => {
  const { card, w: next } = withoutCard(w, seat, id);
  return card === undefined ? w : told(withDiscarded(next, deckOf(templateOf(w.state, card)), card.template), 'discarded', ['discard'], { seat, template: card.template });
};
/** A card leaves a hand. */
export const withoutCard = (w: World, seat: Seat, id: number): { readonly w: World; readonly card: Card | undefined } => {
  const { hand } = playerAt(w.state, seat);
  return { card: hand.find((c) => c.id === id), w: withPlayer(w, seat, { hand: hand.filter((c) => c.id !== id) }) };
};
