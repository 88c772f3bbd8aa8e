/** What a layer can find: what can have happened by then bounds what is worth looking at. */
import type { Fighter } from '../combat/fighter.ts';
import type { Fight } from './fight.ts';
import type { Layer } from './layers.ts';
import { along, allItems, FIGHTER_AXES, startOf, type Range, type Shape } from './shape.ts';

/** What may stand along every axis when a layer begins. */
export interface Reach {
  readonly foes: readonly Range[];
  /** In the order of {@link FIGHTER_AXES}. */
  readonly fighters: readonly (readonly Range[])[];
}

/** The most health and sanity that one combat with a foe takes. */
const lossesBy = ({ monster: { horror, damage, flags } }: Fight['foes'][number]) => {
  const count = (flag: string) => flags.filter((one) => one === flag).length;
  return {
    health: damage + count('will-failed-health') + Math.min(1, count('toll')) + Math.min(1, count('dies-after-will')),
    sanity: horror + Math.min(1, count('toll')) + count('fright') + Math.min(1, count('remorse')),
  };
};

/** What bounds a layer, by what can have happened before it and by what is still to come. */
export interface Bounds {
  /** Whether its investigator meets somebody for the first time. */
  readonly isFirst: (layer: Layer) => boolean;
  /** The most health that its investigator may have, whatever the foes. */
  readonly topOf: (layer: Layer) => number;
  /** Health that he must have lost to a foe that has so many wounds. */
  readonly lagOf: (layer: Layer, foe: number, wounds: number) => number;
  /** Bounds of what it can find, from the start of the fight. */
  readonly reachOf: (layer: Layer) => Reach;
  /**
   * Health and sanity of whose turn it is that are as good as more of it: one point more than all that can still be lost.
   * No aim looks at more than whether something is left.
   */
  readonly enoughOf: (layer: Layer) => { readonly health: number; readonly sanity: number };
}
export const boundsOf = (fight: Fight, shape: Shape): Bounds => {
  const { fighters, foes, rounds } = fight;
  const start = startOf(fight, shape);
  const losses = foes.map(lossesBy);
  const isConsoling = foes.some(({ monster }) => monster.flags.includes('solace'));
  /** How often an investigator has met a foe before a layer. */
  const before = (layer: Layer, foe: number, fighter: number): number => {
    const isMet = Math.floor(layer.met / 2 ** foe) % 2 === 1;
    if (foes[foe]!.isAmbush === true) return Number(fighter === 0 && (layer.turn > 0 || isMet));
    const turns = Math.floor((layer.turn - fighter + fighters.length - 1) / fighters.length);
    return turns + Number(fighter === layer.fighter && isMet);
  };
  /** The most that one investigator loses in combats, so many with each foe. */
  const mostLost = ({ cards }: Fighter, often: (foe: number) => number) => {
    const paid = cards.all.will || cards.all.strength ? 2 * cards.allCosts.sanity : 0;
    let [health, sanity] = [0, 0];
    losses.forEach((ofFoe, foe) => {
      health += often(foe) * ofFoe.health;
      sanity += often(foe) * (ofFoe.sanity + paid);
    });
    return { health, sanity };
  };
  /** Whether wounds tell of damage that was prevented: every combat comes to a strength test, and its wounds stay. */
  const tells = foes.map(
    ({ monster }) =>
      monster.strength !== null &&
      !(['will-failed-ends', 'unhurt', 'heals-two'] as const).some((flag) => monster.flags.includes(flag)),
  );
  const isFirst: Bounds['isFirst'] = (layer) => foes.every((_, foe) => before(layer, foe, layer.fighter) === 0);
  const foeRange = (layer: Layer, foe: number): Range => {
    const { monster, wounds } = foes[foe]!;
    if (fighters.every((_, fighter) => before(layer, foe, fighter) === 0)) return [wounds, wounds];
    return [monster.flags.includes('heals-two') ? 0 : wounds, shape.foes[foe]!.size - 1];
  };
  const fighterRanges = (layer: Layer, at: number): readonly Range[] => {
    const fighter = fighters[at]!;
    const axes = shape.fighters[at]!;
    if (foes.every((_, foe) => before(layer, foe, at) === 0))
      return FIGHTER_AXES.map((name) => [along(axes[name], start), along(axes[name], start)]);
    const lost = mostLost(fighter, (foe) => before(layer, foe, at));
    const { onDefeat, items } = fighter.cards;
    const isConsoled = onDefeat.sanity > 0 || isConsoling;
    return [
      [0, allItems(items.length)],
      [0, axes.fortune.size - 1],
      [Math.max(0, fighter.health - lost.health), onDefeat.health > 0 ? axes.health.size - 1 : fighter.health],
      [Math.max(0, fighter.sanity - lost.sanity), isConsoled ? axes.sanity.size - 1 : fighter.sanity],
      [0, axes.tokens.size - 1],
    ];
  };
  return {
    isFirst,
    // Wards prevent losses, and health may come back.
    topOf: ({ fighter }) => {
      const { health, cards } = fighters[fighter]!;
      const back = foes.length * cards.onDefeat.health;
      return cards.items.reduce((sum, item) => sum + (item.kind === 'ward' ? item.health : 0), health + back);
    },
    // Whatever damage his successes did not prevent; and each of them is a wound.
    lagOf: (layer, foe, wounds) => {
      const { monster, wounds: begun } = foes[foe]!;
      if (!tells[foe]! || wounds >= monster.toughness) return 0;
      return Math.max(0, before(layer, foe, layer.fighter) * monster.damage - (wounds - begun));
    },
    reachOf: (layer) => ({
      foes: foes.map((_, foe) => foeRange(layer, foe)),
      fighters: fighters.map((_, at) => fighterRanges(layer, at)),
    }),
    enoughOf: (layer) => {
      const { fighter } = layer;
      const toCome = (foe: number): number =>
        (foes[foe]!.isAmbush === true ? Number(fighter === 0) : rounds) - before(layer, foe, fighter);
      const lost = mostLost(fighters[fighter]!, toCome);
      return { health: lost.health + 1, sanity: lost.sanity + 1 };
    },
  };
};
