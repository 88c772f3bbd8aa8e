/** Every legal action of a moment. */
import { DECLARED, type Action } from './action.ts';
import { waysOf } from './effects/done.ts';
import { ownerOf, placesOf, playerAt, templateOf } from './lookup.ts';
import { canPay, offerOfAbility, offerOfLoot, payables, type Offered } from './playable.ts';
import { refusalOf } from './refusal.ts';
import type { Seat } from './ref.ts';
import type { GameState } from './game-state.ts';

/** Ways and payments of an offer that can be paid. */
const paidWays = (state: GameState, seat: Seat, offered: Offered): { way: string; pay: readonly number[] }[] =>
  payables(state, seat, offered)
    .filter((pay) => canPay(state, seat, offered, pay))
    .flatMap((pay) => waysOf(state, offered.offer.bodies, seat).map(({ key }) => ({ way: key, pay })));

/** All actions that would not be refused: answers to the pending question, or what the holder of priority may do, passing first. */
export const legalActions = (state: GameState): Action[] => {
  if (state.winners !== null) return [];
  const { pending, priority } = state;
  if (pending !== null) return pending.options.map((option) => ({ type: 'choose', seat: pending.seat, option }));
  if (priority === null) return [];
  const seat = priority.holder;
  const player = playerAt(state, seat);
  const declared = DECLARED.map((what): Action => ({ type: 'declare', seat, what })).filter(
    (a) => refusalOf(state, a) === undefined,
  );
  const played =
    player.lootPlays < 1
      ? []
      : [...player.hand, ...player.copies].flatMap((card) => {
          const offer = offerOfLoot(state, card);
          return offer === undefined
            ? []
            : paidWays(state, seat, { offer, played: card.id }).map((p): Action => ({
                type: 'play',
                seat,
                card: card.id,
                ...p,
              }));
        });
  const activated = placesOf(state)
    .filter((p) => ownerOf(state, p) === seat)
    .flatMap((place) =>
      templateOf(state, place.object).abilities.flatMap((_, ability) => {
        const offer = offerOfAbility(state, place, ability);
        if (offer === undefined || (offer.tap && !place.object.charged)) return [];
        return paidWays(state, seat, { offer, place }).map((p): Action => ({
          type: 'activate',
          seat,
          object: place.object.id,
          ability,
          ...p,
        }));
      }),
    );
  return [{ type: 'pass', seat }, ...declared, ...played, ...activated];
};
