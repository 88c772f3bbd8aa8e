/** How many bytes a fight holds at once, known from its axes before it is begun. */
import type { Fight } from './fight.ts';
import { widthOf } from './weigh/measures.ts';
import { shapeOf } from './model/shape.ts';
import { sidesOf } from './solve.ts';
import { stageDiceOf } from './model/stage-dice.ts';

/** Bytes of a place in each layer, of a place whatever the layers, of a limb, and of a cell in each stage of a combat. */
const BYTES = { layer: 9, place: 16, limb: 12, cell: 60 } as const;

/** An upper bound. */
export const bytesOf = (fight: Fight): number => {
  const { fighters, foes, order, rounds } = fight;
  const shape = shapeOf(fight);
  const width = widthOf({ fight, shape, sides: sidesOf(fight) });
  const layers = rounds * fighters.length * (order.kind === 'anew' ? 2 ** foes.length - 1 : foes.length);
  // The best of many orders is held while the next one is solved.
  const held = order.kind === 'best' ? 2 * layers : layers;
  let cells = 0;
  shape.fighters.forEach(({ items, fortune, health, sanity, tokens }, fighter) => {
    const own = items.size * fortune.size * health.size * sanity.size * tokens.size;
    shape.foes.forEach(({ size }, foe) => {
      cells += own * size * (stageDiceOf(fight, shape, fighter, foe).names.length + 1);
    });
  });
  return shape.size * (BYTES.layer * held + BYTES.place + BYTES.limb * width) + cells * BYTES.cell;
};

/** At the least: only the layers of one order. */
export const leastBytesOf = (fight: Fight): number =>
  shapeOf(fight).size * fight.rounds * fight.fighters.length * fight.foes.length * BYTES.layer;
