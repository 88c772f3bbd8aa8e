/** Triggered abilities: what has triggered waits, and is put with the next priority. */
import { bodiesOf, type Ability, type Body, type Moment, type Whose } from './ability.ts';
import { abilitiesAt, placeOf, placesOf, templateOf, type ObjectPosition } from './lookup.ts';
import type { Seat } from './ref.ts';
import type { ReadingId } from './rules.ts';
import type { Card, Facts, Inherited, GameState, Waiting } from './game-state.ts';
import { withLogEntry, withId, withState, type World } from './world.ts';

/** Whose moment it is: `seat` for what happens to or is done by a player, `id` for what concerns one object. */
export interface GameEvent {
  readonly on: Moment;
  readonly seat?: Seat;
  readonly id?: number;
  readonly facts?: Facts;
  readonly reading?: ReadingId;
}
const OF_THIS: readonly Moment[] = [
  'enters',
  'leaves',
  'dies',
  'dies-after-reward',
  'this-damaged',
  'this-deals-damage',
  'attacked',
];
const OF_ANYBODY: readonly Moment[] = [
  'monster-dies',
  'monster-dies-after-reward',
  'player-dies',
  'item-damages-player',
  'loot-played',
  'thrown',
  'roll',
  'would-roll',
];

/** Whether it is a player's own moment; «ты» of the game's objects is the active player. */
const isOwn = (state: GameState, event: GameEvent, place: ObjectPosition): boolean =>
  (place.seat ?? state.active) === event.seat;
/** Whether a moment is of the player whose moments an ability looks for, or of the object itself. */
const concerns = (state: GameState, event: GameEvent, place: ObjectPosition, whose: Whose | undefined): boolean => {
  if (OF_THIS.includes(event.on)) return place.object.id === event.id;
  switch (whose ?? (OF_ANYBODY.includes(event.on) ? 'anybody' : 'yours')) {
    case 'anybody':
      return true;
    case 'yours':
      return isOwn(state, event, place);
    case 'others':
      return event.seat !== undefined && !isOwn(state, event, place);
  }
};

/** A triggered ability that is to wait: whose it is, what it came from, what it does. */
export interface Triggered {
  readonly controller: Seat | null;
  readonly source: Card;
  readonly bodies: readonly Body[];
  readonly facts: Facts;
  readonly inherited?: Inherited;
  readonly reading?: ReadingId;
}

/** The abilities of an object that can hear an event; of the shop's items only what looks for entering or leaving works (rule «Предметы магазина»). */
const abilitiesHearing = (state: GameState, { on }: GameEvent, place: ObjectPosition): readonly Ability[] =>
  on === 'enters' || (on === 'leaves' && place.zone === 'shop')
    ? templateOf(state, place.object).abilities
    : abilitiesAt(state, place);

const looksFor = (state: GameState, ability: Ability, event: GameEvent, place: ObjectPosition): boolean =>
  ability.type === 'trigger' &&
  ability.on === event.on &&
  (ability.values?.includes(event.facts?.n ?? 0) ?? true) &&
  concerns(state, event, place, ability.whose);

/** What a curse does without saying so: it is given when it enters a slot, and discarded when its player dies. */
const curseTriggered = (state: GameState, event: GameEvent, place: ObjectPosition): readonly Triggered[] => {
  if (!concerns(state, event, place, undefined)) return [];
  const { on } = event;
  const { object, zone, seat } = place;
  if (on === 'enters' && zone === 'monster' && templateOf(state, object).kind === 'curse')
    return [{ controller: null, source: object, bodies: [{ effects: [{ do: 'curse' }] }], facts: {} }];
  if (on === 'you-die' && zone === 'curse') {
    const bodies: readonly Body[] = [{ effects: [{ do: 'discard-curse', who: 'this' }] }];
    return [{ controller: seat, source: object, bodies, facts: {} }];
  }
  return [];
};

/** Everything of one object that triggers on an event; what it does may speak of the player whose moment it was. */
const triggeredAt = (state: GameState, event: GameEvent, place: ObjectPosition): readonly Triggered[] => [
  ...abilitiesHearing(state, event, place)
    .filter((ability) => looksFor(state, ability, event, place))
    .map((ability) => ({
      controller: place.seat,
      source: place.object,
      bodies: bodiesOf(ability),
      facts: { ...event.facts, ...(event.seat === undefined ? {} : { by: event.seat }) },
      ...(event.reading === undefined ? {} : { reading: event.reading }),
    })),
  ...curseTriggered(state, event, place),
];

/**
 * Lets an event happen: every ability in play that looks for it begins to wait.
 * @param gone the object itself, where it was, when it has already left play («когда умирает», «когда покидает игру»)
 */
export const withEvent = (w: World, event: GameEvent, gone?: ObjectPosition): World =>
  [...placesOf(w.state), ...(gone === undefined ? [] : [gone])]
    .flatMap((place) => triggeredAt(w.state, event, place))
    .reduce(withWaiting, w);

/** One more triggered ability that waits. */
export const withWaiting = (w: World, { controller, source, bodies, facts, inherited, reading }: Triggered): World => {
  const { w: next, id } = withId(w);
  const waiting: Waiting = {
    id,
    controller,
    source: { id: source.id, template: source.template },
    bodies,
    inherited: inherited ?? null,
    facts,
  };
  return withLogEntry(withState(next, { waiting: [...next.state.waiting, waiting] }), 'triggered', {
    template: source.template,
    ref: placeOf(w.state, source.id) === undefined ? undefined : `o${source.id}`,
    seat: controller ?? undefined,
    reading,
  });
};
