/**
 * The index of every position of a fight in one array: an axis for each foe and several for each investigator.
 * An index is a sum of steps along the axes; the tokens of an investigator are his last axis.
 */
import { tokensUpTo, type Tokens } from '../../skill-check/tokens.ts';
import { FORTUNES } from '../../skill-check/skill.ts';
import type { Fight, Position } from '../fight.ts';

export interface Axis {
  /** How many values there are, from 0. */
  readonly size: number;
  /** The distance between two neighbours. */
  readonly step: number;
}
/** The axes of one investigator. */
interface FighterAxes {
  /** A set of items that are left, as bits. */
  readonly items: Axis;
  /** As in {@link FORTUNES}; of size 1 where a curse is impossible. */
  readonly fortune: Axis;
  readonly health: Axis;
  readonly sanity: Axis;
  readonly tokens: Axis;
}
export const FIGHTER_AXES = ['items', 'fortune', 'health', 'sanity', 'tokens'] as const;

export interface Shape {
  /** Places, all in all. */
  readonly size: number;
  /** Wounds, the toughness for a defeated one; one more for who is back in the cup. */
  readonly foes: readonly Axis[];
  readonly fighters: readonly FighterAxes[];
  readonly tokens: readonly Tokens[];
  /** Whether a curse may come. */
  readonly mayCurse: boolean;
}

/** The axes of a fight. */
export const shapeOf = ({ fighters, foes }: Fight): Shape => {
  const mayCurse = foes.some(({ monster }) => monster.flags.includes('will-failed-cursed'));
  const tokens = fighters.map(({ focus, clues, cards }) =>
    tokensUpTo(focus, clues + cards.onDefeat.clues * foes.length),
  );
  let step = 1;
  const axis = (size: number): Axis => {
    const made = { size, step };
    step *= size;
    return made;
  };
  // From the last axis to the first: the tokens of the last investigator are neighbours.
  const fighterAxes = fighters.map((fighter, at) => {
    const { health, sanity, most, cards } = fighter;
    const [ofTokens, ofSanity, ofHealth] = [
      axis(tokens[at]!.size),
      axis((most?.sanity ?? sanity) + 1),
      axis((most?.health ?? health) + 1),
    ];
    const fortune = axis(mayCurse ? FORTUNES.length : 1);
    return { items: axis(2 ** cards.items.length), fortune, health: ofHealth, sanity: ofSanity, tokens: ofTokens };
  });
  const foeAxes = foes.map(({ monster, isAmbush = false }) => axis(monster.toughness + 1 + Number(isAmbush)));
  return { size: step, foes: foeAxes, fighters: fighterAxes, tokens, mayCurse };
};

/** The value along an axis at a place. */
export const along = ({ size, step }: Axis, place: number): number => Math.floor(place / step) % size;

/** Every stretch of places with one value along an axis, up to a size: from … to, the last not among it. */
export const eachAlong = (
  { size, step }: Axis,
  places: number,
  visit: (value: number, from: number, to: number) => void,
): void => {
  for (let from = 0; from < places; from += step) visit((from / step) % size, from, from + step);
};

/** A range of values along an axis, from … to. */
export type Interval = readonly [least: number, most: number];
/** The values of a range. */
export const valuesIn = ([least, most]: Interval): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
/** All sums of steps, each along one axis and by one of its values. */
export const placesOf = (axes: readonly (readonly [step: number, values: readonly number[]])[]): Int32Array => {
  let places = Int32Array.of(0);
  for (const [step, values] of axes) {
    const next = new Int32Array(places.length * values.length);
    places.forEach((place, i) => {
      values.forEach((value, j) => {
        next[i * values.length + j] = place + value * step;
      });
    });
    places = next;
  }
  return places;
};

/** All items of a set that is left whole. */
export const allItems = (count: number): number => 2 ** count - 1;

/** Whether an item is in a set. */
export const isLeft = (items: number, item: number): boolean => Math.floor(items / 2 ** item) % 2 === 1;
/** The set of items that are left. */
export const itemsIn = (items: readonly boolean[]): number =>
  items.reduce((set, isThere, item) => set + (isThere ? 2 ** item : 0), 0);

/** Where a fight begins. */
export const startOf = ({ fighters, foes }: Fight, shape: Shape): number => {
  let place = 0;
  foes.forEach(({ wounds }, at) => {
    place += wounds * shape.foes[at]!.step;
  });
  fighters.forEach(({ health, sanity, clues, focus, fortune, cards }, at) => {
    const axes = shape.fighters[at]!;
    place += allItems(cards.items.length) * axes.items.step;
    place += (shape.mayCurse ? FORTUNES.indexOf(fortune) : 0) * axes.fortune.step;
    place += health * axes.health.step + sanity * axes.sanity.step;
    place += shape.tokens[at]!.numberOf(focus, clues) * axes.tokens.step;
  });
  return place;
};

/** The position at an index. */
export const positionAt = (
  { fighters, foes }: Fight,
  shape: Shape,
  place: number,
): Pick<Position, 'fighters' | 'foes'> => ({
  fighters: fighters.map(({ fortune, cards }, at) => {
    const axes = shape.fighters[at]!;
    const left = along(axes.items, place);
    return {
      health: along(axes.health, place),
      sanity: along(axes.sanity, place),
      ...shape.tokens[at]!.of(along(axes.tokens, place)),
      fortune: shape.mayCurse ? FORTUNES[along(axes.fortune, place)]! : fortune,
      items: cards.items.map((_, item) => isLeft(left, item)),
    };
  }),
  foes: foes.map(({ monster: { toughness } }, at) => {
    const status = along(shape.foes[at]!, place);
    const isGone = status > toughness;
    return { wounds: isGone ? 0 : status, isDefeated: status === toughness, isGone };
  }),
});
/** The place of a position. @throws {RangeError} for numbers that cannot come about */
export const placeOf = ({ foes }: Fight, shape: Shape, position: Pick<Position, 'fighters' | 'foes'>): number => {
  let place = 0;
  const add = ({ size, step }: Axis, value: number): void => {
    if (!Number.isInteger(value) || value < 0 || value >= size)
      throw new RangeError(`The fight does not come to ${value} of ${size}.`);
    place += value * step;
  };
  position.foes.forEach(({ wounds, isDefeated, isGone }, at) => {
    const { toughness } = foes[at]!.monster;
    const status = isDefeated ? toughness : wounds;
    add(shape.foes[at]!, isGone ? toughness + 1 : status);
  });
  position.fighters.forEach((now, at) => {
    const axes = shape.fighters[at]!;
    add(axes.items, itemsIn(now.items));
    add(axes.fortune, shape.mayCurse ? FORTUNES.indexOf(now.fortune) : 0);
    add(axes.health, now.health);
    add(axes.sanity, now.sanity);
    add(axes.tokens, shape.tokens[at]!.numberOf(now.focus, now.clues));
  });
  return place;
};
