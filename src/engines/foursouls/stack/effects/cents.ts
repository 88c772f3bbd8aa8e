/** Cents: lost, paid, given, doubled; `gains.ts` has what is gained. */
import type { EffectOf } from '../ability.ts';
import { playerAt } from '../lookup.ts';
import type { Seat } from '../ref.ts';
import { withLogEntry, withPlayer, type World } from '../world.ts';
import { did, didSoMany, onPlayer } from './done.ts';

const withCents = (w: World, seat: Seat, change: number): World =>
  withPlayer(w, seat, { cents: playerAt(w.state, seat).cents + change });
/** Takes cents from a player, as many as there are; says how many. */
export const withCentsLost = (
  w: World,
  seat: Seat,
  n: number,
  rule: 'lose-cents' | 'pay' | 'death-penalty' = 'lose-cents',
): World => {
  const lost = Math.min(n, playerAt(w.state, seat).cents);
  return lost === 0 ? w : withLogEntry(withCents(w, seat, -lost), 'cents-lost', { rules: [rule], seat, n: lost });
};

/** The kinds of losing: as much as there is, or paying all of it or nothing, or into another's bank. Giving is no gaining. */
export const performCentsMoved = onPlayer<EffectOf<'lose-cents' | 'pay-cents' | 'steal-cents' | 'give-cents'>>(
  (w, other, effect, { context }) => {
    const isPaid = effect.do === 'pay-cents';
    if (effect.do === 'lose-cents' || isPaid) {
      const { cents } = playerAt(w.state, other);
      return isPaid && cents < effect.n
        ? did(withLogEntry(w, 'nothing:cannot-pay', { seat: other }), false)
        : didSoMany(withCentsLost(w, other, effect.n, isPaid ? 'pay' : 'lose-cents'), cents, effect.n);
    }
    const [from, to] = effect.do === 'steal-cents' ? [other, context.you] : [context.you, other];
    const n = Math.min(effect.n, playerAt(w.state, from).cents);
    return n === 0
      ? did(w, false)
      : didSoMany(
          withLogEntry(withCents(withCents(w, from, -n), to, n), 'given:cents', {
            rules: [effect.do === 'steal-cents' ? 'steal' : 'give'],
            seat: to,
            n,
          }),
          n,
          effect.n,
        );
  },
);

/** What has already replaced the gain. */
const usedBy = (effect: EffectOf<'double-cents' | 'lose-all-cents'>) =>
  effect.do === 'double-cents' && effect.used !== undefined ? { used: effect.used } : {};
/** Doubling gains as much as there is, so it can be replaced like any gain. */
export const performCentsWhole = onPlayer<EffectOf<'double-cents' | 'lose-all-cents'>>((w, seat, effect) => {
  const { cents } = playerAt(w.state, seat);
  return effect.do === 'lose-all-cents'
    ? did(withCentsLost(w, seat, cents), cents > 0)
    : { w, done: cents > 0, next: [{ do: 'cents', n: cents, who: `p${seat}`, ...usedBy(effect) }] };
});
