/** The whole fight under the best play: where it ends, exactly. */
import type { Fight } from '../fight.ts';
import { flowOf, type Flow } from './combat-flow.ts';
import type { Layer } from '../model/layers.ts';
import { measuresOf, tokensAt, widthOf, type Measures } from './measures.ts';
import { makePlaces, type Places } from './place-weights.ts';
import { along, startOf, type Shape } from '../model/shape.ts';
import { renewalOf, type FightValues, type LayerValues, type ReadyFight } from '../solve/layer-values.ts';
import { scaledCount, type ScaledCount } from './scaled-count.ts';

/** A place where fights end. */
export interface Ending {
  readonly place: number;
  /** The round of the last combat. */
  readonly round: number;
  /** Over {@link Endings.total}. */
  readonly weight: bigint;
}
export interface Endings {
  readonly total: bigint;
  readonly ends: readonly Ending[];
}

/** A solved fight with the weights that are on their way through it. */
interface Journey {
  readonly ready: ReadyFight;
  readonly solved: FightValues;
  readonly measures: Measures;
  /** Limbs of a weight. */
  readonly width: number;
  /** A weight that is sent on as it is. */
  readonly once: ScaledCount;
  /** By pair: its combat, made ready for weights when it is first met. */
  readonly flows: Map<number, Flow>;
  /** By layer, and by turn that is over: weights that wait there; forgotten when they have gone on. */
  readonly inLayers: (Places | undefined)[];
  readonly atTurnEnds: (Places | undefined)[];
}

const flowFor = ({ ready, width, flows }: Journey, fighter: number, foe: number): Flow => {
  const { fight, combats, sides, onWork } = ready;
  const key = fighter * fight.foes.length + foe;
  const flow = flows.get(key) ?? flowOf(combats(fighter, foe), { sides, width, onWork });
  flows.set(key, flow);
  return flow;
};
/** The weights that wait at one of a list, opened where there were none. */
const waitingAt = ({ ready, width }: Journey, list: (Places | undefined)[], at: number): Places => {
  const places = list[at] ?? makePlaces(ready.shape.size, width);
  list.splice(at, 1, places);
  return places;
};
/** @param next the layer that follows; undefined: the turn is over */
const waitingAfter = (journey: Journey, { turn }: Layer, next: number | undefined): Places =>
  next === undefined ? waitingAt(journey, journey.atTurnEnds, turn) : waitingAt(journey, journey.inLayers, next);

/** A weight that goes into a combat. */
interface Begun {
  readonly cell: number;
  readonly left: number;
  readonly row: number;
}
/** Places of a layer in which a candidate is met, by what they have in common apart from the two. */
const byBase = (
  { combats, shape }: ReadyFight,
  here: Places,
  { layer, met }: LayerValues,
  candidate: number,
): ReadonlyMap<number, readonly Begun[]> => {
  const { fighter } = layer;
  const { cells } = combats(fighter, layer.candidates[candidate]!);
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
const meet = (journey: Journey, here: Places, values: LayerValues, candidate: number): void => {
  const { ready, solved } = journey;
  const { layer } = values;
  const foe = layer.candidates[candidate]!;
  const next = layer.after[candidate];
  const combat = ready.combats(layer.fighter, foe);
  const flow = flowFor(journey, layer.fighter, foe);
  const after = next === undefined ? solved.turnsOver[layer.turn]! : solved.layers[next]!.values;
  for (const [base, begun] of byBase(ready, here, values, candidate)) {
    combat.begin(after, base);
    for (const { cell, left, row } of begun) {
      combat.solve(cell);
      flow.put(cell, left, here.weights, row);
    }
    const there = waitingAfter(journey, layer, next);
    flow.run((offset, from, row, times) => there.weights.addTimes(there.rowFor(base + offset), from, row, times));
  }
};
/** Sends on all that waits in a layer: into combats, or past those that no investigator has. */
const goThrough = (journey: Journey, here: Places, values: LayerValues): void => {
  const { layer, met } = values;
  const { once, measures } = journey;
  for (const place of here.places) {
    here.weights.carry(here.rowOf(place));
    if (met[place] !== 0) continue;
    const there = waitingAfter(journey, layer, layer.without);
    there.weights.addTimes(there.rowFor(place), here.weights, here.rowOf(place), once(measures.missing(layer)));
  }
  layer.candidates.forEach((_, candidate) => meet(journey, here, values, candidate));
};

/** Whether no foe or no investigator is left. */
const isOverAt = ({ foes }: Fight, shape: Shape, place: number): boolean =>
  foes.every(({ monster }, foe) => along(shape.foes[foe]!, place) >= monster.toughness) ||
  shape.fighters.every(({ health, sanity }) => along(health, place) === 0 || along(sanity, place) === 0);
/** Lets all that waits at the end of a turn go on. @param next the layer that follows; undefined after the last turn */
const endTurn = (journey: Journey, turn: number, next: number | undefined): readonly Ending[] => {
  const { ready, solved, measures, once } = journey;
  const { fight, shape, sides } = ready;
  const over = journey.atTurnEnds[turn];
  if (over === undefined) return [];
  const round = Math.floor(turn / fight.fighters.length) + 1;
  const renewal = next === undefined ? undefined : renewalOf(fight, shape, solved.layers[next]!.layer.fighter);
  const ends: Ending[] = [];
  const powers: bigint[] = [];
  for (const place of over.places) {
    const row = over.rowOf(place);
    over.weights.carry(row);
    if (next === undefined || isOverAt(fight, shape, place)) {
      const unused = measures.afterTurn[turn]! + tokensAt(shape, place);
      powers[unused] ??= BigInt(sides) ** BigInt(unused);
      ends.push({ place, round, weight: over.weights.valueOf(row) * powers[unused] });
    } else {
      const there = waitingAt(journey, journey.inLayers, next);
      there.weights.addTimes(there.rowFor(place + (renewal?.(place) ?? 0)), over.weights, row, once(0));
    }
  }
  journey.atTurnEnds.splice(turn, 1, undefined);
  return ends;
};

/** Follows a solved fight to its ends. */
export const endingsOf = (ready: ReadyFight, solved: FightValues): Endings => {
  const { fight, shape, sides } = ready;
  const { layers } = solved;
  const measures = measuresOf(ready);
  const journey: Journey = {
    ready,
    solved,
    measures,
    width: widthOf(ready),
    once: scaledCount(1n, sides),
    flows: new Map(),
    inLayers: layers.map(() => undefined),
    atTurnEnds: measures.afterTurn.map(() => undefined),
  };
  const start = startOf(fight, shape);
  const first = waitingAt(journey, journey.inLayers, 0);
  first.weights.set(first.rowFor(start), 1n);
  const ends = layers.flatMap((values, at) => {
    const here = journey.inLayers[at];
    if (here !== undefined) goThrough(journey, here, values);
    journey.inLayers.splice(at, 1, undefined);
    const { turn } = values.layer;
    const following = layers[at + 1]?.layer.turn;
    return following === turn ? [] : endTurn(journey, turn, following === undefined ? undefined : at + 1);
  });
  return { total: BigInt(sides) ** BigInt(measures.all + tokensAt(shape, start)), ends };
};
