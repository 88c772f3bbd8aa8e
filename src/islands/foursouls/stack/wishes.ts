/** What each player might wish to do at this moment: the legal ways to do it, or why the rules refuse. */
import { DECLARED, type Action, type Declared } from '../../../engines/foursouls/stack/action.ts';
import { legalActions } from '../../../engines/foursouls/stack/legal.ts';
import { abilitiesAt, ownerOf, placesOf } from '../../../engines/foursouls/stack/lookup.ts';
import { refusalOf, type Refusal } from '../../../engines/foursouls/stack/refusal.ts';
import type { Seat } from '../../../engines/foursouls/stack/ref.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';

/** What is wished: a card of the hand, an ability of an object, a declaration. */
export type Source =
  | { readonly kind: 'play'; readonly card: number; readonly template: string }
  | { readonly kind: 'activate'; readonly object: number; readonly template: string; readonly ability: number }
  | { readonly kind: 'declare'; readonly what: Declared };
export interface Wish {
  readonly key: string;
  readonly seat: Seat;
  readonly source: Source;
  /** Every legal way; empty where the wish is refused. */
  readonly ways: readonly Action[];
  readonly refusal?: Refusal | undefined;
}

/** The same for every way of one wish; empty for an action that is no wish. */
const keyOfAction = (action: Action): string => {
  switch (action.type) {
    case 'play':
      return `${action.seat}l${action.card}`;
    case 'activate':
      return `${action.seat}a${action.object}-${action.ability}`;
    case 'declare':
      return `${action.seat}d${action.what}`;
    case 'pass':
    case 'choose':
      return '';
  }
};
/** The plainest way of a wish, to key it and to ask why it is refused. */
const plainest = (seat: Seat, source: Source): Action => {
  switch (source.kind) {
    case 'play':
      return { type: 'play', seat, card: source.card, way: '0', pay: [] };
    case 'activate':
      return { type: 'activate', seat, object: source.object, ability: source.ability, way: '0', pay: [] };
    case 'declare':
      return { type: 'declare', seat, what: source.what };
  }
};
const sourcesOf = (state: GameState, seat: Seat): Source[] => [
  ...(seat === state.active ? DECLARED.map((what): Source => ({ kind: 'declare', what })) : []),
  ...[...state.players[seat]!.hand, ...state.players[seat]!.copies].map(({ id, template }): Source => ({
    kind: 'play',
    card: id,
    template,
  })),
  ...placesOf(state)
    .filter((p) => ownerOf(state, p) === seat)
    .flatMap((place) => {
      const able = abilitiesAt(state, place);
      return (state.cards[place.object.template]?.abilities ?? []).flatMap((a, ability): Source[] =>
        (a.type === 'tap' || a.type === 'paid') && able.includes(a)
          ? [{ kind: 'activate', object: place.object.id, template: place.object.template, ability }]
          : [],
      );
    }),
];

/** The wishes of every player, from seat 0. A question hides nothing: each wish then says that an answer is awaited. */
export const wishesOf = (state: GameState): readonly Wish[] => {
  const legal = legalActions(state);
  return state.players.flatMap((_, seat) =>
    sourcesOf(state, seat).map((source): Wish => {
      const asked = plainest(seat, source);
      const key = keyOfAction(asked);
      const ways = legal.filter((a) => keyOfAction(a) === key);
      return {
        key,
        seat,
        source,
        ways,
        ...(ways.length === 0 ? { refusal: refusalOf(state, asked) } : {}),
      };
    }),
  );
};
