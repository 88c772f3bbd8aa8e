/** What a loot card or an object offers to play or activate, and what it costs. */
import { bodiesOf, type Ability, type Body, type Cost } from './ability.ts';
import { withCentsLost } from './effects/cents.ts';
import { abilitiesAt, isEternal, placeOf, playerAt, templateOf, type ObjectPosition } from './lookup.ts';
import { objectRef, parseRef, playerRef, type Ref, type Seat } from './ref.ts';
import { healthOf } from './stats.ts';
import type { Card, GameState } from './game-state.ts';
import { withLogEntry, withObject, withPlayer, type World } from './world.ts';
import { withCardDiscarded, withObjectDiscarded, withDestroyed, withDiscardSeen } from './zones.ts';

export interface Offer {
  readonly bodies: readonly Body[];
  readonly cost: readonly Cost[];
  /** Whether activating deactivates the object. */
  readonly tap: boolean;
}
/** An offer where it is made: by an object in play, or by a card that is being played. */
export interface Offered {
  readonly offer: Offer;
  readonly place?: ObjectPosition | undefined;
  readonly played?: number | undefined;
}
/** What playing a loot card does; a trinket becomes an item, an ambush a monster. Undefined: it cannot be played. */
export const offerOfLoot = (state: GameState, card: Card): Offer | undefined => {
  const template = templateOf(state, card);
  if (template.kind === 'trinket') return { bodies: [{ effects: [{ do: 'become-item' }] }], cost: [], tap: false };
  if (template.kind === 'ambush') return { bodies: [{ effects: [{ do: 'ambush' }] }], cost: [], tap: false };
  const ability = template.abilities.find((a): a is Extract<Ability, { type: 'loot' }> => a.type === 'loot');
  return ability === undefined ? undefined : { bodies: bodiesOf(ability), cost: ability.cost ?? [], tap: false };
};
/** What activating the ability of that number does; undefined when there is no such activated ability now. */
export const offerOfAbility = (state: GameState, place: ObjectPosition, index: number): Offer | undefined => {
  const ability: Ability | undefined = templateOf(state, place.object).abilities[index];
  if (
    ability === undefined ||
    !abilitiesAt(state, place).includes(ability) ||
    (ability.type !== 'tap' && ability.type !== 'paid')
  )
    return undefined;
  return { bodies: bodiesOf(ability), cost: ability.cost ?? [], tap: ability.type === 'tap' };
};

/** The body and targets that a way names, if it is written as one. */
export const parseWay = (
  bodies: readonly Body[],
  way: string,
): { readonly body: Body; readonly targets: readonly Ref[] } | undefined => {
  const [index = '', ...names] = way.split('.');
  const body = /^\d$/.test(index) ? bodies[Number(index)] : undefined;
  const targets = names.map(parseRef);
  return body === undefined || targets.includes(undefined) ? undefined : { body, targets: targets as Ref[] };
};

/** How many loot cards a cost takes. */
const lootAsked = ({ cost }: Offer): number => cost.reduce((sum, c) => sum + (c.pay === 'loot' ? c.n : 0), 0);
/** Loot cards that may be discarded as a cost: any but the one being played. */
const payable = (state: GameState, seat: Seat, { played }: Offered): readonly number[] =>
  playerAt(state, seat)
    .hand.map((c) => c.id)
    .filter((id) => id !== played);
/** Every choice of `n` ids, each in the order of the list. */
const choicesOf = (ids: readonly number[], n: number): readonly (readonly number[])[] =>
  n === 0 ? [[]] : ids.flatMap((id, i) => choicesOf(ids.slice(i + 1), n - 1).map((others) => [id, ...others]));
/** Every choice of the loot cards that pay a cost; one empty choice when it takes none. */
export const payables = (state: GameState, seat: Seat, offered: Offered): readonly (readonly number[])[] =>
  choicesOf(payable(state, seat, offered), lootAsked(offered.offer));

/** Whether a player can pay all of a cost, `pay` being the loot cards spent on it. */
export const canPay = (state: GameState, seat: Seat, offered: Offered, pay: readonly number[]): boolean => {
  const { offer, place } = offered;
  const isPaid = (c: Cost): boolean => {
    switch (c.pay) {
      case 'cents':
        return playerAt(state, seat).cents >= c.n;
      case 'health':
        return healthOf(state, playerRef(seat))! >= c.n;
      case 'counters':
        return (place?.object.counters ?? 0) >= c.n;
      case 'loot':
        return new Set(pay).size === pay.length && pay.every((id) => payable(state, seat, offered).includes(id));
      case 'destroy':
      case 'discard':
        return place !== undefined && !isEternal(state, place);
    }
  };
  return offer.cost.every(isPaid) && pay.length === lootAsked(offer);
};

/** Pays a cost. Health paid is marked, not dealt (reading `paying-health`). */
export const withCostPaid = (w: World, seat: Seat, { offer, place }: Offered, pay: readonly number[]): World =>
  offer.cost.reduce((next, c) => {
    switch (c.pay) {
      case 'cents':
        return withCentsLost(next, seat, c.n, 'pay');
      case 'health':
        return withLogEntry(
          withPlayer(next, seat, { damage: playerAt(next.state, seat).damage + c.n }),
          'paid:health',
          { seat, n: c.n, reading: 'paying-health' },
        );
      case 'counters':
        return withLogEntry(
          withObject(next, place!.object.id, { counters: place!.object.counters - c.n }),
          'paid:counters',
          { seat, ref: objectRef(place!.object.id), n: c.n },
        );
      case 'loot':
        return withDiscardSeen(
          pay.reduce(
            (v, id) => withCardDiscarded(v, seat, id),
            withLogEntry(next, 'paid:cards', { seat, n: pay.length }),
          ),
          seat,
          pay.length,
        );
      case 'discard':
        return withObjectDiscarded(
          withLogEntry(next, 'paid:itself-discarded', { seat, ref: objectRef(place!.object.id) }),
          placeOf(next.state, place!.object.id)!,
        );
      case 'destroy':
        return withDestroyed(
          withLogEntry(next, 'paid:itself-destroyed', { seat, ref: objectRef(place!.object.id) }),
          place!.object.id,
        ).w;
    }
  }, w);
