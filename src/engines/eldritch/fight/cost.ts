/**
 * How much work a fight is, known before it is begun. Backward, every cell within reach is solved: counted exactly, by
 * the structure that the solver walks. Forward, weights go where the best play leads, which nobody knows beforehand: they
 * are counted wherever any play could lead.
 */
import type { Work } from '../../exact/work.ts';
import { stepsOf, type Bout, type ReadyEvent } from './bout.ts';
import { cellOf, isEnd } from './course.ts';
import { widthOf } from './ended.ts';
import type { Fight } from './fight.ts';
import { enoughOf, layersOf, reachOf, type Layer } from './layers.ts';
import { along, startOf } from './shape.ts';
import { ordersOf, preparedFight } from './solve.ts';
import { cellsBegun, countBases, PLACE_STEPS, renewalOf, type ReadyFight } from './values.ts';

/** Steps backward from which on nothing is walked any more: such a fight is not begun unasked whatever else it takes. */
const TOO_MANY = 3e9;

/** Everything that something that happens may lead to. */
const targetsOf = (event: ReadyEvent): readonly number[] => {
  if (event.kind === 'test')
    return [
      ...event.entries.flatMap(({ targets, afterAll }) => [...targets.flat(), ...afterAll.flat()]),
      ...(event.skip ?? []),
    ];
  if (event.kind === 'toll') return [...event.paid, ...event.unpaid];
  return event.kind === 'luck' ? [...event.hit, ...event.miss] : event.targets;
};

/** Steps and ends of everything that combats lead to, from some cells on. */
interface Led {
  readonly backward: number;
  readonly forward: number;
  /** Cells in which they end. */
  readonly ends: readonly number[];
}
/** What a bout leads to; each cell of each stage is looked at once. */
const leadsOf = (bout: Bout, width: number) => {
  const { stages, tokens, cells } = bout;
  const count = tokens.size;
  const known = stages.map((): ({ steps: number; sends: number; targets: readonly number[] } | undefined)[] => []);
  const sendsOf = (event: ReadyEvent): number => {
    if (event.kind !== 'test') return 2 * count;
    // From each number of tokens on, every fall may be left with any number that is no larger; one entry is taken.
    const { focus, clues } = tokens.of(count - 1);
    const pairs = ((focus + 1) * (focus + 2) * (clues + 1) * (clues + 2)) / 4;
    const ofEntries = event.entries.map(({ ready, test }) => ready.throwing.pool.size * pairs * (test.all ? 2 : 1));
    return Math.max(count, ...ofEntries);
  };
  const lookAt = (stage: number, cell: number) => {
    const event = bout.eventAt(stage, cell);
    return { steps: stepsOf(event, tokens), sends: sendsOf(event), targets: [...new Set(targetsOf(event))] };
  };
  const marks = [...stages.map(() => new Int32Array(cells.size)), new Int32Array(cells.size)];
  let epoch = 0;
  return (begun: Iterable<number>): Led => {
    epoch += 1;
    let [backward, forward] = [0, 0];
    const ends: number[] = [];
    const end = (cell: number): void => {
      if (marks.at(-1)![cell] === epoch) return;
      marks.at(-1)![cell] = epoch;
      ends.push(cell);
    };
    let current = [...begun];
    if (stages.length === 0) {
      current.forEach(end);
      forward = current.length * count * width;
    }
    for (let stage = 0; stage < stages.length; stage += 1) {
      const next: number[] = [];
      const reach = (target: number): void => {
        if (isEnd(target)) return end(cellOf(target));
        if (marks[stage + 1]![target] === epoch) return;
        marks[stage + 1]![target] = epoch;
        next.push(target);
      };
      for (const cell of current) {
        known[stage]![cell] ??= lookAt(stage, cell);
        const led = known[stage]![cell]!;
        backward += led.steps;
        forward += 2 * led.steps + led.sends * width;
        led.targets.forEach(reach);
      }
      current = next;
    }
    return { backward, forward, ends };
  };
};
type Leads = ReturnType<typeof leadsOf>;

/** The steps of a kept order, or of one that is chosen anew. */
const orderWork = (ready: ReadyFight, leads: (fighter: number, foe: number) => Leads) => {
  const { fight, shape } = ready;
  const known = new Map<string, Led>();
  const stepsBy = new Map<number, { readonly backward: number; readonly forward: number }>();
  const ledBy = (layer: Layer, foe: number, enough: { readonly health: number; readonly sanity: number }): Led => {
    const cells = cellsBegun(ready, layer, foe, enough);
    const key = `${layer.fighter} ${foe} ${cells.join()}`;
    const led = known.get(key) ?? leads(layer.fighter, foe)(cells);
    known.set(key, led);
    return led;
  };
  /** The steps of all combats of a layer with one candidate. */
  const stepsOfMeeting = (layer: Layer, foe: number) => {
    const key = (layer.turn * 2 ** fight.foes.length + layer.met) * fight.foes.length + foe;
    const before = stepsBy.get(key);
    if (before !== undefined) return before;
    const bases = countBases(ready, layer, foe);
    const { backward } = ledBy(layer, foe, enoughOf(fight, layer));
    const { forward } = ledBy(layer, foe, { health: Infinity, sanity: Infinity });
    const steps = { backward: bases * backward, forward: bases * forward };
    stepsBy.set(key, steps);
    return steps;
  };
  return (order: readonly number[] | undefined) => {
    const layers = layersOf(fight, order);
    let [backward, everywhere] = [0, 0];
    for (const layer of layers) {
      backward += PLACE_STEPS * shape.size;
      for (const foe of layer.candidates) {
        const steps = stepsOfMeeting(layer, foe);
        backward += steps.backward;
        everywhere += steps.forward;
      }
    }
    return { layers, backward, everywhere };
  };
};

/** Steps forward, wherever any play of these layers leads. */
const forwardSteps = (
  { fight, shape, bouts }: ReadyFight,
  layers: readonly Layer[],
  leads: (fighter: number, foe: number) => Leads,
): number => {
  /** Places without tokens: how many are left is not looked at. */
  const bare = (place: number): number =>
    shape.fighters.reduce((rest, { tokens }) => rest - along(tokens, place) * tokens.step, place);
  const reached: Set<number>[] = layers.map(() => new Set());
  reached[0]!.add(bare(startOf(fight, shape)));
  const kinds = fight.foes.map(({ monster, isAmbush = false }) => JSON.stringify([monster, isAmbush]));
  let steps = 0;
  layers.forEach((layer, at) => {
    const { turn, fighter, candidates, after, without } = layer;
    const axes = shape.fighters[fighter]!;
    const nextTurn = layers.findIndex((other) => other.turn === turn + 1);
    const renewal = nextTurn < 0 ? undefined : renewalOf(fight, shape, layers[nextTurn]!.fighter);
    const go = (to: number | undefined, place: number): void => {
      if (to !== undefined) reached[to]!.add(place);
      else if (renewal !== undefined) reached[nextTurn]!.add(place + renewal(place));
    };
    const statusOf = (foe: number, place: number) => along(shape.foes[foe]!, place);
    const isThere = (foe: number, place: number) => statusOf(foe, place) < fight.foes[foe]!.monster.toughness;
    /** Of alike foes the first is met. */
    const isFirst = (foe: number, there: readonly number[], place: number) =>
      there.find((one) => kinds[one] === kinds[foe] && statusOf(one, place) === statusOf(foe, place)) === foe;
    // What others may have left makes different places of one.
    const others = reachOf(fight, shape, layer).fighters.reduce(
      (product, ranges, one) => product * (one === fighter ? 1 : ranges[4]![1] - ranges[4]![0] + 1),
      1,
    );
    const groups = candidates.map(() => new Map<number, number[]>());
    for (const place of reached[at]!) {
      const stands = along(axes.health, place) > 0 && along(axes.sanity, place) > 0;
      const there = stands ? candidates.filter((foe) => isThere(foe, place)) : [];
      if (there.length === 0) go(without, place);
      for (const foe of there.filter((one) => isFirst(one, there, place))) {
        const { cells } = bouts(fighter, foe);
        const cell = cells.numberAt(place);
        const base = place - cells.offsets[cell]!;
        const group = groups[candidates.indexOf(foe)]!;
        if (!group.has(base)) group.set(base, []);
        group.get(base)!.push(cell);
      }
    }
    candidates.forEach((foe, candidate) => {
      const { ends, tokens } = bouts(fighter, foe);
      const led = leads(fighter, foe);
      for (const [base, cells] of groups[candidate]!) {
        const { forward, ends: landed } = led(cells);
        steps += forward * others;
        for (const cell of landed) go(after[candidate], bare(base + ends.offsets[cell * tokens.size]!));
      }
    });
    reached[at]!.clear();
  });
  return steps;
};

/**
 * The work of a fight: never less than what is done, and at most twice as much in hard cases.
 * @throws {RangeError} for numbers that are out of bounds
 */
export const workOf = (fight: Fight): Work => {
  const ready = preparedFight(fight);
  const { shape } = ready;
  const width = widthOf(ready);
  const known = new Map<string, Leads>();
  const leads = (fighter: number, foe: number): Leads => {
    const key = `${fighter} ${foe}`;
    const one = known.get(key) ?? leadsOf(ready.bouts(fighter, foe), width);
    known.set(key, one);
    return one;
  };
  const { order, foes } = fight;
  const kept = order.kind === 'given' ? [order.foes] : ordersOf(foes);
  const orders: readonly (readonly number[] | undefined)[] = order.kind === 'anew' ? [undefined] : kept;
  const work = orders.map(orderWork(ready, leads));
  const backward = work.reduce((sum, one) => sum + one.backward, 0);
  const everywhere = Math.max(...work.map((one) => one.everywhere));
  const isPlain = backward > TOO_MANY || everywhere < backward / 4;
  const forward = isPlain ? everywhere : Math.max(...work.map(({ layers }) => forwardSteps(ready, layers, leads)));
  const layers = work[0]!.layers.length * (orders.length > 1 ? 2 : 1);
  const cells = fight.fighters.flatMap((_, fighter) =>
    foes.map((_foe, foe) => {
      const { cells: own, stages, tokens } = ready.bouts(fighter, foe);
      return own.size * tokens.size * (stages.length + 1) * 60;
    }),
  );
  return {
    steps: backward + forward,
    bytes: shape.size * (9 * layers + 16 + 12 * width) + cells.reduce((sum, one) => sum + one, 0),
  };
};
