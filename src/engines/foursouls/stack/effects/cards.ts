/** Loot cards of hands: discarded, stolen, given. */
import type { EffectOf } from '../ability.ts';
import { playerAt } from '../lookup.ts';
import { cardRef, numberOf, type CardRef } from '../ref.ts';
import { withQuestion, withLogEntry, withPlayer } from '../world.ts';
import { withCardDiscarded, withDiscardSeen, withoutCard } from '../zones.ts';
import { did, didSoMany, onPlayer } from './done.ts';

/** The player chooses what to discard; with fewer cards than asked for the whole hand goes, and «и» is not met. */
export const performDiscard = onPlayer<EffectOf<'discard'>>((w, seat, effect, { answer }) => {
  const { hand } = playerAt(w.state, seat);
  const so = effect.so ?? 0;
  if (hand.length <= effect.n) {
    const empty = hand.reduce((next, c) => withCardDiscarded(next, seat, c.id), w);
    return didSoMany(withDiscardSeen(empty, seat, so + hand.length), hand.length, effect.n);
  }
  if (effect.n <= 0) return did(w);
  if (answer === undefined)
    return did(withQuestion(w, { question: 'discard', seat, options: hand.map((c) => cardRef(c.id)) }), false);
  const next = withCardDiscarded(w, seat, numberOf(answer as CardRef));
  return effect.n > 1
    ? { w: next, done: true, next: [{ ...effect, n: effect.n - 1, so: so + 1 }] }
    : did(withDiscardSeen(next, seat, so + 1));
});

/** A card passes from hand to hand; who takes it or gives it chooses. */
export const performLootMoved = onPlayer<EffectOf<'steal-loot' | 'give-loot'>>(
  (w, other, effect, { context, answer }) => {
    if (other === context.you) return did(w, false);
    const [from, to] = effect.do === 'steal-loot' ? [other, context.you] : [context.you, other];
    const { hand } = playerAt(w.state, from);
    if (hand.length === 0 || effect.n <= 0) return did(w, false);
    if (answer === undefined)
      return did(
        withQuestion(w, { question: 'loot', seat: context.you, options: hand.map((c) => cardRef(c.id)) }),
        false,
      );
    const taken = withoutCard(w, from, numberOf(answer as CardRef));
    const given = withPlayer(taken.w, to, { hand: [...playerAt(taken.w.state, to).hand, taken.card!] });
    const moved = withLogEntry(given, 'given:card', {
      rules: [effect.do === 'steal-loot' ? 'steal' : 'give'],
      seat: to,
      n: 1,
    });
    if (hand.length === 1) return didSoMany(moved, 1, effect.n);
    return {
      w: moved,
      done: true,
      ...(effect.n > 1 ? { next: [{ ...effect, n: effect.n - 1 }] } : {}),
    };
  },
);
