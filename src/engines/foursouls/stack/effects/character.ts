/** Another character for a player: what belongs to the player stays, what belongs to the card goes with it. */
import type { EffectOf } from '../ability.ts';
import { cardBehind, placesOf, playerAt, templateOf } from '../lookup.ts';
import { objectRef, type Seat } from '../ref.ts';
import type { GameState } from '../game-state.ts';
import { withLogEntry, withPlayer, withState, type World } from '../world.ts';
import { withEntered, withLeft, withNewObject } from '../zones.ts';
import { did, seatOf, type Perform } from './done.ts';

/**
 * The next of the characters outside the game comes, the old one goes there. Damage and effects are marked on the player and
 * stay, within the new health (rules «Урон», «Жетоны»); counters go with the card; an attack on the player goes on.
 */
export const performChangeCharacter: Perform<EffectOf<'change-character'>> = (w, context, { who }) => {
  const seat = seatOf(w.state, context, who);
  const [template, ...rest] = w.state.characters;
  if (seat === undefined || template === undefined) return did(withLogEntry(w, 'nothing:no-character-left'), false);
  const { character: old, health, attack } = playerAt(w.state, seat);
  const behind = cardBehind(w.state, old);
  const outside = withState(w, { characters: behind.kind === 'unknown' ? rest : [...rest, behind.id] });
  const { w: next, object } = withNewObject(outside, template);
  const card = templateOf(next.state, object);
  const figured = withPlayer(next, seat, {
    character: object,
    health: card.health ?? health,
    attack: card.attack ?? attack,
  });
  const changed = withLogEntry(withAttackFollowing(figured, old.id, object.id), 'character-changed', {
    seat,
    ref: objectRef(object.id),
    template,
    reading: 'new-character-charged',
  });
  const left = withLeft(changed, { object: old, zone: 'character', seat, slot: 0 });
  return did(withStartingItem(withOldItemsKept(withEntered(left, object), seat), seat, card.starting));
};
/** An attack on a player is an attack on whatever character that player has. */
const withAttackFollowing = (w: World, from: number, to: number): World => {
  const { course, attacked } = w.state;
  return course?.kind === 'attack' && course.target === from
    ? withState(w, { course: { ...course, target: to }, attacked: [...attacked, to] })
    : w;
};
/** The starting item of the old character is eternal and stays (reading `old-starting-item`). */
const withOldItemsKept = (w: World, seat: Seat): World =>
  playerAt(w.state, seat).items.some((o) => cardBehind(w.state, o).kind === 'starting')
    ? withLogEntry(w, 'nothing:starting-item-stays', { seat, reading: 'old-starting-item' })
    : w;
const isInPlay = (state: GameState, template: string): boolean =>
  placesOf(state).some(({ object }) => cardBehind(state, object).id === template);
/** The starting item that a character names comes with it, without the stack; it is put, not gained (rule «Карты персонажей»). A card that is in play already is not there twice. */
const withStartingItem = (w: World, seat: Seat, template: string | undefined): World => {
  if (template === undefined || isInPlay(w.state, template)) return w;
  const { w: next, object } = withNewObject(w, template);
  return withEntered(withPlayer(next, seat, { items: [...playerAt(next.state, seat).items, object] }), object);
};
