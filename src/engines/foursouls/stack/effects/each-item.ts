/** «Каждый предмет»: who chooses the order in which something happens to the items. */
import type { Effect, EffectOf, Who } from '../ability.ts';
import { placeAt } from '../lookup.ts';
import type { Ref, Seat } from '../ref.ts';
import type { Context, GameState } from '../game-state.ts';
import { EACH } from '../words.ts';
import { withQuestion, withLogEntry } from '../world.ts';
import { did, type Perform } from './done.ts';

/** Whether an effect is done to several, one after another. */
export const isEach = (who: Who): boolean => (EACH as readonly Who[]).includes(who);
/** What is done to an item all the same, whichever comes first: nothing looks for it and nothing is drawn. */
const ALIKE: readonly Effect['do'][] = ['recharge', 'deactivate', 'counter', 'eternal', 'bonus'];
/** Whether somebody chooses the order in which this is done to each of these. */
export const isOrdered = (who: Who, { do: what }: Effect): boolean =>
  (who === 'each-item' || who === 'each-own-item' || who === 'each-item-of-target') && !ALIKE.includes(what);

/** The same effects for each of the items, those of one player together: their controller chooses the order (rule «Каждый»). */
export const inOrder = (state: GameState, context: Context, refs: readonly Ref[], of: readonly Effect[]): Effect[] => {
  const ownerOf = (ref: Ref): Seat | null => placeAt(state, ref)?.seat ?? null;
  const owners = [...new Set(refs.map(ownerOf))];
  return owners.map((owner) => ({
    do: 'in-order',
    seat: owner ?? context.you,
    refs: refs.filter((ref) => ownerOf(ref) === owner),
    of,
    join: 'each',
  }));
};

/** One of the items, and the rest after it; those of the shop in the order that the ability's controller chooses (reading `each-in-shop`). */
export const performInOrder: Perform<EffectOf<'in-order'>> = (w, _context, effect, answer) => {
  const refs = effect.refs.filter((ref) => placeAt(w.state, ref) !== undefined);
  const [first] = refs;
  if (first === undefined) return did(w);
  const { seat } = effect;
  if (refs.length > 1 && answer === undefined)
    return did(withQuestion(w, { question: 'item-order', seat, options: refs }), false);
  const ref = answer === undefined ? first : (answer as Ref);
  const isOfShop = placeAt(w.state, ref)?.zone === 'shop';
  const rest = refs.filter((r) => r !== ref);
  return {
    w:
      answer === undefined
        ? w
        : withLogEntry(w, 'chosen:next-in-order', { seat, ref, reading: isOfShop ? 'each-in-shop' : undefined }),
    done: true,
    next: [
      ...effect.of.map((e): Effect => ({ ...e, who: ref }) as Effect),
      ...(rest.length === 0 ? [] : [{ ...effect, refs: rest }]),
    ],
  };
};
