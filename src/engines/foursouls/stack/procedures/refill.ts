/** What the game does by itself before anybody gets priority: deaths are put, events leave, slots are filled. */
import { turnOrder } from '../order.ts';
import { bodiesOf } from '../ability.ts';
import { waysOf } from '../effects/done.ts';
import { withAttackEnded, withDeathPut } from '../items.ts';
import { mortalsOf, placesOf, templateOf } from '../lookup.ts';
import { objectRef, playerRef, type Ref } from '../ref.ts';
import { SHELVES, withShelfFilled } from '../shelves.ts';
import { healthOf } from '../stats.ts';
import type { GameState, Zone } from '../game-state.ts';
import { withLogEntry, withState, type World } from '../world.ts';
import { canDraw, withDrawn, withLaid, withObjectDiscarded } from '../zones.ts';

/** Players from the last in turn order to the active one, then monsters from the last slot: the top resolves first (reading `monster-death-first`). */
export const withDeaths = (w: World): World => {
  const { state } = w;
  const players = turnOrder(state.players.length, state.active).map(playerRef).reverse();
  const monsters = mortalsOf(state)
    .map((p) => objectRef(p.object.id))
    .reverse();
  const isNew = (ref: Ref) => healthOf(state, ref) === 0 && withDeathPut(w, ref) !== w;
  const [dying, killed] = [players.filter(isNew), monsters.filter(isNew)];
  const beforeTriggers = state.waiting.length > 0 ? 'deaths-before-triggers' : undefined;
  const reading = dying.length > 0 && killed.length > 0 ? 'monster-death-first' : beforeTriggers;
  return [...dying, ...killed].reduce((next, ref) => withDeathPut(next, ref, reading), w);
};

/** An attack whose target has left play is over. */
export const withLostAttackEnded = (w: World): World => {
  const { course } = w.state;
  return course?.kind === 'attack' &&
    course.step === 'roll' &&
    !placesOf(w.state).some((p) => p.object.id === course.target)
    ? withAttackEnded(w)
    : w;
};

const isBusy = (state: GameState, id: number): boolean =>
  state.stack.some((i) => i.kind === 'ability' && i.source.id === id) ||
  state.waiting.some((t) => t.source.id === id) ||
  state.stack.some((i) => i.kind === 'roll' && i.check?.source.id === id);

/** An event whose abilities have all resolved or gone is discarded. */
export const withEventsLeft = (w: World): World => {
  const over = placesOf(w.state).find(
    (p) =>
      p.zone === 'monster' &&
      ['event', 'curse'].includes(templateOf(w.state, p.object).kind) &&
      !isBusy(w.state, p.object.id),
  );
  return over === undefined
    ? w
    : withObjectDiscarded(withLogEntry(w, 'nothing:event-over', { ref: objectRef(over.object.id) }), over);
};

/** Empty slots are filled, but for those of a final boss and of minions, for one whose monster or room is still dying, and as long as there are cards. */
export const withSlotsFilled = (w: World): World => {
  const isDying = (zone: Zone, slot: number) =>
    w.state.processes.some((p) => p.kind === 'monster-death' && p.zone === zone && p.slot === slot);
  const slot = w.state.monsters.findIndex(
    (pile, i) => pile.length === 0 && w.state.slotKinds[i] === undefined && !isDying('monster', i),
  );
  if (slot >= 0 && canDraw(w.state, 'monster')) {
    if (isOutOfMonsters(w.state)) {
      if (!w.state.monstersOut) return withMonstersOut(w, slot);
    } else {
      const { w: drawn, template } = withDrawn(withState(w, { monstersOut: false }), 'monster');
      return withLaid(withLogEntry(drawn, 'slots:filled', { n: slot }), slot, template!).w;
    }
  }
  const shelf = w.state.shop.indexOf(null);
  if (shelf >= 0 && canDraw(w.state, 'treasure')) return withShelfFilled(w, SHELVES.shop, shelf);
  const room = w.state.rooms.findIndex((o, i) => o === null && !isDying('room', i));
  return room >= 0 && canDraw(w.state, 'room') ? withShelfFilled(w, SHELVES.rooms, room) : w;
};
/** Whether a card would stay in a slot, or at least do something there before it leaves. */
const wouldRest = (state: GameState, id: string): boolean => {
  const { kind, abilities } = templateOf(state, { id: 0, template: id });
  return (
    kind !== 'event' ||
    abilities.some(
      (a) =>
        a.type === 'trigger' &&
        (a.on === 'enters' || a.on === 'leaves') &&
        (a.level ?? 0) === 0 &&
        waysOf(state, bodiesOf(a), state.active).length > 0,
    )
  );
};
/** Whether the monster deck, laid to its end, holds nothing but events that can do nothing now: drawing them would never end (reading `only-events`). */
const isOutOfMonsters = (state: GameState): boolean =>
  state.whole.includes('monster') &&
  ![...state.decks.monster, ...state.discards.monster].some((id) => wouldRest(state, id));
const withMonstersOut = (w: World, slot: number): World =>
  withLogEntry(withState(w, { monstersOut: true }), 'nothing:no-monster-left', { n: slot, reading: 'only-events' });
