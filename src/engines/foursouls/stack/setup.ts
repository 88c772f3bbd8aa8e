/** A table built by a reader or a worked case, card by card. */
import type { DeckName } from './game-state.ts';

export interface ItemSetup {
  readonly card: string;
  readonly deactivated?: boolean | undefined;
  readonly counters?: number | undefined;
  /** Damage marked on an object that has health. */
  readonly damage?: number | undefined;
}
/** An object as it is laid: its card, or its card with what lies on it. */
export type ObjectSetup = string | ItemSetup;
export interface PlayerSetup {
  readonly name: string;
  readonly character?: string | undefined;
  readonly health?: number | undefined;
  readonly attack?: number | undefined;
  readonly damage?: number | undefined;
  readonly cents?: number | undefined;
  readonly plays?: number | undefined;
  readonly hand?: readonly string[] | undefined;
  readonly items?: readonly ObjectSetup[] | undefined;
  readonly souls?: readonly string[] | undefined;
  readonly curses?: readonly string[] | undefined;
}
/** `monsters`: a slot is a card or a pile, covered cards first. Decks: top card first; discard piles: top card last. */
export interface Setup {
  readonly players: readonly PlayerSetup[];
  readonly monsters?: readonly (ObjectSetup | readonly ObjectSetup[])[] | undefined;
  /** The monster of a challenge in the slot of the final boss. */
  readonly finalBoss?: ObjectSetup | undefined;
  /** Monsters in slots of minions. */
  readonly minions?: readonly ObjectSetup[] | undefined;
  readonly shop?: readonly string[] | undefined;
  /** Rooms in their slots; none when the game is played without them. */
  readonly rooms?: readonly string[] | undefined;
  /** Bonus souls outside the game. */
  readonly bonus?: readonly string[] | undefined;
  /** Characters outside the game, the next to come first. */
  readonly characters?: readonly string[] | undefined;
  readonly decks?: { readonly [D in DeckName]?: readonly string[] | undefined } | undefined;
  readonly discards?: { readonly [D in DeckName]?: readonly string[] | undefined } | undefined;
  /** Decks laid to their end: one that runs out is made of its discard pile. Of the others only the top is laid, and unknown cards follow. */
  readonly whole?: readonly DeckName[] | undefined;
  readonly active?: number | undefined;
  /** The game begins in the action phase unless it says `start`. */
  readonly phase?: 'start' | 'action' | undefined;
  readonly attacks?: number | undefined;
  readonly soulsNeeded?: number | undefined;
  /** What the timer shows: solitaire or a co-operative game, in which the first player begins the round and the rooms have lain since its start. */
  readonly timer?: number | undefined;
}
export const LIMITS = { players: 6, slots: 6, cards: 40, number: 99, name: 24 } as const;

/** A list of a setup; what is not said is empty. */
export const listOf = <T>(list: readonly T[] | undefined): readonly T[] => list ?? [];
/** The card of an object as it is laid. */
export const cardOfItem = (item: ObjectSetup): string => (typeof item === 'string' ? item : item.card);
/** The cards of a slot, covered ones first. */
export const pileOf = (slot: NonNullable<Setup['monsters']>[number]): readonly ObjectSetup[] =>
  typeof slot === 'string' || 'card' in slot ? [slot] : slot;
/** Every card in a slot of monsters, whatever the slot. */
export const monstersLaid = ({ monsters, finalBoss, minions }: Setup): readonly ObjectSetup[] => [
  ...listOf(monsters).flatMap(pileOf),
  ...(finalBoss === undefined ? [] : [finalBoss]),
  ...listOf(minions),
];
