/** «Сбрось это», «получи это как душу»: objects that leave their place without being destroyed or killed. */
import type { EffectOf } from '../ability.ts';
import { cardBehind, isEternal, placeAt, placeOf, type ObjectPosition } from '../lookup.ts';
import { objectRef } from '../ref.ts';
import type { GameState } from '../game-state.ts';
import { withLogEntry } from '../world.ts';
import { withObjectDiscarded, withSoulGained, withTaken } from '../zones.ts';
import { did, onPlayer, refsOf, type Perform } from './done.ts';

/** A final boss and a minion stay in their slots until they die (rules «Финальный босс», «Миньон»). */
const isBound = (state: GameState, { zone, slot }: ObjectPosition): boolean =>
  zone === 'monster' && state.slotKinds[slot] !== undefined;

/** An object goes to its discard pile: not destroyed, not killed, without a reward; what is eternal cannot be discarded. */
export const performDiscardObject: Perform<EffectOf<'discard-object'>> = (w, context, { who }) => {
  const [ref] = refsOf(w.state, context, who);
  const place = ref === undefined ? undefined : placeAt(w.state, ref);
  if (place === undefined) return did(withLogEntry(w, 'nothing:out-of-play'), false);
  const facts = { ref: objectRef(place.object.id) };
  if (isEternal(w.state, place)) return did(withLogEntry(w, 'eternal:not-discarded', facts), false);
  if (isBound(w.state, place)) return did(withLogEntry(w, 'nothing:final-boss-stays', facts), false);
  return did(withObjectDiscarded(w, place));
};

/** The card that does this becomes a player's soul; there is one of it, so of several players the first gains it (reading `soul-for-each`). */
export const performGainSoul = onPlayer<EffectOf<'gain-soul'>>((w, seat, _effect, { context }) => {
  if (context.card !== null) return { w: withSoulGained(w, seat, context.card.template), done: true, card: null };
  const place = placeOf(w.state, context.source.id);
  if (place === undefined || place.zone === 'soul' || place.zone === 'character' || isBound(w.state, place))
    return did(withLogEntry(w, 'nothing:no-soul-left', { seat, reading: 'soul-for-each' }), false);
  return did(withSoulGained(withTaken(w, place), seat, cardBehind(w.state, place.object).id));
});
