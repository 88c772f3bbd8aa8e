/** Cents: gained, lost, paid, given. */
import type { EffectOf } from '../ability.ts';
import { abilitiesAt, placesOf, playerAt } from '../lookup.ts';
import type { Seat } from '../ref.ts';
import { asked, told, withPlayer, type World } from '../world.ts';
import { did, didSoMany, seatOf, type Perform } from './done.ts';

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
  return lost === 0 ? w : told(withCents(w, seat, -lost), 'cents-lost', [rule], { seat, n: lost });
};

interface Change {
  readonly id: number;
  readonly plus: number;
  readonly times: number;
}
const changesOf = (w: World, seat: Seat): Change[] =>
  placesOf(w.state)
    .filter((p) => p.seat === seat)
    .flatMap((p) =>
      abilitiesAt(w.state, p).flatMap((a) =>
        a.type === 'replace' && a.event === 'gain-cents'
          ? [{ id: p.object.id, plus: a.plus ?? 0, times: a.times ?? 1 }]
          : [],
      ),
    );

/** Each replacement changes the gain once; where their order matters, the one who gains chooses it. */
export const performCents: Perform<EffectOf<'cents'>> = (w, context, effect, answer) => {
  const seat = seatOf(w.state, context, effect.who);
  if (seat === undefined || effect.n <= 0) return did(w, false);
  const used = effect.used ?? [];
  const open = changesOf(w, seat).filter((c) => !used.includes(c.id));
  const isOrdered = open.some((c) => c.times !== 1) && open.some((c) => c.plus !== 0);
  if (isOrdered && answer === undefined)
    return did(asked(w, { question: 'replacement', seat, options: open.map((c) => `o${c.id}`) }), false);
  const change = open.find((c) => `o${c.id}` === answer) ?? open[0];
  if (change === undefined)
    return did(told(withCents(w, seat, effect.n), 'cents-gained', ['gain'], { seat, n: effect.n }));
  const n = effect.n * change.times + change.plus;
  return {
    w: told(w, 'replaced', ['replacement-effect'], { seat, n, ref: `o${change.id}` }),
    done: true,
    next: [{ ...effect, who: `p${seat}`, n, used: [...used, change.id] }],
  };
};

/** The kinds of losing: as much as there is, or paying all of it or nothing, or into another's bank. Giving is no gaining. */
export const performCentsMoved: Perform<EffectOf<'lose-cents' | 'pay-cents' | 'steal-cents' | 'give-cents'>> = (
  w,
  context,
  effect,
) => {
  const other = seatOf(w.state, context, effect.who);
  if (other === undefined) return did(w, false);
  const isPaid = effect.do === 'pay-cents';
  if (effect.do === 'lose-cents' || isPaid) {
    const { cents } = playerAt(w.state, other);
    return isPaid && cents < effect.n
      ? did(told(w, 'nothing', ['pay'], { seat: other }), false)
      : didSoMany(withCentsLost(w, other, effect.n, isPaid ? 'pay' : 'lose-cents'), cents, effect.n);
  }
  const [from, to] = effect.do === 'steal-cents' ? [other, context.you] : [context.you, other];
  const n = Math.min(effect.n, playerAt(w.state, from).cents);
  return n === 0
    ? did(w, false)
    : didSoMany(
        told(withCents(withCents(w, from, -n), to, n), 'given', [effect.do === 'steal-cents' ? 'steal' : 'give'], {
          seat: to,
          n,
        }),
        n,
        effect.n,
      );
};

/** Doubling gains as much as there is, so it can be replaced like any gain. */
export const performCentsWhole: Perform<EffectOf<'double-cents' | 'lose-all-cents'>> = (w, context, effect) => {
  const seat = seatOf(w.state, context, effect.who);
  if (seat === undefined) return did(w, false);
  const { cents } = playerAt(w.state, seat);
  return effect.do === 'lose-all-cents'
    ? did(withCentsLost(w, seat, cents), cents > 0)
    : { w, done: cents > 0, next: [{ do: 'cents', n: cents, who: `p${seat}` }] };
};
