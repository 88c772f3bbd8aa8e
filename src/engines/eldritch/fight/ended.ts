/** The whole fight under the best play: where it ends, exactly. */
import { flowOf, type Flow } from './flow.ts';
import type { Layer } from './layers.ts';
import { limbsFor, makeWeights } from './limbs.ts';
import { along, startOf, type Shape } from './shape.ts';
import { trialsOf } from './trials.ts';
import type { Fight } from './fight.ts';
import { renewalOf, type FightValues, type LayerValues, type ReadyFight } from './values.ts';
import { waysOf } from './ways.ts';

/** A place where fights end. */
export interface Ended {
  readonly place: number;
  /** The round of the last combat. */
  readonly round: number;
  /** Over {@link Endings.total}. */
  readonly weight: bigint;
}
export interface Endings {
  readonly total: bigint;
  readonly ends: readonly Ended[];
}

/** Weights by place; rows are opened as they are needed. */
const makePlaces = (size: number, width: number) => {
  const weights = makeWeights(width);
  const rowAt = new Int32Array(size);
  const places: number[] = [];
  /** The row of a place that has one. */
  const rowOf = (place: number): number => rowAt[place]! - 1;
  const rowFor = (place: number): number => {
    if (rowAt[place]! > 0) return rowOf(place);
    const row = weights.open();
    rowAt[place] = row + 1;
    places.push(place);
    return row;
  };
  return { weights, places, rowOf, rowFor };
};
type Places = ReturnType<typeof makePlaces>;
/** A weight that goes into a combat. */
interface Begun {
  readonly cell: number;
  readonly left: number;
  readonly row: number;
}

/** Whether there is nobody left to fight, or nobody to fight with. */
const isOverAt = ({ foes }: Fight, shape: Shape, place: number): boolean =>
  foes.every(({ monster }, foe) => along(shape.foes[foe]!, place) >= monster.toughness) ||
  shape.fighters.every(({ health, sanity }) => along(health, place) === 0 || along(sanity, place) === 0);

const tokensAt = (shape: Shape, place: number): number =>
  shape.fighters.reduce((sum, axes, at) => {
    const { focus, clues } = shape.tokens[at]!.of(along(axes.tokens, place));
    return sum + focus + clues;
  }, 0);

/** How much the measure grows: by the combats of a turn, and all in all. */
const measuresOf = ({ fight, shape }: Pick<ReadyFight, 'fight' | 'shape'>) => {
  const { fighters, foes, rounds } = fight;
  const turns = rounds * fighters.length;
  const ofPairs = fighters.map(({ cards }, fighter) =>
    foes.map((_, foe) => {
      const { names, measureOf } = trialsOf(fight, shape, fighter, foe);
      return names.reduce((sum, name) => sum + measureOf(name), cards.onDefeat.clues);
    }),
  );
  const ofCombat = (turn: number, foe: number): number =>
    turn > 0 && foes[foe]!.isAmbush === true ? 0 : ofPairs[turn % fighters.length]![foe]!;
  const ofTurns = Array.from({ length: turns }, (_, turn) =>
    foes.reduce((sum, _foe, foe) => sum + ofCombat(turn, foe), 0),
  );
  const missing = ({ turn, met, kept }: Layer): number =>
    kept === undefined
      ? foes.reduce((sum, _, foe) => sum + (Math.floor(met / 2 ** foe) % 2 === 1 ? 0 : ofCombat(turn, foe)), 0)
      : ofCombat(turn, kept);
  return { turns, ofTurns, missing, all: ofTurns.reduce((sum, one) => sum + one, 0) };
};

/** Limbs of the weights of a fight. */
export const widthOf = (ready: Pick<ReadyFight, 'fight' | 'shape' | 'sides'>): number =>
  limbsFor(ready.sides, measuresOf(ready).all + tokensAt(ready.shape, startOf(ready.fight, ready.shape)));

/** Follows a solved fight to its ends. */
export const endingsOf = (ready: ReadyFight, solved: FightValues): Endings => {
  const { fight, shape, bouts, sides, onWork } = ready;
  const { fighters } = fight;
  const { layers, turnsOver } = solved;
  const { turns, ofTurns, missing, all } = measuresOf(ready);
  const start = startOf(fight, shape);
  const whole = all + tokensAt(shape, start);
  const width = widthOf(ready);
  const power = waysOf(1n, sides);
  const flows = new Map<number, Flow>();
  const flowFor = (fighter: number, foe: number): Flow => {
    const key = fighter * fight.foes.length + foe;
    const flow = flows.get(key) ?? flowOf(bouts(fighter, foe), { sides, width, onWork });
    flows.set(key, flow);
    return flow;
  };
  const inLayers: (Places | undefined)[] = layers.map(() => undefined);
  const atTurnEnds: (Places | undefined)[] = ofTurns.map(() => undefined);
  const placesOf = (list: (Places | undefined)[], at: number): Places => {
    const places = list[at] ?? makePlaces(shape.size, width);
    list.splice(at, 1, places);
    return places;
  };
  const placesAfter = ({ turn }: Layer, next: number | undefined): Places =>
    next === undefined ? placesOf(atTurnEnds, turn) : placesOf(inLayers, next);

  /** Places of a layer in which a candidate is met, by what they have in common apart from the two. */
  const byBase = (here: Places, { layer, met }: LayerValues, candidate: number): ReadonlyMap<number, Begun[]> => {
    const { fighter } = layer;
    const { cells } = bouts(fighter, layer.candidates[candidate]!);
    const axis = shape.fighters[fighter]!.tokens;
    const groups = new Map<number, Begun[]>();
    for (const place of here.places) {
      if (met[place] !== candidate + 1) continue;
      const left = along(axis, place);
      const cell = cells.numberAt(place);
      const base = place - cells.offsets[cell]! - left * axis.step;
      const group = groups.get(base) ?? [];
      groups.set(base, group);
      group.push({ cell, left, row: here.rowOf(place) });
    }
    return groups;
  };
  /** All combats of a layer with one candidate. */
  const meet = (here: Places, values: LayerValues, candidate: number): void => {
    const { layer } = values;
    const foe = layer.candidates[candidate]!;
    const next = layer.after[candidate];
    const [bout, flow] = [bouts(layer.fighter, foe), flowFor(layer.fighter, foe)];
    for (const [base, begun] of byBase(here, values, candidate)) {
      bout.begin(next === undefined ? turnsOver[layer.turn]! : layers[next]!.values, base);
      for (const { cell, left, row } of begun) {
        bout.solve(cell);
        flow.put(cell, left, here.weights, row);
      }
      const there = placesAfter(layer, next);
      flow.run((offset, from, row, times) => there.weights.addTimes(there.rowFor(base + offset), from, row, times));
    }
  };
  const goThrough = (here: Places, values: LayerValues): void => {
    const { layer, met } = values;
    for (const place of here.places) {
      here.weights.carry(here.rowOf(place));
      if (met[place] !== 0) continue;
      const there = placesAfter(layer, layer.without);
      there.weights.addTimes(there.rowFor(place), here.weights, here.rowOf(place), power(missing(layer)));
    }
    layer.candidates.forEach((_, candidate) => meet(here, values, candidate));
  };

  const ends: Ended[] = [];
  const powers = new Map<number, bigint>();
  const powerOf = (exponent: number): bigint => {
    const known = powers.get(exponent) ?? BigInt(sides) ** BigInt(exponent);
    powers.set(exponent, known);
    return known;
  };
  let before = 0;
  const endTurn = (turn: number, next: number | undefined): void => {
    const over = atTurnEnds[turn];
    before += ofTurns[turn]!;
    if (over === undefined) return;
    const renewal = next === undefined ? undefined : renewalOf(fight, shape, layers[next]!.layer.fighter);
    for (const place of over.places) {
      const row = over.rowOf(place);
      over.weights.carry(row);
      if (next === undefined || isOverAt(fight, shape, place)) {
        const exponent = all - before + tokensAt(shape, place);
        const round = Math.floor(turn / fighters.length) + 1;
        ends.push({ place, round, weight: over.weights.valueOf(row) * powerOf(exponent) });
      } else {
        const there = placesOf(inLayers, next);
        there.weights.addTimes(there.rowFor(place + (renewal?.(place) ?? 0)), over.weights, row, power(0));
      }
    }
    atTurnEnds.splice(turn, 1, undefined);
  };

  const first = placesOf(inLayers, 0);
  first.weights.set(first.rowFor(start), 1n);
  layers.forEach((values, at) => {
    const here = inLayers[at];
    const { turn } = values.layer;
    if (here !== undefined) goThrough(here, values);
    inLayers.splice(at, 1, undefined);
    if (layers[at + 1]?.layer.turn !== turn) endTurn(turn, turn === turns - 1 ? undefined : at + 1);
  });
  return { total: BigInt(sides) ** BigInt(whole), ends };
};
