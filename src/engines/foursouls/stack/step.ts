/** One action: refused with a reason, or the table after it with everything that it made happen. */
import { passPriority } from './priority.ts';
import type { Stepped } from '../../log/timeline.ts';
import type { Action } from './action.ts';
import { advance, withAnswer, withCourseContinued } from './advance.ts';
import type { Happened } from './happened.ts';
import { withPut } from './items.ts';
import { placeOf, playerAt, templateOf } from './lookup.ts';
import { offerOfAbility, offerOfLoot, parseWay, withCostPaid } from './playable.ts';
import { withDeclared } from './procedures/declare.ts';
import { objectRef } from './ref.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { withTopResolved } from './resolve.ts';
import type { GameState } from './game-state.ts';
import { withEvent } from './triggers.ts';
import { withLogEntry, withObject, withPlayer, withState, type World } from './world.ts';
import { withoutCard } from './zones.ts';

/** Does an action. The input is never changed. */
export const step = (state: GameState, action: Action): Stepped<GameState, Happened, Refusal> => {
  const refusal = refusalOf(state, action);
  if (refusal !== undefined) return { refusal };
  return advance(state, withAction({ state, happened: [] }, action));
};

const withAction = (w: World, action: Action): World => {
  switch (action.type) {
    case 'choose':
      return withAnswer(w, action.option);
    case 'pass':
      return withPass(w);
    case 'play':
      return withLootPlayed(w, action);
    case 'activate':
      return withActivated(w, action);
    case 'declare':
      return withDeclared(withState(w, { priority: null }), action.seat, action.what);
  }
};

/** Priority goes round; when all have passed in succession the top resolves or, with an empty stack, the turn goes on (reading `all-pass-once`). */
const withPass = (w: World): World => {
  const { priority, players } = w.state;
  const next = passPriority(priority!, players.length);
  const isOnce = next === 'all-passed' && players.length > 1 && w.state.stack.length > 0;
  const said = withLogEntry(w, 'passed', { seat: priority!.holder, reading: isOnce ? 'all-pass-once' : undefined });
  if (next !== 'all-passed') {
    const held = withState(said, { priority: next });
    return players[next.holder]!.dead
      ? withLogEntry(held, 'priority', {
          rules: ['priority', 'dead-player'],
          seat: next.holder,
          reading: 'dead-keep-priority',
        })
      : held;
  }
  const over = withState(said, { priority: null, starts: null });
  return over.state.stack.length > 0 ? withTopResolved(over) : withCourseContinued(over);
};

/** The card leaves the hand, its cost is paid, it lies on the stack; priority starts with its player. */
const withLootPlayed = (
  w: World,
  action: { readonly seat: number; readonly card: number; readonly way: string; readonly pay: readonly number[] },
): World => {
  const { seat } = action;
  const { w: next, card, copy } = withoutCard(w, seat, action.card);
  const offer = offerOfLoot(w.state, card!)!;
  const { body, targets } = parseWay(offer.bodies, action.way)!;
  const spent = withPlayer(withState(next, { priority: null }), seat, {
    lootPlays: playerAt(next.state, seat).lootPlays - 1,
  });
  const paid = withCostPaid(spent, seat, { offer }, action.pay);
  const put = withPut(
    paid,
    { kind: 'loot', controller: seat, card: card!, copy, body, targets },
    copy ? ['copying-loot-cards', 'play'] : ['play', 'stack', 'target'],
    copy ? 'copied-card-resolves' : undefined,
  );
  return withEvent(withEvent(put, { on: 'you-play-loot', seat }), { on: 'loot-played', seat });
};

/** The object turns, the cost is paid, the ability lies on the stack. */
const withActivated = (
  w: World,
  action: {
    readonly seat: number;
    readonly object: number;
    readonly ability: number;
    readonly way: string;
    readonly pay: readonly number[];
  },
): World => {
  const { seat } = action;
  const place = placeOf(w.state, action.object)!;
  const offer = offerOfAbility(w.state, place, action.ability)!;
  const { body, targets } = parseWay(offer.bodies, action.way)!;
  const calm = withState(w, { priority: null });
  const turned = offer.tap
    ? withLogEntry(withObject(calm, place.object.id, { charged: false }), 'deactivated:cost', {
        ref: objectRef(place.object.id),
      })
    : calm;
  const paid = withCostPaid(turned, seat, { offer, place: placeOf(turned.state, action.object) }, action.pay);
  const source = { id: place.object.id, template: templateOf(w.state, place.object).id };
  return withPut(
    paid,
    { kind: 'ability', how: 'activated', controller: seat, source, zone: place.zone, body, targets, facts: {} },
    ['activate', 'stack', 'target'],
  );
};
