/** What performing an effect gives, and what every effect asks of its context. */
import { turnOrder } from '../order.ts';
import type { Body, Effect, Who } from '../ability.ts';
import { monstersOf, placesOf } from '../lookup.ts';
import { isPlayerRef, numberOf, objectRef, playerRef, parseRef, type Ref, type Seat } from '../ref.ts';
import type { Context, GameState } from '../game-state.ts';
import { targetingsOf } from '../target.ts';
import type { WHOM } from '../words.ts';
import { withProcess, type World } from '../world.ts';

/** `done`: whether it happened whole, for «и»; `inPart`: it did, but not whole; `instead`: something else took its place; `next`: effects to perform before the rest; `card: null`: the loot card has found its zone; `chosen`: what was chosen, null when nothing could be. */
export interface Done {
  readonly w: World;
  readonly done: boolean;
  readonly inPart?: boolean;
  readonly instead?: boolean;
  readonly next?: readonly Effect[];
  readonly card?: null;
  readonly chosen?: Ref | null;
}
/** What an effect comes to. @param done whether it did what it says, for effects that hang on it */
export const did = (w: World, done = true): Done => ({ w, done });
/** How many of those asked for: done only if all of them (reading `and-in-part`). */
export const didSoMany = (w: World, n: number, wanted: number): Done => ({
  w,
  done: wanted > 0 && n >= wanted,
  inPart: n > 0 && n < wanted,
});
/** What the game itself does speaks of a player and of nothing else, unless `more` says so. */
export const contextOf = (you: Seat, more: Partial<Context> = {}): Context => ({
  controller: you,
  you,
  source: { id: 0, template: '' },
  card: null,
  specs: [],
  targets: [],
  facts: {},
  ...more,
});
/** Begins to perform effects. */
export const withEffects = (w: World, context: Context, queue: readonly Effect[]): World =>
  withProcess(w, { kind: 'effects', context, queue, done: true });

/** Performs one kind of effect. With a question pending in `w` it is called again with the answer. */
export type Perform<E extends Effect> = (w: World, context: Context, effect: E, answer: string | undefined) => Done;

/** An effect on a player, undone where there is none. */
export const onPlayer =
  <E extends Effect & { readonly who: Who }>(
    perform: (
      w: World,
      seat: Seat,
      effect: E,
      asked: { readonly context: Context; readonly answer: string | undefined },
    ) => Done,
  ): Perform<E> =>
  (w, context, effect, answer) => {
    const seat = seatOf(w.state, context, effect.who);
    return seat === undefined ? did(w, false) : perform(w, seat, effect, { context, answer });
  };

const refsIn = (ref: Ref | null | undefined): Ref[] => (ref === undefined || ref === null ? [] : [ref]);
/** Each player in turn order, from the one who controls the ability, else from the active one. */
const seatsFrom = ({ players, active }: GameState, { controller }: Context): readonly Seat[] =>
  turnOrder(players.length, controller ?? active);
const eachMonster = (state: GameState): Ref[] => monstersOf(state).map((p) => objectRef(p.object.id));
/** The items of a player, or of the shop. */
const itemsOf = (state: GameState, seat: Seat | null): Ref[] =>
  placesOf(state)
    .filter((p) => p.seat === seat && p.zone === (seat === null ? 'shop' : 'item'))
    .map((p) => objectRef(p.object.id));
const eachPlayer = (state: GameState, context: Context): Ref[] => seatsFrom(state, context).map(playerRef);
/** Whom each word means, in the order in which it happens to them (rule «Каждый»). */
const MEANT: { readonly [W in (typeof WHOM)[number]]: (state: GameState, context: Context) => Ref[] } = {
  you: (_, { you }) => [playerRef(you)],
  active: ({ active }) => [playerRef(active)],
  target: (_, { targets }) => refsIn(targets[0]),
  second: (_, { targets }) => refsIn(targets[1]),
  event: (_, { facts }) => refsIn(facts.ref),
  doer: (_, { facts }) => (facts.by === undefined ? [] : [playerRef(facts.by)]),
  chosen: (_, { chosen }) => refsIn(chosen),
  this: (_, { source }) => [objectRef(source.id)],
  'each-player': eachPlayer,
  'each-other': (state, context) => eachPlayer(state, context).filter((ref) => ref !== playerRef(context.you)),
  'each-monster': eachMonster,
  'each-item': (state, context) => [
    ...seatsFrom(state, context).flatMap((seat) => itemsOf(state, seat)),
    ...itemsOf(state, null),
  ],
  'each-own-item': (state, { you }) => itemsOf(state, you),
  'each-item-of-target': (state, { targets: [ref] }) =>
    ref !== undefined && isPlayerRef(ref) ? itemsOf(state, numberOf(ref)) : [],
  each: (state, context) => [...eachMonster(state), ...eachPlayer(state, context)],
};
const isWord = (who: Who): who is (typeof WHOM)[number] => Object.hasOwn(MEANT, who);
/** Whom an effect concerns, in the order in which it happens to them. */
export const refsOf = (state: GameState, context: Context, who: Who): Ref[] =>
  isWord(who) ? MEANT[who](state, context) : refsIn(parseRef(who));
/** The player whom an effect concerns, if it is one. */
export const seatOf = (state: GameState, context: Context, who: Who): Seat | undefined => {
  const [ref] = refsOf(state, context, who);
  return ref !== undefined && isPlayerRef(ref) && state.players[numberOf(ref)] !== undefined
    ? numberOf(ref)
    : undefined;
};

/** A way to put something: which body, which targets; `key` is how an answer names it. */
export interface ChosenBody {
  readonly key: string;
  readonly body: Body;
  readonly targets: readonly Ref[];
}
/** Every way to choose between bodies and their targets. */
export const waysOf = (state: GameState, bodies: readonly Body[], you: Seat): ChosenBody[] =>
  bodies.flatMap((body, i) =>
    targetingsOf(state, body, you).map((targets) => ({ key: [String(i), ...targets].join('.'), body, targets })),
  );
