/**
 * When a combat may begin: in a turn, with some foes met. Layers stand in the order in which a fight comes to them. What
 * can have happened by then bounds what is worth looking at.
 */
import type { Fighter } from '../combat/fighter.ts';
import type { Fight } from './fight.ts';
import { along, allItems, FIGHTER_AXES, startOf, type Range, type Shape } from './shape.ts';

export interface Layer {
  /** From 0: rounds times investigators, and who of them it is. */
  readonly turn: number;
  readonly round: number;
  readonly fighter: number;
  /** Foes met in this turn, as bits. */
  readonly met: number;
  /** Foes that may be met now, where they are still there. */
  readonly candidates: readonly number[];
  /** By candidate: the place of the layer after the combat; undefined: the turn is over. */
  readonly after: readonly (number | undefined)[];
  /** Whose turn it is in an order that is kept to; undefined where it is chosen anew. */
  readonly kept: number | undefined;
  /** Where none of them is there: the place of the next layer of this turn; undefined: the turn is over. */
  readonly without: number | undefined;
}

const foesIn = (set: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, foe) => foe).filter((foe) => Math.floor(set / 2 ** foe) % 2 === 1);

/** The layers of a fight. @param order the foes in the order that is kept to; undefined: chosen anew after each */
export const layersOf = ({ fighters, foes, rounds }: Fight, order: readonly number[] | undefined): readonly Layer[] => {
  const all = 2 ** foes.length - 1;
  const sets =
    order === undefined
      ? Array.from({ length: all }, (_, met) => met)
      : order.map((_, place) => order.slice(0, place).reduce((set, foe) => set + 2 ** foe, 0));
  const perTurn = sets.length;
  return Array.from({ length: rounds * fighters.length }, (_, turn) => turn).flatMap((turn) => {
    const placeOf = (met: number): number | undefined => (met === all ? undefined : turn * perTurn + sets.indexOf(met));
    return sets.map((met, place): Layer => {
      const unmet = order === undefined ? foesIn(all - met, foes.length) : [order[place]!];
      const candidates = unmet.filter((foe) => turn === 0 || foes[foe]!.isAmbush !== true);
      return {
        turn,
        round: Math.floor(turn / fighters.length) + 1,
        fighter: turn % fighters.length,
        met,
        candidates,
        after: candidates.map((foe) => placeOf(met + 2 ** foe)),
        kept: order?.[place],
        without: order === undefined ? undefined : placeOf(met + 2 ** order[place]!),
      };
    });
  });
};

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

/** The most that one investigator loses in combats, so many with each foe. */
const mostLost = ({ foes }: Fight, { cards }: Fighter, often: (foe: number) => number) => {
  const paid = cards.all.will || cards.all.strength ? 2 * cards.allCosts.sanity : 0;
  let [health, sanity] = [0, 0];
  foes.forEach((one, foe) => {
    const losses = lossesBy(one);
    health += often(foe) * losses.health;
    sanity += often(foe) * (losses.sanity + paid);
  });
  return { health, sanity };
};
/** How often an investigator has met a foe before a layer, and how often he will at most. */
export const meetingsOf = ({ fighters, foes, rounds }: Fight, layer: Layer) => {
  const isMet = (foe: number): boolean => Math.floor(layer.met / 2 ** foe) % 2 === 1;
  const before = (foe: number, fighter: number): number => {
    if (foes[foe]!.isAmbush === true) return Number(fighter === 0 && (layer.turn > 0 || isMet(foe)));
    const turns = Math.floor((layer.turn - fighter + fighters.length - 1) / fighters.length);
    return turns + Number(fighter === layer.fighter && isMet(foe));
  };
  const toCome = (foe: number, fighter: number): number => {
    const all = foes[foe]!.isAmbush === true ? Number(fighter === 0) : rounds;
    return all - before(foe, fighter);
  };
  return { before, toCome };
};

/** Bounds of what a layer can find, from the start of the fight. */
export const reachOf = (fight: Fight, shape: Shape, layer: Layer): Reach => {
  const { fighters, foes } = fight;
  const start = startOf(fight, shape);
  const { before } = meetingsOf(fight, layer);
  const foeRange = (foe: number): Range => {
    const { monster, wounds } = foes[foe]!;
    if (fighters.every((_, fighter) => before(foe, fighter) === 0)) return [wounds, wounds];
    return [monster.flags.includes('heals-two') ? 0 : wounds, shape.foes[foe]!.size - 1];
  };
  const fighterRanges = (at: number): readonly Range[] => {
    const fighter = fighters[at]!;
    const axes = shape.fighters[at]!;
    if (foes.every((_, foe) => before(foe, at) === 0))
      return FIGHTER_AXES.map((name) => [along(axes[name], start), along(axes[name], start)]);
    const lost = mostLost(fight, fighter, (foe) => before(foe, at));
    const { onDefeat, items } = fighter.cards;
    const isConsoled = onDefeat.sanity > 0 || foes.some(({ monster }) => monster.flags.includes('solace'));
    return [
      [0, allItems(items.length)],
      [0, axes.fortune.size - 1],
      [Math.max(0, fighter.health - lost.health), onDefeat.health > 0 ? axes.health.size - 1 : fighter.health],
      [Math.max(0, fighter.sanity - lost.sanity), isConsoled ? axes.sanity.size - 1 : fighter.sanity],
      [0, axes.tokens.size - 1],
    ];
  };
  return { foes: foes.map((_, foe) => foeRange(foe)), fighters: fighters.map((_, at) => fighterRanges(at)) };
};

/**
 * Health and sanity of whose turn it is that are as good as more of it: one point more than all that can still be lost.
 * No aim looks at more than whether something is left.
 */
export const enoughOf = (fight: Fight, layer: Layer): { readonly health: number; readonly sanity: number } => {
  const { toCome } = meetingsOf(fight, layer);
  const lost = mostLost(fight, fight.fighters[layer.fighter]!, (foe) => toCome(foe, layer.fighter));
  return { health: lost.health + 1, sanity: lost.sanity + 1 };
};
