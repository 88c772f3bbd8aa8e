/**
 * How many steps combats of one investigator with one foe take, from a whole block of cells on. What a stage can find is
 * bounded along each axis by itself, so that nothing is walked: a block is a product of numbers.
 */
import type { Fight } from './fight.ts';
import type { Interval, Shape } from './shape.ts';
import { stageCostsOf, type Steps } from './stage-cost.ts';

/** What a layer can find along the axes of the two; health and sanity above 0. */
interface Block {
  /** The investigator comes with the items, the fortune and the tokens that he began with, not with any that may be left. */
  readonly isFresh: boolean;
  readonly wounds: Interval;
  readonly health: Interval;
  readonly sanity: Interval;
}
/** Health and sanity that are as good as more: of what is no less only the most is looked at. */
interface Enough {
  readonly health: number;
  readonly sanity: number;
}
/** By health: how often there is so much at most, for the wounds of other foes have cost the rest. */
export type Tops = Float64Array;
/** The cost of combats of the two. */
export interface CombatCost {
  /** To solve all cells that a block leads to. @param lag health that wounds which the foe has not have cost */
  readonly backward: (block: Block, tops: Tops, lag: Lag, enough: Enough) => number;
  /** To send weights from all cells of a block. */
  readonly forward: (block: Block, tops: Tops, lag: Lag) => number;
  /** The same from one cell on, with any number of tokens. */
  readonly fromOne: number;
  /** In how many ways a combat may end from one cell on, tokens apart: by sanity alone, and by all else. */
  readonly ways: { readonly sanity: number; readonly others: number };
}
type Lag = (wounds: number) => number;

/** A stretch of values of which those below a cap are looked at, and the last one for all that are as good. */
interface Stretch {
  readonly least: number;
  readonly most: number;
  readonly cap: number;
  /** What cannot be more than this is looked at up to it. */
  readonly top: number;
}
/** How many values no less than a floor there are once up to so much of those of a stretch is lost. */
const countAfter = ({ least, most, cap, top }: Stretch, lost: number, floor: number): number => {
  const fromMost = Math.max(floor, most - lost);
  const hasMost = top >= Math.min(cap, most);
  const ofMost = hasMost ? Math.max(0, most - fromMost + 1) : 0;
  const last = Math.min(cap - 1, top, most);
  if (last < least) return ofMost;
  const lastApart = hasMost ? Math.min(last, fromMost - 1) : last;
  return ofMost + Math.max(0, lastApart - Math.max(floor, least - lost) + 1);
};

/** @param width limbs of a weight */
export const combatCostOf = (
  fight: Fight,
  shape: Shape,
  pair: readonly [fighter: number, foe: number],
  width: number,
): CombatCost => {
  const { cards } = fight.fighters[pair[0]]!;
  const { strength, flags } = fight.foes[pair[1]]!.monster;
  const { names, befores, byWounds, waysIn, sendsOfNone } = stageCostsOf(fight, shape, pair, width);
  const price = cards.allCosts.sanity;
  const fightsOn = fight.readings['before-strength'] === 'fight-on' && strength !== null;
  /** Who has no health or no sanity left may still come to a later stage. */
  const floorOf = (stage: number): number => (fightsOn && stage > 0 ? 0 : 1);
  /** What each point of health takes in a stage, by wounds, all sanity summed. */
  const byPoint = (
    stage: number,
    { isFresh, sanity }: Block,
    cap: number,
    of: keyof Steps,
  ): ((wounds: number) => number) => {
    const [least, most] = sanity;
    const stretch = { least, most, cap, top: most };
    const lost = befores[stage]!.sanity;
    const floor = floorOf(stage);
    const able = price === 0 ? 0 : countAfter(stretch, lost, Math.max(floor, price + 1));
    const others = countAfter(stretch, lost, floor) - able;
    const poor = byWounds(stage, isFresh, false);
    const rich = able === 0 ? poor : byWounds(stage, isFresh, true);
    return (wounds) => able * rich[wounds]![of] + others * poor[wounds]![of];
  };

  /** A number for each point of health of all stages, summed over a block. */
  const summed = (
    block: Block,
    tops: Tops,
    { lag, cap }: { readonly lag: Lag; readonly cap: number },
    ofPoint: (stage: number) => (wounds: number) => number,
  ): number => {
    const [least, most] = block.health;
    const [fewest, mostWounds] = block.wounds;
    let sum = 0;
    const add = (of: (wounds: number) => number, lost: number, floor: number, isSpread: boolean): void => {
      const pointsTo = Float64Array.from({ length: most + 1 }, (_, top) =>
        countAfter({ least, most, cap, top }, lost, floor),
      );
      // Where wounds are added, what begins with the fewest leads to all that the others lead to.
      for (let wounds = fewest; wounds <= (isSpread ? fewest : mostWounds); wounds += 1) {
        const taken = lag(isSpread ? mostWounds : wounds);
        let points = 0;
        for (let top = taken + least; top < tops.length; top += 1)
          points += tops[top]! * pointsTo[Math.min(most, top - taken)]!;
        sum += points * of(wounds);
      }
    };
    befores.forEach(({ health, mayWound }, stage) => add(ofPoint(stage), health, floorOf(stage), mayWound));
    if (befores.length === 0) add(ofPoint(0), 0, 1, false);
    return sum;
  };
  const backward: CombatCost['backward'] = (block, tops, lag, enough) =>
    names.length === 0
      ? 0
      : summed(block, tops, { lag, cap: enough.health }, (stage) => byPoint(stage, block, enough.sanity, 'backward'));
  const forward: CombatCost['forward'] = (block, tops, lag) => {
    const [leastSanity, mostSanity] = block.sanity;
    const ofNone = (mostSanity - leastSanity + 1) * sendsOfNone;
    return summed(block, tops, { lag, cap: Infinity }, (stage) =>
      names.length === 0 ? () => ofNone : byPoint(stage, block, Infinity, 'forward'),
    );
  };

  const { health, sanity } = shape.fighters[pair[0]]!;
  const one: Block = {
    isFresh: false,
    wounds: [0, 0],
    health: [health.size - 1, health.size - 1],
    sanity: [sanity.size - 1, sanity.size - 1],
  };
  /** Of a failed will test nothing comes but a loss of sanity. */
  const isPlainWill = !(['will-wounds', 'will-failed-health', 'will-failed-cursed'] as const).some((flag) =>
    flags.includes(flag),
  );
  const product = (of: readonly (typeof names)[number][]): number => of.reduce((ways, name) => ways * waysIn(name), 1);
  const isBySanity = (name: (typeof names)[number]): boolean => name === 'will' && isPlainWill;
  return {
    backward,
    forward,
    fromOne: forward(
      one,
      Float64Array.from({ length: health.size }, (_, top) => Number(top === health.size - 1)),
      () => 0,
    ),
    ways: {
      sanity: product(names.filter(isBySanity)),
      // An item is used in one of the stages or in none.
      others: product(names.filter((name) => !isBySanity(name))) * (names.length + 1) ** cards.items.length,
    },
  };
};
