/** What the game does by itself before anybody gets priority: deaths are put, events leave, slots are filled. */
import { turnOrder } from '../../stack/order.ts';
import { withAttackEnded, withDeathPut } from '../items.ts';
import { monstersOf, placesOf, templateOf } from '../lookup.ts';
import { objectRef, playerRef } from '../ref.ts';
import { healthOf } from '../stats.ts';
import type { Table } from '../table.ts';
import { withEvent } from '../triggers.ts';
import { told, withState, type World } from '../world.ts';
import { withDrawn, withLaid, withNewObject, withObjectDiscarded } from '../zones.ts';
import { isFightable } from './attack.ts';

/** Players from the last in turn order to the active one, then monsters from the last slot: the top resolves first (reading `monster-death-first`). */
export const withDeaths = (w: World): World => {
  const { state } = w;
  const players = turnOrder(state.players.length, state.active).map(playerRef).reverse();
  const monsters = monstersOf(state).map((p) => objectRef(p.object.id)).reverse();
  return [...players, ...monsters].filter((ref) => healthOf(state, ref) === 0).reduce(withDeathPut, w);
};

/** An attack whose target has left play is over. */
export const withLostAttackEnded = (w: World): World => {
  const { course } = w.state;
  return course?.kind === 'attack' && course.step === 'roll' && !placesOf(w.state).some((p) => p.object.id === course.target) && !isFightable(w.state, course) ? withAttackEnded(w) : w;
};

const isBusy = (state: Table, id: number): boolean =>
  state.stack.some((i) => i.kind === 'ability' && i.source.id === id) || state.waiting.some((t) => t.source.id === id) || state.stack.some((i) => i.kind === 'roll' && i.check?.source.id === id);

/** An event whose abilities have all resolved or gone is discarded. */
export const withEventsLeft = (w: World): World => {
  const over = placesOf(w.state).find((p) => p.zone === 'monster' && ['event', 'curse'].includes(templateOf(w.state, p.object).kind) && !isBusy(w.state, p.object.id));
  return over === undefined ? w : withObjectDiscarded(told(w, 'nothing', ['event'], { ref: objectRef(over.object.id) }), over);
};

/** Empty slots are filled, but for one whose monster is still dying. */
export const withSlotsFilled = (w: World): World => {
  const dying = w.state.processes.flatMap((p) => (p.kind === 'monster-death' ? [p.slot] : []));
  const slot = w.state.monsters.findIndex((pile, i) => pile.length === 0 && !dying.includes(i));
  if (slot >= 0) {
    const drawn = withDrawn(w, 'monster');
    return withLaid(told(drawn.w, 'slots', ['refill'], { n: slot }), slot, drawn.template).w;
  }
  const shelf = w.state.shop.indexOf(null);
  if (shelf < 0) return w;
  const drawn = withDrawn(w, 'treasure');
  const fresh = withNewObject(drawn.w, drawn.template);
  const filled = withState(fresh.w, { shop: fresh.w.state.shop.map((o, i) => (i === shelf ? fresh.object : o)) });
  return withEvent(told(filled, 'entered', ['refill'], { ref: objectRef(fresh.object.id), template: drawn.template }), { on: 'enters', id: fresh.object.id });
};
