/** What every place of every layer is worth, from the end of the fight backward. */
import type { OnWork } from '../../../exact/work.ts';
import { TIE } from '../../skill-check/again.ts';
import type { ReadyCombat } from './ready-combat.ts';
import type { Fight } from '../fight.ts';
import { boundsOf, type Bounds } from './reach.ts';
import type { Layer } from '../model/layers.ts';
import {
  along,
  eachAlong,
  FIGHTER_AXES,
  placesOf,
  valuesIn,
  type Axis,
  type Interval,
  type Shape,
} from '../model/shape.ts';
import { cluesOf, weightsOf } from '../model/aim.ts';

export interface LayerValues {
  readonly layer: Layer;
  /** By place; only within reach. */
  readonly values: Float64Array;
  /** By place: the candidate that is met, from 1; 0 for none. */
  readonly met: Uint8Array;
}
export interface FightValues {
  readonly layers: readonly LayerValues[];
  /** By turn: what it is worth that it is over, before anything of the next turn. */
  readonly turnsOver: readonly Float64Array[];
}
/** The combat of an investigator with a foe, made ready. */
type ReadyCombats = (fighter: number, foe: number) => ReadyCombat;
/** A fight with what is made ready of it. */
export interface ReadyFight {
  readonly fight: Fight;
  readonly shape: Shape;
  readonly combats: ReadyCombats;
  /** Of every die, so that all weights are over powers of one number. */
  readonly sides: number;
  readonly onWork: OnWork;
  /** What the end of the fight is worth, by place: the same whatever the order. */
  readonly worthAtEnd: () => Float64Array;
}

/** What the end of the fight is worth, by place. */
export const worthsOf = (fight: Fight, shape: Shape): Float64Array => {
  const { fighters, foes, aim } = fight;
  const weights = weightsOf(aim);
  const clueWeight = weights.clues / Math.max(1, cluesOf(fight));
  const killed = new Uint8Array(shape.size);
  shape.foes.forEach((axis, foe) =>
    eachAlong(axis, shape.size, (wounds, from, to) => {
      if (wounds === foes[foe]!.monster.toughness) for (let place = from; place < to; place += 1) killed[place]! += 1;
    }),
  );
  const byKilled = Array.from(
    { length: foes.length + 1 },
    (_, count) => (weights.killed * count) / foes.length + (count === foes.length ? weights.allKilled : 0),
  );
  const worths = new Float64Array(shape.size);
  for (let place = 0; place < shape.size; place += 1) worths[place] = byKilled[killed[place]!]!;
  shape.fighters.forEach((axes, at) => {
    // All cells of an investigator who has health and sanity; his axes lie side by side.
    const { tokens, sanity, health } = axes;
    const byTokens = Float64Array.from(
      { length: tokens.size },
      (_, left) => weights.standing / fighters.length + clueWeight * shape.tokens[at]!.of(left).clues,
    );
    eachAlong(health, shape.size, (points, fromHealth, toHealth) => {
      if (points === 0) return;
      for (let from = fromHealth + sanity.step; from < toHealth; from += sanity.step)
        if ((from / sanity.step) % sanity.size !== 0)
          for (let place = from; place < from + sanity.step; place += 1)
            worths[place]! += byTokens[Math.floor(place / tokens.step) % tokens.size]!;
    });
  });
  return worths;
};

/**
 * How far a place moves when the turn of an investigator begins: items of each round are there again. Undefined where he
 * has none.
 */
export const renewalOf = (
  { fighters }: Fight,
  shape: Shape,
  fighter: number,
): ((place: number) => number) | undefined => {
  const axis = shape.fighters[fighter]!.items;
  const again = fighters[fighter]!.cards.items.flatMap((item, at) =>
    item.kind === 'bonus' && item.perRound ? [2 ** at] : [],
  );
  if (again.length === 0) return undefined;
  return (place) => {
    const left = along(axis, place);
    let moved = 0;
    for (const bit of again) if (Math.floor(left / bit) % 2 === 0) moved += bit * axis.step;
    return moved;
  };
};

/** Values of a range of which alike ones are looked at once, for the last of them. */
const apart = (range: Interval, alike: Interval | undefined): readonly number[] =>
  valuesIn(range).filter((value) => alike === undefined || value < alike[0] || value >= alike[1]);

/** Indices without an investigator and a foe, by the most health that he may have apart from what the foe has taken. */
const basesOf = (
  { shape }: ReadyFight,
  bounds: Bounds,
  layer: Layer,
  foe: number,
): ReadonlyMap<number, readonly number[]> => {
  const reach = bounds.reachOf(layer);
  const others = placesOf(
    shape.fighters.flatMap((axes, at) =>
      at === layer.fighter
        ? []
        : FIGHTER_AXES.map((name, i) => [axes[name].step, valuesIn(reach.fighters[at]![i]!)] as const),
    ),
  );
  let bases: ReadonlyMap<number, readonly number[]> = new Map([[bounds.topOf(layer), [...others]]]);
  shape.foes.forEach(({ step }, at) => {
    if (at === foe) return;
    const next = new Map<number, number[]>();
    for (const wounds of apart(reach.foes[at]!, bounds.alikeOf(layer, at)))
      for (const [top, places] of bases) {
        const left = top - bounds.lagOf(layer, at, wounds);
        if (left <= 0) continue;
        if (!next.has(left)) next.set(left, []);
        for (const place of places) next.get(left)!.push(place + wounds * step);
      }
    bases = next;
  });
  return bases;
};
/**
 * Cells of the two in which combats of a layer with one candidate may begin, where there is so much health at most. What
 * is as good as more is looked at for the most of it alone.
 */
const cellsBegun = (
  { fight, combats }: ReadyFight,
  bounds: Bounds,
  { layer, foe, top }: { readonly layer: Layer; readonly foe: number; readonly top: number },
): readonly number[] => {
  const { fighter } = layer;
  const reach = bounds.reachOf(layer);
  const enough = bounds.enoughOf(layer);
  const { toughness } = fight.foes[foe]!.monster;
  const [items, fortune, health, sanity] = reach.fighters[fighter]!;
  const live = (range: Interval, cap: number, most: number): readonly number[] =>
    valuesIn(range).filter(
      (value) => value > 0 && (value < cap ? value <= most : value === range[1] && most >= Math.min(cap, value)),
    );
  return valuesIn(reach.foes[foe]!)
    .filter((wounds) => wounds < toughness)
    .flatMap((wounds) => [
      ...combats(fighter, foe).cells.among([
        [wounds],
        valuesIn(items!),
        valuesIn(fortune!),
        live(health!, enough.health, top - bounds.lagOf(layer, foe, wounds)),
        live(sanity!, enough.sanity, Infinity),
      ]),
    ]);
};

/** What holds for the most of something holds for less of it that is as good. */
const spreadDown = (
  shape: Shape,
  { size, step }: Axis,
  [enough, most]: readonly [number, number],
  { values, met }: Pick<LayerValues, 'values' | 'met'>,
): void => {
  for (let block = 0; block < shape.size; block += size * step) {
    const from = block + most * step;
    for (let place = block + enough * step; place < from; place += step) {
      values.copyWithin(place, from, from + step);
      met.copyWithin(place, from, from + step);
    }
  }
};

/** Steps that a layer takes for each index of the array. */
const PLACE_STEPS = 2;

/** Solves a fight from its end backward. */
export const valuesOf = (ready: ReadyFight, layers: readonly Layer[]): FightValues => {
  const { fight, shape, combats, onWork } = ready;
  onWork(PLACE_STEPS * shape.size);
  const bounds = boundsOf(fight, shape);
  const solved: LayerValues[] = [];
  const turnsOver: Float64Array[] = [];
  const lastTurn = fight.rounds * fight.fighters.length - 1;
  turnsOver[lastTurn] = ready.worthAtEnd();
  const overOf = (turn: number): Float64Array => {
    const known = turnsOver[turn];
    if (known !== undefined) return known;
    const first = layers.findIndex((layer) => layer.turn === turn + 1);
    const moved = renewalOf(fight, shape, layers[first]!.fighter);
    const next = solved[first]!.values;
    turnsOver[turn] = moved === undefined ? next : next.map((_, place) => next[place + moved(place)]!);
    return turnsOver[turn];
  };
  for (let at = layers.length - 1; at >= 0; at -= 1) {
    const layer = layers[at]!;
    const { turn, fighter, candidates, after, without } = layer;
    const valuesAfter = (place: number | undefined) => (place === undefined ? overOf(turn) : solved[place]!.values);
    onWork(PLACE_STEPS * shape.size);
    const values = valuesAfter(without).slice();
    const met = new Uint8Array(shape.size);
    const enough = bounds.enoughOf(layer);
    const settle = (place: number, value: number, candidate: number): void => {
      if (met[place] !== 0 && value <= values[place]! + TIE) return;
      values[place] = value;
      met[place] = candidate + 1;
    };
    const { step } = shape.fighters[fighter]!.tokens;
    /** All combats with a candidate from one place on, apart from the two. */
    const meet = (candidate: number, base: number, cells: readonly number[]): void => {
      const { begin, solve, worths, cells: own, tokens } = combats(fighter, candidates[candidate]!);
      begin(valuesAfter(after[candidate]), base);
      for (const cell of cells) {
        solve(cell);
        const start = base + own.offsets[cell]!;
        for (let left = 0; left < tokens.size; left += 1)
          settle(start + left * step, worths[cell * tokens.size + left]!, candidate);
      }
    };
    candidates.forEach((foe, candidate) => {
      for (const [top, bases] of basesOf(ready, bounds, layer, foe)) {
        const cells = cellsBegun(ready, bounds, { layer, foe, top });
        for (const base of bases) meet(candidate, base, cells);
      }
    });
    const own = bounds.reachOf(layer).fighters[fighter]!;
    const { health, sanity } = shape.fighters[fighter]!;
    spreadDown(shape, health, [enough.health, own[2]![1]], { values, met });
    spreadDown(shape, sanity, [enough.sanity, own[3]![1]], { values, met });
    shape.foes.forEach((axis, foe) => {
      const alike = bounds.alikeOf(layer, foe);
      if (alike !== undefined) spreadDown(shape, axis, alike, { values, met });
    });
    solved[at] = { layer, values, met };
  }
  return { layers: solved, turnsOver };
};
