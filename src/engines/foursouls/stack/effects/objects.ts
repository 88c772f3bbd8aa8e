/** Objects in play: destroying, turning, stealing, swapping, and cards that become objects. */
import type { EffectOf } from '../ability.ts';
import { withItemChanged } from '../items.ts';
import { placeAt, placeOf, playerAt, stealableItems, type ObjectPosition } from '../lookup.ts';
import { isPlayerRef, numberOf, objectRef, playerRef, type Ref } from '../ref.ts';
import { SHELVES, withShelfFilled } from '../shelves.ts';
import type { GameObject } from '../game-state.ts';
import { withQuestion, withLogEntry, withObject, withPlayer, withState, type World } from '../world.ts';
import {
  canDraw,
  slotsToCover,
  withDestroyed,
  withGiven,
  withItemGained,
  withLaid,
  withObjectDiscarded,
  withSoulGained,
  withTaken,
} from '../zones.ts';
import { did, didSoMany, onPlayer, refsOf, seatOf, type Done, type Perform } from './done.ts';

export const performDestroy: Perform<EffectOf<'destroy' | 'reroll-item' | 'discard-curse'>> = (w, context, effect) => {
  const [ref] = refsOf(w.state, context, effect.who);
  const place = ref === undefined ? undefined : placeAt(w.state, ref);
  if (place === undefined) return did(w, false);
  if (effect.do === 'discard-curse') return did(withObjectDiscarded(w, place));
  const { w: next, done } = withDestroyed(w, place.object.id);
  return effect.do === 'destroy' || !done ? { w: next, done } : rerollItem(next, place);
};
/** What takes the place of a rerolled item: in the shop the next card of the deck, in the same slot and at once; for its controller a treasure, which for an item with health waits for its death (reading `reroll-after-death`). */
const rerollItem = (w: World, { object, zone, seat, slot }: ObjectPosition): Done => {
  if (zone === 'shop')
    return did(canDraw(w.state, 'treasure') ? withShelfFilled(w, SHELVES.shop, slot, ['reroll-item', 'refill']) : w);
  if (seat === null) return did(w);
  const ref = objectRef(object.id);
  const death = w.state.stack.find((i) => i.kind === 'death' && i.target === ref);
  if (death?.kind !== 'death') return { w, done: true, next: [{ do: 'treasure', n: 1, who: playerRef(seat) }] };
  return did(
    withLogEntry(withItemChanged(w, { ...death, rerolled: true }), 'nothing:reroll-waits', {
      ref,
      seat,
      reading: 'reroll-after-death',
    }),
  );
};

const TURNED = {
  recharge: { charged: true, what: 'recharged:effect' },
  deactivate: { charged: false, what: 'deactivated:effect' },
} as const;
export const performTurned: Perform<EffectOf<'recharge' | 'deactivate'>> = (w, context, effect) => {
  const [ref] = refsOf(w.state, context, effect.who);
  const { charged, what } = TURNED[effect.do];
  if (ref === undefined) return did(w, false);
  const place = isPlayerRef(ref)
    ? placeOf(w.state, playerAt(w.state, numberOf(ref)).character.id)
    : placeAt(w.state, ref);
  if (place === undefined || place.object.charged === charged) return did(w, false);
  return did(withLogEntry(withObject(w, place.object.id, { charged }), what, { ref: objectRef(place.object.id) }));
};

export const performMarked: Perform<EffectOf<'counter' | 'eternal'>> = (w, context, effect) => {
  const [ref] = refsOf(w.state, context, effect.who);
  if (ref === undefined) return did(w, false);
  if (effect.do === 'eternal') {
    const items = isPlayerRef(ref)
      ? playerAt(w.state, numberOf(ref)).items
      : [placeAt(w.state, ref)?.object].filter((o): o is GameObject => o !== undefined);
    return did(
      withLogEntry(
        items.reduce((next, o) => withObject(next, o.id, { eternal: true }), w),
        'eternal:made-so',
        { ref },
      ),
    );
  }
  const place = placeAt(w.state, ref);
  if (place === undefined) return did(w, false);
  const counters = Math.max(0, place.object.counters + effect.n);
  return didSoMany(
    withLogEntry(withObject(w, place.object.id, { counters }), 'counters', { ref, n: counters }),
    Math.abs(counters - place.object.counters),
    Math.abs(effect.n),
  );
};

/** `steal`: the target itself; `steal-item`: a player is the target, the item is chosen on resolving. */
export const performSteal: Perform<EffectOf<'steal' | 'steal-item'>> = (w, context, effect, answer) => {
  if (effect.do === 'steal') {
    const [ref] = refsOf(w.state, context, effect.who);
    const place = ref === undefined ? undefined : placeAt(w.state, ref);
    return place === undefined ? did(w, false) : did(withGiven(w, place, context.you));
  }
  const seat = seatOf(w.state, context, effect.who);
  const items = seat === undefined ? [] : stealableItems(w.state, seat, context.you);
  if (items.length === 0) return did(withLogEntry(w, 'nothing:nothing-to-steal'), false);
  if (answer === undefined)
    return did(
      withQuestion(w, { question: 'item', seat: context.you, options: items.map((o) => objectRef(o.id)) }),
      false,
    );
  return did(withGiven(w, placeAt(w.state, answer as Ref)!, context.you));
};

/** Two items change places at once; the shop may take the place of a player. */
export const performSwap: Perform<EffectOf<'swap'>> = (w, context) => {
  const [one, other] = [context.targets[0], context.targets[1]].map((ref) =>
    ref === undefined ? undefined : placeAt(w.state, ref),
  );
  if (one === undefined || other === undefined || one.seat === other.seat) return did(w, false);
  const withReplaced = (list: readonly GameObject[], from: GameObject, to: GameObject) =>
    list.map((o) => (o.id === from.id ? to : o));
  const put = (next: World, place: typeof one, object: GameObject): World =>
    place.seat === null
      ? withState(next, { shop: next.state.shop.map((o, i) => (i === place.slot ? object : o)) })
      : withPlayer(next, place.seat, {
          items: withReplaced(playerAt(next.state, place.seat).items, place.object, object),
        });
  const swapped = put(put(w, one, other.object), other, one.object);
  return did(withLogEntry(swapped, 'given:swap', { ref: objectRef(one.object.id), seat: other.seat ?? undefined }));
};

/** A resolving loot card becomes an item or a soul; of a copy nothing is left to become one. */
export const performBecome: Perform<EffectOf<'become-item' | 'become-soul'>> = (w, context, effect): Done => {
  if (context.card === null) return did(withLogEntry(w, 'nothing:copy-is-no-card'), false);
  const next =
    effect.do === 'become-item'
      ? withItemGained(w, context.you, context.card.template)
      : withSoulGained(w, context.you, context.card.template);
  return { w: next, done: true, card: null };
};

/** A bonus soul passes to the player who met its condition, once in a game; nothing is left to gain for a copy of its trigger. */
export const performGainBonus = onPlayer<EffectOf<'gain-bonus'>>((w, seat, _effect, { context }) => {
  const card = w.state.bonus.find((c) => c.id === context.source.id);
  if (card === undefined) return did(w, false);
  return did(withSoulGained(withState(w, { bonus: w.state.bonus.filter((c) => c !== card) }), seat, card.template));
});

/** A resolving ambush becomes a monster of a slot, and the active player must attack it this turn. */
export const performAmbush: Perform<EffectOf<'ambush'>> = (w, context, _effect, answer): Done => {
  if (context.card === null) return did(withLogEntry(w, 'nothing:copy-is-no-card'), false);
  const slots = slotsToCover(w.state);
  if (slots.length > 0 && answer === undefined)
    return did(withQuestion(w, { question: 'slot', seat: context.you, options: slots.map(String) }), false);
  const laid = withLaid(w, answer === undefined ? null : Number(answer), context.card.template);
  const { active, owed } = laid.w.state;
  const next = withPlayer(withState(laid.w, { owed: [...owed, laid.object.id] }), active, {
    attacks: playerAt(laid.w.state, active).attacks + 1,
  });
  return {
    w: withLogEntry(next, 'attack-owed:ambush', {
      ref: objectRef(laid.object.id),
      seat: active,
      reading: 'ambush-any-slot',
    }),
    done: true,
    card: null,
  };
};

/** A curse in a slot passes to the player whom the active player chooses. */
export const performCurse: Perform<EffectOf<'curse'>> = (w, context, _effect, answer) => {
  const place = placeOf(w.state, context.source.id);
  if (place?.zone !== 'monster') return did(w, false);
  if (answer === undefined)
    return did(
      withQuestion(w, {
        question: 'player',
        seat: w.state.active,
        options: w.state.players.map((_, i) => playerRef(i)),
      }),
      false,
    );
  const seat = numberOf(answer as Ref);
  const next = withTaken(w, place);
  return did(
    withLogEntry(
      withPlayer(next, seat, { curses: [...playerAt(next.state, seat).curses, place.object] }),
      'curse-given',
      { seat, ref: objectRef(place.object.id), reading: 'curse-to-anybody' },
    ),
  );
};
