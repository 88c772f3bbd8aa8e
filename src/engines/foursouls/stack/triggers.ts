/** Triggered abilities: what has triggered waits, and is put with the next priority. */
import { bodiesOf, type Body, type Moment } from './ability.ts';
import { abilitiesAt, placeOf, placesOf, templateOf, type Place } from './lookup.ts';
import type { Seat } from './ref.ts';
import type { ReadingId } from './rules.ts';
import type { Facts, Inherited } from './table.ts';
import { told, withId, withState, type World } from './world.ts';

/** Whose moment it is: `seat` for what happens to or is done by a player, `id` for what concerns one object. */
export interface Event {
  readonly on: Moment;
  readonly seat?: Seat;
  readonly id?: number;
  readonly facts?: Facts;
}
const OF_THIS: readonly Moment[] = ['enters', 'leaves', 'dies', 'dies-after-reward', 'this-damaged', 'attacked'];
const OF_ANYBODY: readonly Moment[] = ['monster-dies', 'player-dies', 'loot-played', 'thrown', 'roll', 'would-roll'];

const concerns = (w: World, event: Event, place: Place): boolean =>
  OF_THIS.includes(event.on)
    ? place.object.id === event.id
    : OF_ANYBODY.includes(event.on)
      ? true
      : (place.seat ?? w.state.active) === event.seat;

/**
 * Lets an event happen: every ability in play that looks for it begins to wait.
 * @param gone the object itself, where it was, when it has already left play («когда умирает», «когда покидает игру»)
 */
export const withEvent = (w: World, event: Event, gone?: Place): World => {
  const places = gone === undefined ? placesOf(w.state) : [...placesOf(w.state), gone];
  let next = w;
  for (const place of places) {
    if (!concerns(w, event, place)) continue;
    // Of the shop's items only these two work (rule «Предметы магазина»).
    const isOfShop = place.zone === 'shop' && event.on === 'leaves';
    const abilities =
      event.on === 'enters' || isOfShop ? templateOf(w.state, place.object).abilities : abilitiesAt(w.state, place);
    for (const ability of abilities) {
      if (ability.type !== 'trigger' || ability.on !== event.on) continue;
      if (ability.values !== undefined && !ability.values.includes(event.facts?.n ?? 0)) continue;
      next = withWaiting(next, place.seat, place.object, bodiesOf(ability), event.facts ?? {});
    }
    if (event.on === 'enters' && place.zone === 'monster' && templateOf(w.state, place.object).kind === 'curse')
      next = withWaiting(next, null, place.object, [{ effects: [{ do: 'curse' }] }], {});
    if (event.on === 'you-die' && place.zone === 'curse')
      next = withWaiting(next, place.seat, place.object, [{ effects: [{ do: 'discard-curse', who: 'this' }] }], {});
  }
  return next;
};

/** One more triggered ability that waits. */
export const withWaiting = (
  w: World,
  controller: Seat | null,
  source: { readonly id: number; readonly template: string },
  bodies: readonly Body[],
  facts: Facts,
  inherited: Inherited | null = null,
  reading?: ReadingId,
): World => {
  const { w: next, id } = withId(w);
  const waiting = { id, controller, source: { id: source.id, template: source.template }, bodies, inherited, facts };
  return told(withState(next, { waiting: [...next.state.waiting, waiting] }), 'triggered', ['triggered-ability'], {
    template: source.template,
    ...(placeOf(w.state, source.id) === undefined ? {} : { ref: `o${source.id}` }),
    ...(controller === null ? {} : { seat: controller }),
    ...(reading === undefined ? {} : { reading }),
  });
};
