/**
 * How much work a fight is, known before it is begun, in a few thousand operations whatever is asked. Each layer is a
 * block of what may stand along every axis: backward all of it is solved, and forward weights go to no more than it.
 */
import { BUDGET, type Work } from '../../exact/work.ts';
import { boundsOf } from './bounds.ts';
import { checkedFight } from './check.ts';
import { combatCostOf, type CombatCost, type Tops } from './combat-cost.ts';
import { widthOf } from './measures.ts';
import type { Fight } from './fight.ts';
import { layersOf, type Layer } from './layers.ts';
import { orderCountsOf } from './order-counts.ts';
import { countAll, countIn, shapeOf, valuesIn, type Interval, type Shape } from './shape.ts';
import { sidesOf } from './solve.ts';
import { trialsOf } from './trials.ts';
import { apart, PLACE_STEPS } from './values.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
type AxisRanges = readonly [Interval, Interval, Interval, Interval, Interval];
const live = ([least, most]: Interval): Interval => [Math.max(1, least), most];

/** Of how many places, tokens apart, a layer may be reached at most: every combat before it has so many ends. */
const placesBefore = ({ foes, fighters }: Fight, costs: Costs, layer: Layer, sanities: number): number => {
  const sanity = fighters.map(() => 1);
  let others = 1;
  for (let turn = 0; turn <= layer.turn; turn += 1)
    foes.forEach(({ isAmbush = false }, foe) => {
      const isMet = turn < layer.turn || Math.floor(layer.met / 2 ** foe) % 2 === 1;
      if (!isMet || (turn > 0 && isAmbush)) return;
      const { ways } = costs[turn % fighters.length]![foe]!;
      sanity[turn % fighters.length]! *= ways.sanity;
      others *= ways.others;
    });
  return sanity.reduce(
    (product, ways, at) => product * (at === layer.fighter ? Math.min(ways, sanities) : ways),
    others,
  );
};

type Costs = readonly (readonly CombatCost[])[];
/** What the estimate of a layer knows. */
interface LayerSteps {
  /** By candidate. */
  readonly backward: readonly number[];
  readonly forward: readonly number[];
  /** Of all candidates; a place has one of them. */
  readonly allForward: number;
}
type Meetings = (layer: Layer) => LayerSteps;

const meetingsFor = (fight: Fight, shape: Shape, costs: Costs): Meetings => {
  const { reachOf, enoughOf, alikeOf, isFirst, topOf, lagOf } = boundsOf(fight, shape);
  return (layer) => {
    const { fighter, candidates } = layer;
    const reach = reachOf(layer);
    const enough = enoughOf(layer);
    const [, , health, sanity] = reach.fighters[fighter]! as AxisRanges;
    const own = { isFresh: isFirst(layer), health: live(health), sanity: live(sanity) };
    const rest = reach.fighters.filter((_, at) => at !== fighter);
    const others = rest.reduce((product, ranges) => product * countAll(ranges), 1);
    const otherTokens = rest.reduce((product, ranges) => product * countIn(ranges[4]!), 1);
    const places = placesBefore(fight, costs, layer, countIn(own.sanity)) * otherTokens;
    /** By what the wounds of all foes but one have cost: in how many ways. Who has none left fights no more. */
    const topsBut = (foe: number, woundsOf: (other: number) => readonly number[]): Tops => {
      let times = new Float64Array(topOf(layer) + 1);
      times[times.length - 1] = others;
      reach.foes.forEach((_, other) => {
        if (other === foe) return;
        const next = new Float64Array(times.length);
        for (const wounds of woundsOf(other)) {
          const lag = lagOf(layer, other, wounds);
          for (let top = lag; top < times.length; top += 1) next[top - lag]! += times[top]!;
        }
        times = next;
      });
      return times;
    };
    const steps = candidates.map((foe) => {
      const [least, most] = reach.foes[foe]!;
      const block = { ...own, wounds: [least, Math.min(most, fight.foes[foe]!.monster.toughness - 1)] } as const;
      const { backward, forward, fromOne } = costs[fighter]![foe]!;
      const tops = topsBut(foe, (other) => valuesIn(reach.foes[other]!));
      const topsApart = topsBut(foe, (other) => apart(reach.foes[other]!, alikeOf(layer, other)));
      const lag = (wounds: number) => lagOf(layer, foe, wounds);
      return {
        backward: backward(block, topsApart, lag, enough),
        forward: Math.min(forward(block, tops, lag), places * fromOne),
        fromOne,
      };
    });
    const forward = steps.map((one) => one.forward);
    return {
      backward: steps.map((one) => one.backward),
      forward,
      allForward: Math.min(sumOf(forward), places * Math.max(0, ...steps.map((one) => one.fromOne))),
    };
  };
};

/** The steps of an order that is given, or that is chosen anew: all layers one after the other. */
const oneOrder = (layers: readonly Layer[], meetings: Meetings) => {
  let [backward, forward] = [0, 0];
  for (const layer of layers) {
    const steps = meetings(layer);
    backward += sumOf(steps.backward);
    forward += steps.allForward;
  }
  return { backward, forward };
};
/** The steps of all orders, of which one is followed to its ends: what has been met before counts, not in which order. */
const allOrders = (fight: Fight, meetings: Meetings) => {
  const { orders, timesOf, mostOf } = orderCountsOf(fight.foes);
  const count = fight.foes.length;
  const forwardBy = Array.from({ length: count * 2 ** count }, () => 0);
  let backward = 0;
  for (const layer of layersOf(fight, undefined)) {
    const { met, candidates } = layer;
    if (candidates.every((foe) => timesOf(met, foe) === 0)) continue;
    const steps = meetings(layer);
    candidates.forEach((foe, candidate) => {
      backward += timesOf(met, foe) * steps.backward[candidate]!;
      forwardBy[met * count + foe]! += steps.forward[candidate]!;
    });
  }
  return { orders, backward, forward: mostOf((met, foe) => forwardBy[met * count + foe]!) };
};

/** Bytes of a cell with so many tokens left, in each stage of a combat. */
const CELL_BYTES = 60;
const bytesOf = (fight: Fight, shape: Shape, layers: number, width: number): number => {
  const cellBytes = fight.fighters.map((_, fighter) => {
    const { items, fortune, health, sanity, tokens } = shape.fighters[fighter]!;
    const own = items.size * fortune.size * health.size * sanity.size * tokens.size * CELL_BYTES;
    return sumOf(
      shape.foes.map(({ size }, foe) => own * size * (trialsOf(fight, shape, fighter, foe).names.length + 1)),
    );
  });
  // The best of many orders is held while the next one is solved.
  const held = fight.order.kind === 'best' ? 2 * layers : layers;
  return shape.size * (9 * held + 16 + 12 * width) + sumOf(cellBytes);
};

/**
 * The work of a fight: never less than what is done, and at most three and a half times as much in hard cases. Of a fight that no
 * memory holds the steps are not counted, they are infinite.
 * @throws {RangeError} for numbers that are out of bounds
 */
export const workOf = (fight: Fight): Work => {
  checkedFight(fight);
  const { fighters, foes, order, rounds } = fight;
  const shape = shapeOf(fight);
  const width = widthOf({ fight, shape, sides: sidesOf(fight) });
  const layers = rounds * fighters.length * (order.kind === 'anew' ? 2 ** foes.length - 1 : foes.length);
  const bytes = bytesOf(fight, shape, layers, width);
  if (bytes > BUDGET.bytes) return { steps: Infinity, bytes };
  const costs = fighters.map((_, fighter) =>
    foes.map((_foe, foe) => combatCostOf(fight, shape, [fighter, foe], width)),
  );
  const meetings = meetingsFor(fight, shape, costs);
  const kept = order.kind === 'given' ? order.foes : undefined;
  const { orders, backward, forward } =
    order.kind === 'best' ? allOrders(fight, meetings) : { orders: 1, ...oneOrder(layersOf(fight, kept), meetings) };
  return { steps: orders * layers * PLACE_STEPS * shape.size + backward + forward, bytes };
};
