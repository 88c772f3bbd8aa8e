/** «Сбрось это», «получи это как душу»: objects that leave their place without being destroyed or killed. */
import type { EffectOf } from '../ability.ts';
import { cardBehind, isEternal, placeAt, placeOf, type ObjectPosition } from '../lookup.ts';
import { objectRef } from '../ref.ts';
import type { GameState } from '../game-state.ts';
import { withLogEntry } from '../world.ts';
import { withObjectDiscarded, withSoulGained, withTaken } from '../zones.ts';
import { did, refsOf, seatOf, type Done, type Perform } from './done.ts';

/** A final boss and a minion stay in their slots until they die (rules «Финальный босс», «Миньон»). */
const isBound = (state: GameState, { zone, slot }: ObjectPosition): boolean =>
  zone === 'monster' && state.slotKinds[slot] !== undefined;

/** An object goes to its discard pile: not destroyed, not killed, without a reward; what is eternal cannot be discarded. */
export const performDiscardObject: Perform<EffectOf<'discard-object'>> = (w, context, { who }) => {
  const [ref] = refsOf(w.state, context, who);
  const place = ref === undefined ? undefined : placeAt(w.state, ref);
  if (place === undefined)
    return did(withLogEntry(w, { code: 'nothing', cause: 'out-of-play' }, ['object', 'discard']), false);
  const facts = { ref: objectRef(place.object.id) };
  if (isEternal(w.state, place))
    return did(withLogEntry(w, { code: 'eternal', cause: 'not-discarded' }, ['eternal', 'discard'], facts), false);
  if (isBound(w.state, place))
    return did(
      withLogEntry(w, { code: 'nothing', cause: 'final-boss-stays' }, ['final-boss', 'discard'], facts),
      false,
    );
  return did(withObjectDiscarded(w, place));
};

/** The card that does this becomes a player's soul; there is one of it, so of several players the first gains it (reading `soul-for-each`). */
export const performGainSoul: Perform<EffectOf<'gain-soul'>> = (w, context, { who }): Done => {
  const seat = seatOf(w.state, context, who);
  if (seat === undefined) return did(w, false);
  if (context.card !== null) return { w: withSoulGained(w, seat, context.card.template), done: true, card: null };
  const place = placeOf(w.state, context.source.id);
  if (place === undefined || place.zone === 'soul' || place.zone === 'character' || isBound(w.state, place))
    return did(
      withLogEntry(w, { code: 'nothing', cause: 'no-soul-left' }, ['soul', 'object'], {
        seat,
        reading: 'soul-for-each',
      }),
      false,
    );
  return did(withSoulGained(withTaken(w, place), seat, cardBehind(w.state, place.object).id));
};
