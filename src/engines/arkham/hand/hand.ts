/** The opening hand: what it holds once some of its cards have been replaced, and after further draws. */
import { followedBy, mapOutcomes, type Distribution } from '../../exact/distribution.ts';
import { drawnHits } from '../../exact/draw.ts';

/** Whole numbers; twice the hand is no more than `cards`, and `drawn` no more than the deck that the hand leaves. */
export interface Opening {
  /** Cards of the deck but for its weaknesses: a weakness in an opening hand is set aside for another card. */
  readonly cards: number;
  /** How many of them the player wants. */
  readonly copies: number;
  readonly weaknesses: number;
  /** Cards of the hand. */
  readonly hand: number;
  /** The most unwanted cards that the player keeps when he replaces the others. */
  readonly kept: number;
  /** Cards drawn after the hand, out of the whole deck with its weaknesses. */
  readonly drawn: number;
}

/** Wanted cards among those that come first, before any is replaced. */
export const firstHand = ({ cards, copies, hand }: Opening): Distribution =>
  drawnHits({ size: cards, hits: copies, drawn: hand });

/** Wanted cards after the replacement, where `had` came at first. The replaced cards return to the deck afterwards. */
export const replacedHand = ({ cards, copies, hand, kept }: Opening, had: number): Distribution =>
  mapOutcomes(
    drawnHits({ size: cards - hand, hits: copies - had, drawn: Math.max(0, hand - had - kept) }),
    (came) => had + came,
  );

/** Wanted cards in the opening hand. */
export const openingHand = (opening: Opening): Distribution =>
  followedBy(firstHand(opening), (had) => replacedHand(opening, had));

/**
 * Wanted cards among a hand and the cards drawn after it.
 * @param held wanted cards in the hand
 */
export const laterHand = (opening: Opening, held: Distribution): Distribution => {
  const { cards, copies, weaknesses, hand, drawn } = opening;
  return followedBy(held, (had) =>
    mapOutcomes(drawnHits({ size: cards + weaknesses - hand, hits: copies - had, drawn }), (came) => had + came),
  );
};
