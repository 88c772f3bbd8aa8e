/**
 * How many steps combats of one investigator with one foe take, from a whole block of cells on. What a stage can find is
 * bounded along each axis by itself, so that nothing is walked: a block is a product of numbers.
 */
import type { Fight } from './fight.ts';
import type { Range, Shape } from './shape.ts';
import { stageCostsOf, type Steps } from './stage-cost.ts';

/** What a layer can find along the axes of the two; health and sanity above 0. */
export interface Block {
  /** The investigator comes with the items, the fortune and the tokens that he began with, not with any that may be left. */
  readonly isFresh: boolean;
  readonly wounds: Range;
  readonly health: Range;
  readonly sanity: Range;
}
/** Health and sanity that are as good as more: of what is no less only the most is looked at. */
export interface Enough {
  readonly health: number;
  readonly sanity: number;
}
/** How often the block stands with so much of its health at most: the wounds of other foes have cost the rest. */
export interface Top {
  readonly health: number;
  readonly times: number;
}
/** The cost of combats of the two. */
export interface CombatCost {
  /** To solve all cells that a block leads to. */
  readonly backward: (block: Block, enough: Enough) => number;
  /** To send weights from all cells of a block. @param lag health that wounds which the foe has not have cost */
  readonly forward: (block: Block, tops: readonly Top[], lag: (wounds: number) => number) => number;
  /** The same from one cell on, with any number of tokens. */
  readonly fromOne: number;
  /** In how many ways a combat may end from one cell on, tokens apart: by sanity alone, and by all else. */
  readonly ways: { readonly sanity: number; readonly others: number };
}

/** How many values no less than a floor there are once up to so much of those of a range is lost. */
const countAfter = ([least, most]: Range, enough: number, lost: number, floor: number): number => {
  const fromMost = Math.max(floor, most - lost);
  const ofMost = Math.max(0, most - fromMost + 1);
  const capped = Math.min(enough - 1, most);
  if (capped < least) return ofMost;
  return ofMost + Math.max(0, Math.min(capped, fromMost - 1) - Math.max(floor, least - lost) + 1);
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
  const pointsAt = (stage: number, health: Range, enough: number): number =>
    countAfter(health, enough, befores[stage]!.health, floorOf(stage));
  /** What each point of health takes in a stage, by wounds, all sanity summed. */
  const byPoint = (
    stage: number,
    { isFresh, sanity }: Block,
    enough: number,
    of: keyof Steps,
  ): ((wounds: number) => number) => {
    const lost = befores[stage]!.sanity;
    const floor = floorOf(stage);
    const able = price === 0 ? 0 : countAfter(sanity, enough, lost, Math.max(floor, price + 1));
    const others = countAfter(sanity, enough, lost, floor) - able;
    const poor = byWounds(stage, isFresh, false);
    const rich = able === 0 ? poor : byWounds(stage, isFresh, true);
    return (wounds) => able * rich[wounds]![of] + others * poor[wounds]![of];
  };

  const backward: CombatCost['backward'] = (block, enough) => {
    const [fewest, most] = block.wounds;
    let steps = 0;
    names.forEach((_, stage) => {
      const ofPoint = byPoint(stage, block, enough.sanity, 'backward');
      const points = pointsAt(stage, block.health, enough.health);
      // Where wounds are added, what begins with the fewest leads to all that the others lead to.
      const last = befores[stage]!.mayWound ? fewest : most;
      for (let wounds = fewest; wounds <= last; wounds += 1) steps += points * ofPoint(wounds);
    });
    return steps;
  };
  const forward: CombatCost['forward'] = (block, tops, lag) => {
    const [least, mostHealth] = block.health;
    const [fewest, mostWounds] = block.wounds;
    let steps = 0;
    const add = (ofPoint: (wounds: number) => number, pointsTo: (top: number) => number): void => {
      for (let wounds = fewest; wounds <= mostWounds; wounds += 1) {
        const lost = lag(wounds);
        let points = 0;
        for (const { health, times } of tops) {
          const top = Math.min(mostHealth, health - lost);
          if (top >= least) points += times * pointsTo(top);
        }
        steps += points * ofPoint(wounds);
      }
    };
    names.forEach((_, stage) =>
      add(byPoint(stage, block, Infinity, 'forward'), (top) => pointsAt(stage, [least, top], Infinity)),
    );
    if (names.length === 0) {
      const [leastSanity, mostSanity] = block.sanity;
      const sends = (mostSanity - leastSanity + 1) * sendsOfNone;
      add(
        () => sends,
        (top) => top - least + 1,
      );
    }
    return steps;
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
    fromOne: forward(one, [{ health: one.health[1], times: 1 }], () => 0),
    ways: {
      sanity: product(names.filter(isBySanity)),
      // An item is used in one of the stages or in none.
      others: product(names.filter((name) => !isBySanity(name))) * (names.length + 1) ** cards.items.length,
    },
  };
};
