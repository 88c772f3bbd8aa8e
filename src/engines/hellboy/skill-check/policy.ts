/** What to do at each moment of a test, as plain values for the words of the page. */
import type { Colour } from '../dice/colour.ts';
import type { Effect, PlainEffect } from '../dice/effect.ts';
import { bestAgain, bestEffect, type Prices } from './choices.ts';
import { lyingOf, type Lying, type ThrowTable } from './throws.ts';

/** What is done: an effect, and for a reroll the places of the dice that are thrown again. */
export interface ThrowDecision {
  readonly effect: PlainEffect;
  readonly again: readonly number[];
}
/** Faces of a colour: thrown again whatever the others show, never, or as the others show. Ascending. */
export interface FacesAgain {
  readonly colour: Colour;
  readonly always: readonly number[];
  readonly never: readonly number[];
  readonly depends: readonly number[];
}
export interface TestPolicy {
  /**
   * The best choice for dice as they lie, in the order of the question, and the effect; of equals the simplest: +2
   * before +1, doubling, a reroll, and of rerolls the one of fewest dice. BPRD that is spent elsewhere is a reroll of nothing.
   * @throws {RangeError} where these dice cannot show this
   */
  readonly choiceAt: (shown: readonly number[], effect: Effect) => ThrowDecision;
  /** The reroll in words: each colour of the dice once, in their order. */
  readonly reroll: readonly FacesAgain[];
  /** What BPRD is best used as: in how many ways of the dice; empty where it is spent. */
  readonly bprd: ReadonlyMap<PlainEffect, bigint>;
}

/** A test with its prices. */
export interface Priced {
  readonly dice: readonly Colour[];
  readonly table: ThrowTable;
  readonly prices: Prices;
  readonly bprd: 'wild' | 'spent';
}

const placesAgain = ({ table, prices }: Priced, lying: Lying): readonly number[] =>
  table.agains[bestAgain(prices, lying)]!.places;

const facesAgain = (priced: Priced): readonly FacesAgain[] => {
  const { dice, table } = priced;
  /** By colour and face: whether it was seen thrown again, and seen left. */
  const seen = new Map<Colour, Map<number, { again: boolean; left: boolean }>>(
    dice.map((colour) => [colour, new Map()]),
  );
  for (const thrown of table.throws) {
    const places = placesAgain(priced, thrown);
    thrown.shown.forEach((face, place) => {
      const faces = seen.get(dice[place]!)!;
      const of = faces.get(face) ?? { again: false, left: false };
      const again = places.includes(place);
      faces.set(face, { again: of.again || again, left: of.left || !again });
    });
  }
  return [...seen].map(([colour, faces]) => {
    const ascending = [...faces].toSorted(([a], [b]) => a - b);
    const those = (again: boolean, left: boolean) =>
      ascending.filter(([, of]) => of.again === again && of.left === left).map(([face]) => face);
    return { colour, always: those(true, false), never: those(false, true), depends: those(true, true) };
  });
};

const usesOfBprd = ({ table, prices }: Priced): ReadonlyMap<PlainEffect, bigint> => {
  const uses = new Map<PlainEffect, bigint>();
  for (const thrown of table.throws) {
    const effect = bestEffect(prices, thrown, bestAgain(prices, thrown));
    uses.set(effect, (uses.get(effect) ?? 0n) + BigInt(thrown.ways));
  }
  return uses;
};

/** What is best at each moment of a test. */
export const policyOf = (priced: Priced): TestPolicy => {
  const { dice, table, prices, bprd } = priced;
  const facesOf = dice.map((_, place) => new Set(table.throws.map(({ shown }) => shown[place]!)));
  const choiceAt = (shown: readonly number[], effect: Effect): ThrowDecision => {
    if (shown.length !== dice.length || shown.some((face, place) => !facesOf[place]!.has(face)))
      throw new RangeError(`These dice cannot show ${shown.join(', ')}.`);
    const lying = lyingOf(shown, table.agains);
    if (effect === 'bprd' && bprd === 'spent') return { effect: 'reroll', again: [] };
    const done = effect === 'bprd' ? bestEffect(prices, lying, bestAgain(prices, lying)) : effect;
    return { effect: done, again: done === 'reroll' ? placesAgain(priced, lying) : [] };
  };
  return { choiceAt, reroll: facesAgain(priced), bprd: bprd === 'spent' ? new Map() : usesOfBprd(priced) };
};
