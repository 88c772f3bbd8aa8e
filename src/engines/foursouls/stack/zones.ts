/** Moving cards between zones. A card in a new zone is a new object. */
import { isArmored, withArmorStruck } from './boss-armor.ts';
import { withDeathPut } from './items.ts';
import {
  cardBehind,
  deckOf,
  hasKeyword,
  isEternal,
  isMortal,
  placeOf,
  playerAt,
  templateOf,
  type ObjectPosition,
} from './lookup.ts';
import { objectRef, playerRef, type Seat } from './ref.ts';
import { maxHealthOf } from './stats.ts';
import type { Card, DeckName, GameObject, Player, GameState, Zone } from './game-state.ts';
import { withEvent, type GameEvent } from './triggers.ts';
import { withLogEntry, withDiscarded, withId, withObject, withPlayer, withState, type World } from './world.ts';

/** A new object of a template: charged, without damage or counters, unless a replacement effect says otherwise. */
export const withNewObject = (w: World, template: string): { readonly w: World; readonly object: GameObject } => {
  const { w: next, id } = withId(w);
  const deactivated = templateOf(w.state, { id, template }).abilities.some(
    (a) => a.type === 'replace' && a.event === 'enter',
  );
  return { w: next, object: { id, template, charged: !deactivated, counters: 0, damage: 0, eternal: false } };
};
/**
 * A deck that is laid to its end and runs out is rebuilt from its discard pile at once (rule «Колоды»). The order is
 * unknown: its cards become unknown ones, unless they are all the same.
 */
const withReshuffled = (w: World, deck: DeckName): World => {
  const { decks, discards, whole, shuffled } = w.state;
  const cards = discards[deck];
  if (!whole.includes(deck) || decks[deck].length > 0 || cards.length === 0) return w;
  const isKnown = new Set(cards).size === 1;
  const state = withState(w, {
    decks: { ...decks, [deck]: isKnown ? cards : cards.map(() => 'unknown') },
    discards: { ...discards, [deck]: [] },
    shuffled: isKnown
      ? shuffled
      : { ...shuffled, [deck]: [...shuffled[deck], ...cards.filter((c) => c !== 'unknown')] },
  });
  return withLogEntry(state, 'reshuffled', { n: cards.length });
};
/** Whether a card can be drawn: only a deck laid to its end can be empty. */
export const canDraw = ({ whole, decks, discards }: GameState, deck: DeckName): boolean =>
  !whole.includes(deck) || decks[deck].length + discards[deck].length > 0;
/** The top card of a deck: «unknown» when the setup laid no more, none (null) when deck and discard pile are empty. */
export const withDrawn = (w: World, deck: DeckName): { readonly w: World; readonly template: string | null } => {
  const from = withReshuffled(w, deck);
  const { state } = from;
  const [template, ...rest] = state.decks[deck];
  if (template === undefined && state.whole.includes(deck))
    return { w: withLogEntry(from, 'nothing:deck-empty'), template: null };
  const drawn = withReshuffled(withState(from, { decks: { ...state.decks, [deck]: rest } }), deck);
  return template === undefined || template === 'unknown'
    ? { w: withLogEntry(drawn, 'unknown-card'), template: 'unknown' }
    : { w: drawn, template };
};

/** Takes an object out of its place; a card covered by it enters play as a new object. */
export const withTaken = (w: World, place: ObjectPosition): World => {
  const { object, seat, zone, slot } = place;
  const without = (list: readonly GameObject[]) => list.filter((o) => o.id !== object.id);
  if (seat !== null) {
    const { items, curses, souls } = playerAt(w.state, seat);
    if (zone === 'item') return withPlayer(w, seat, { items: without(items) });
    if (zone === 'curse') return withPlayer(w, seat, { curses: without(curses) });
    return withPlayer(w, seat, { souls: without(souls) });
  }
  if (zone === 'room') return withState(w, { rooms: w.state.rooms.map((o) => (o?.id === object.id ? null : o)) });
  if (zone === 'shop') return withState(w, { shop: w.state.shop.map((o) => (o?.id === object.id ? null : o)) });
  const rest = w.state.monsters[slot]!.slice(0, -1);
  const taken = withPile(w, slot, rest);
  const uncovered = rest.at(-1);
  if (uncovered === undefined) return taken;
  const fresh = withNewObject(taken, cardBehind(taken.state, uncovered).id);
  return withEntered(withPile(fresh.w, slot, [...rest.slice(0, -1), fresh.object]), fresh.object);
};
const withPile = (w: World, slot: number, pile: readonly GameObject[]): World =>
  withState(w, { monsters: w.state.monsters.map((p, i) => (i === slot ? pile : p)) });
/** An object has entered play. */
export const withEntered = (w: World, object: GameObject): World =>
  withEvent(withLogEntry(w, 'entered', { ref: objectRef(object.id), template: object.template }), {
    on: 'enters',
    id: object.id,
  });

/** The deck of an unknown card, by where it lies. */
const UNKNOWN_OF: { readonly [Z in Zone]?: DeckName } = {
  item: 'treasure',
  shop: 'treasure',
  monster: 'monster',
  room: 'room',
};
/** An object leaves play for its discard pile. */
export const withObjectDiscarded = (w: World, place: ObjectPosition): World => {
  const template = cardBehind(w.state, place.object);
  const deck = deckOf(template) ?? (template.kind === 'unknown' ? (UNKNOWN_OF[place.zone] ?? null) : null);
  return withLeft(
    withLogEntry(withDiscarded(withTaken(w, place), deck, template.id), 'left', {
      ref: objectRef(place.object.id),
      template: template.id,
    }),
    place,
  );
};
/** An object has left play: discarded, covered, or in the temporary zone of the dying (rules «Жетоны», «Смерть монстра»). */
export const withLeft = (w: World, place: ObjectPosition): World =>
  withEvent(w, { on: 'leaves', id: place.object.id, facts: { ref: objectRef(place.object.id) } }, place);
/** Destroys an item, soul, room or shop item; what is eternal stays, what has health dies through the stack (reading `kill-through-stack`). `done`: whether it was destroyed. */
export const withDestroyed = (w: World, id: number): { readonly w: World; readonly done: boolean } => {
  const place = placeOf(w.state, id);
  if (place === undefined) return { w, done: false };
  if (isEternal(w.state, place))
    return {
      w: withLogEntry(w, 'eternal:not-destroyed', { ref: objectRef(id) }),
      done: false,
    };
  const destroyed = withLogEntry(w, 'destroyed', { ref: objectRef(id), template: place.object.template });
  if (!isMortal(w.state, place)) return { w: withObjectDiscarded(destroyed, place), done: true };
  if (isArmored(w.state, objectRef(id))) return { w: withArmorStruck(w, objectRef(id)), done: false };
  return {
    w: withDeathPut(
      withObject(destroyed, id, { damage: maxHealthOf(w.state, objectRef(id))! }),
      objectRef(id),
      'kill-through-stack',
    ),
    done: true,
  };
};

/** A card becomes an item under a player's control. */
export const withItemGained = (w: World, seat: Seat, template: string): World => {
  const fresh = withNewObject(w, template);
  const next = withPlayer(fresh.w, seat, { items: [...playerAt(fresh.w.state, seat).items, fresh.object] });
  const gained = withLogEntry(next, 'item-gained', { seat, ref: objectRef(fresh.object.id), template });
  return withEvent(withEntered(gained, fresh.object), {
    on: 'you-gain-item',
    seat,
    facts: { ref: objectRef(fresh.object.id) },
  });
};
/** A card becomes a soul of a player. */
export const withSoulGained = (w: World, seat: Seat, template: string): World => {
  const fresh = withNewObject(w, template);
  return withLogEntry(
    withPlayer(fresh.w, seat, { souls: [...playerAt(fresh.w.state, seat).souls, fresh.object] }),
    'soul-gained',
    { seat, template },
  );
};
/** An object in play passes to another player and stays the same object, with its counters. */
export const withGiven = (w: World, place: ObjectPosition, to: Seat): World => {
  if (place.seat === null && place.zone !== 'shop') return w;
  const next = withTaken(w, place);
  const player = playerAt(next.state, to);
  const patch: Partial<Player> =
    place.zone === 'soul' ? { souls: [...player.souls, place.object] } : { items: [...player.items, place.object] };
  return withLogEntry(withPlayer(next, to, patch), 'given:object', { ref: objectRef(place.object.id), seat: to });
};

/** Slots on which a card may be laid: what is indomitable cannot be covered, nor can a final boss or a minion. */
export const slotsToCover = (state: GameState): number[] =>
  state.monsters.flatMap((pile, slot) =>
    state.slotKinds[slot] !== undefined ||
    (pile.length > 0 && hasKeyword(templateOf(state, pile.at(-1)!), 'indomitable'))
      ? []
      : [slot],
  );
/**
 * A card is laid on a slot of monsters and covers what lies there. An indomitable one always gets a slot of its own, and so
 * does a card for which no slot is left (`null`, reading `nothing-to-cover`); one that `returns` keeps its slot.
 */
export const withLaid = (
  w: World,
  slot: number | null,
  template: string,
  returns = false,
): { readonly w: World; readonly object: GameObject } => {
  const isOwn = slot === null || (!returns && hasKeyword(templateOf(w.state, { id: 0, template }), 'indomitable'));
  const grown = isOwn
    ? withLogEntry(withState(w, { monsters: [...w.state.monsters, []] }), 'slots:added', {
        rules: ['indomitable', 'expand-slots'],
        n: 1,
        reading: slot === null ? 'nothing-to-cover' : undefined,
      })
    : w;
  const at = isOwn ? w.state.monsters.length : slot;
  const pile = grown.state.monsters[at]!;
  const under = pile.at(-1);
  const fresh = withNewObject(
    under === undefined ? grown : withLogEntry(grown, 'covered', { ref: objectRef(under.id) }),
    template,
  );
  const laid = withPile(fresh.w, at, [...pile, fresh.object]);
  const left = under === undefined ? laid : withLeft(laid, { object: under, zone: 'monster', seat: null, slot: at });
  return { w: withEntered(left, fresh.object), object: fresh.object };
};
/** Loot cards drawn into a hand, as many as there are: one taking, however many they are (reading `act-triggers-once`). */
export const withLootTaken = (w: World, seat: Seat, n: number): World => {
  const { w: next, drawn } = withLootDrawn(w, seat, n);
  return drawn === 0
    ? next
    : withEvent(withLogEntry(next, 'loot-taken', { seat, n: drawn }), ofCards('you-loot', seat, drawn));
};
const withLootDrawn = (w: World, seat: Seat, n: number): { readonly w: World; readonly drawn: number } => {
  let next = w;
  for (let i = 0; i < n; i += 1) {
    const { w: drawn, template } = withDrawn(next, 'loot');
    if (template === null) return { w: drawn, drawn: i };
    const card: { readonly w: World; readonly id: number } = withId(drawn);
    next = withPlayer(card.w, seat, { hand: [...playerAt(card.w.state, seat).hand, { id: card.id, template }] });
  }
  return { w: next, drawn: Math.max(0, n) };
};
/** The moment in which a player took or discarded a number of loot cards at once. */
const ofCards = (on: 'you-loot' | 'you-discard', seat: Seat, n: number): GameEvent => ({
  on,
  seat,
  facts: { ref: playerRef(seat), n },
  ...(n > 1 ? { reading: 'act-triggers-once' } : {}),
});
/** A player discards loot cards: one discarding, whatever their number (reading `act-triggers-once`). */
export const withDiscardSeen = (w: World, seat: Seat, n: number): World =>
  n === 0 ? w : withEvent(w, ofCards('you-discard', seat, n));
/** A card of a hand goes to the discard pile of loot, for a hand holds nothing else. */
export const withCardDiscarded = (w: World, seat: Seat, id: number): World => {
  const { card, w: next } = withoutCard(w, seat, id);
  return card === undefined
    ? w
    : withLogEntry(withDiscarded(next, 'loot', card.template), 'discarded', { seat, template: card.template });
};
/** A card, or a copy of one, leaves a hand. */
export const withoutCard = (
  w: World,
  seat: Seat,
  id: number,
): { readonly w: World; readonly card: Card | undefined; readonly copy: boolean } => {
  const { hand, copies } = playerAt(w.state, seat);
  const card = [...hand, ...copies].find((c) => c.id === id);
  const others = (cards: readonly Card[]) => cards.filter((c) => c.id !== id);
  return {
    card,
    copy: card !== undefined && copies.includes(card),
    w: withPlayer(w, seat, { hand: others(hand), copies: others(copies) }),
  };
};
