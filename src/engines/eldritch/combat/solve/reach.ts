/** What a layer can find: what can have happened by then bounds what is worth looking at. */
import type { Monster } from '../model/monster.ts';
import type { Fight } from '../fight.ts';
import type { Layer } from '../model/layers.ts';
import { meetingsOf, type Meetings } from '../model/meetings.ts';
import { mostLost } from '../model/most-lost.ts';
import { along, allItems, FIGHTER_AXES, startOf, type Interval, type Shape } from '../model/shape.ts';

/** The possible values along every axis when a layer begins. */
interface Reach {
  readonly foes: readonly Interval[];
  /** In the order of {@link FIGHTER_AXES}. */
  readonly fighters: readonly (readonly Interval[])[];
}

/** What bounds a layer, by what can have happened before it and by what is still to come. */
export interface Bounds {
  /** The most health that its investigator may have, whatever the foes. */
  readonly topOf: (layer: Layer) => number;
  /** Health that he must have lost to a foe with this number of wounds. */
  readonly lagOf: (layer: Layer, foe: number, wounds: number) => number;
  /** Bounds of what it can find, from the start of the fight. */
  readonly reachOf: (layer: Layer) => Reach;
  /**
   * Health and sanity of whose turn it is that are as good as more of it: one point more than all that can still be lost.
   * No aim looks at more than whether something is left.
   */
  readonly enoughOf: (layer: Layer) => { readonly health: number; readonly sanity: number };
  /**
   * Wounds of a foe that are as good as one another: it survives each of them and is never met again. The last
   * represents all, for it has cost the least health. Undefined where the foe may still be met.
   */
  readonly alikeOf: (layer: Layer, foe: number) => Interval | undefined;
}

/** Flags of monsters whose combat may end before its strength test, or whose wounds do not stay. */
const HIDES_DAMAGE = ['will-failed-ends', 'unhurt', 'heals-two'] as const;
/** Whether wounds show damage that was prevented: every combat comes to a strength test, and its wounds stay. */
const showsDamage = ({ strength, flags }: Monster): boolean =>
  strength !== null && !HIDES_DAMAGE.some((flag) => flags.includes(flag));

/** Wounds that a foe may have when a layer begins. */
const foeRangeOf =
  ({ fighters, foes }: Fight, shape: Shape, { before }: Meetings) =>
  (layer: Layer, foe: number): Interval => {
    const { monster, wounds } = foes[foe]!;
    if (fighters.every((_, fighter) => before(layer, foe, fighter) === 0)) return [wounds, wounds];
    return [monster.flags.includes('heals-two') ? 0 : wounds, shape.foes[foe]!.size - 1];
  };

/** What an investigator may have along each of {@link FIGHTER_AXES} when a layer begins. */
const fighterRangesOf = (fight: Fight, shape: Shape, { before }: Meetings) => {
  const { fighters, foes } = fight;
  const start = startOf(fight, shape);
  const isConsoling = foes.some(({ monster }) => monster.flags.includes('solace'));
  return (layer: Layer, at: number): readonly Interval[] => {
    const fighter = fighters[at]!;
    const axes = shape.fighters[at]!;
    if (foes.every((_, foe) => before(layer, foe, at) === 0))
      return FIGHTER_AXES.map((name) => [along(axes[name], start), along(axes[name], start)]);
    const lost = mostLost(fight, fighter, (foe) => before(layer, foe, at));
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
};

/** Health and sanity that are enough for what a layer may still bring to whose turn it is. */
const enoughIn =
  (fight: Fight, { toCome }: Meetings): Bounds['enoughOf'] =>
  (layer) => {
    const lost = mostLost(fight, fight.fighters[layer.fighter]!, (foe) => toCome(layer, foe));
    return { health: lost.health + 1, sanity: lost.sanity + 1 };
  };

/** Bounds of the layers of a fight. Each is worked out when it is asked for. */
export const boundsOf = (fight: Fight, shape: Shape): Bounds => {
  const { fighters, foes } = fight;
  const meetings = meetingsOf(fight);
  const { before, isOver } = meetings;
  const isShown = foes.map(({ monster }) => showsDamage(monster));
  const foeRange = foeRangeOf(fight, shape, meetings);
  const fighterRanges = fighterRangesOf(fight, shape, meetings);
  return {
    // Wards prevent losses, and health may come back.
    topOf: ({ fighter }) => {
      const { health, cards } = fighters[fighter]!;
      const back = foes.length * cards.onDefeat.health;
      return cards.items.reduce((sum, item) => sum + (item.kind === 'ward' ? item.health : 0), health + back);
    },
    // Whatever damage his successes did not prevent; and each of them is a wound.
    lagOf: (layer, foe, wounds) => {
      const { monster, wounds: begun } = foes[foe]!;
      if (!isShown[foe]! || wounds >= monster.toughness) return 0;
      return Math.max(0, before(layer, foe, layer.fighter) * monster.damage - (wounds - begun));
    },
    reachOf: (layer) => ({
      foes: foes.map((_, foe) => foeRange(layer, foe)),
      fighters: fighters.map((_, at) => fighterRanges(layer, at)),
    }),
    alikeOf: (layer, foe) => {
      if (!isOver(layer, foe)) return undefined;
      const [least] = foeRange(layer, foe);
      return [least, Math.max(least, foes[foe]!.monster.toughness - 1)];
    },
    enoughOf: enoughIn(fight, meetings),
  };
};
