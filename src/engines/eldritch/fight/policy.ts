/** Best play of a solved fight, moment by moment: for who plays it, and for words. */
import { choiceOf } from '../test/again.ts';
import { FORTUNES } from '../test/skill.ts';
import { SKIPPED, type Bout, type ReadyEntry } from './bout.ts';
import type { Cell } from './cells.ts';
import { cellOf, type Targets } from './course.ts';
import type { Entering, FighterNow, FightPolicy, InCombat, Position } from './fight.ts';
import { isLeft, itemsIn, placeOf, type Shape } from './shape.ts';
import type { Layer } from './layers.ts';
import type { FightValues, ReadyFight } from './values.ts';

/** The cell of an investigator and a foe. */
export const cellAt = ({ shape }: { readonly shape: Shape }, now: FighterNow, wounds: number): Cell => ({
  wounds,
  items: itemsIn(now.items),
  fortune: shape.mayCurse ? FORTUNES.indexOf(now.fortune) : 0,
  health: now.health,
  sanity: now.sanity,
});

export const policyOf = (ready: ReadyFight, { layers, turnsOver }: FightValues): FightPolicy => {
  const { fight, shape, bouts } = ready;
  const { fighters } = fight;
  const mayBeMet = ({ foes }: Position, foe: number): boolean => !foes[foe]!.isDefeated && !foes[foe]!.isGone;
  const layerAt = (position: Position) => {
    const { round, turn, met } = position;
    const ofTurn = layers.filter(({ layer }) => layer.turn === (round - 1) * fighters.length + turn);
    const set = met.reduce((sum, foe) => sum + 2 ** foe, 0);
    // In an order that is kept to, who is no longer there is passed over.
    const isNext = ({ candidates }: Layer): boolean =>
      candidates.some((foe) => !met.includes(foe) && mayBeMet(position, foe));
    const isKept = ofTurn[0]?.layer.kept !== undefined;
    const found = isKept
      ? (ofTurn.find(({ layer }) => isNext(layer)) ?? ofTurn.at(-1))
      : ofTurn.find(({ layer }) => layer.met === set);
    if (found === undefined) throw new RangeError('The fight does not come to such a moment.');
    return found;
  };
  /** A bout that has begun at a position. */
  const begunAt = (position: Position, foe: number): Bout => {
    const { layer } = layerAt(position);
    const candidate = layer.candidates.indexOf(foe);
    if (candidate < 0) throw new RangeError(`The fight does not come to a combat with ${foe} now.`);
    const bout = bouts(layer.fighter, foe);
    const now = position.fighters[layer.fighter]!;
    const cell = bout.cells.numberOf(cellAt(ready, now, position.foes[foe]!.wounds));
    const left = bout.tokens.numberOf(now.focus, now.clues);
    const base =
      placeOf(fight, shape, position) - bout.cells.offsets[cell]! - left * shape.fighters[layer.fighter]!.tokens.step;
    const next = layer.after[candidate];
    bout.begin(next === undefined ? turnsOver[layer.turn]! : layers[next]!.values, base);
    return bout;
  };
  /** A stage of a combat, solved where it stands. */
  const stageAt = ({ position, foe, stage: name, now, wounds }: InCombat) => {
    const bout = begunAt(position, foe);
    const stage = bout.stages.findIndex((one) => one.name === name);
    if (stage < 0) throw new RangeError(`This combat has no ${name}.`);
    const cell = bout.cells.numberOf(cellAt(ready, now, wounds));
    const left = bout.tokens.numberOf(now.focus, now.clues);
    bout.solveAt(stage, cell);
    return { bout, stage, cell, left, event: bout.eventAt(stage, cell) };
  };
  const entryOf = ({ event }: ReturnType<typeof stageAt>, item: number | undefined): ReadyEntry => {
    const entry = event.kind === 'test' ? event.entries.find((one) => one.item === item) : undefined;
    if (entry === undefined) throw new RangeError('This test is not gone into like that.');
    return entry;
  };
  return {
    nextAt: (position) => {
      const { met: metBefore } = position;
      if (fight.foes.every((_, foe) => metBefore.includes(foe) || !mayBeMet(position, foe)))
        return { foe: undefined, options: [] };
      const { layer, met } = layerAt(position);
      const choice = met[placeOf(fight, shape, position)]!;
      const { health, sanity } = position.fighters[layer.fighter]!;
      if (health === 0 || sanity === 0) return { foe: undefined, options: [] };
      const there = layer.candidates.filter((foe) => mayBeMet(position, foe));
      // No dice lead there, as from a foe that has taken nothing and has no wounds: nothing was solved but who is next.
      if (choice === 0 && layer.kept === undefined) throw new RangeError('The fight does not come to such a moment.');
      if (choice === 0) return { foe: there[0], options: [] };
      const options = there.map((foe) => {
        const bout = begunAt(position, foe);
        const now = position.fighters[layer.fighter]!;
        const cell = bout.cells.numberOf(cellAt(ready, now, position.foes[foe]!.wounds));
        bout.solve(cell);
        return { foe, value: bout.worths[cell * bout.tokens.size + bout.tokens.numberOf(now.focus, now.clues)]! };
      });
      return { foe: layer.candidates[choice - 1]!, options };
    },
    enterAt: (at): Entering => {
      const { bout, stage, cell, left, event } = stageAt(at);
      const code = bout.chosen[stage]![cell * bout.tokens.size + left]!;
      return {
        item: event.kind === 'test' && code !== SKIPPED ? event.entries[code]!.item : undefined,
        isSkipped: event.kind === 'test' && code === SKIPPED,
        isPaid: event.kind === 'toll' && code === 1,
      };
    },
    againAt: (at, { item, failed, single, free, all }) => {
      const found = stageAt(at);
      const { bout, stage, left } = found;
      const entry = entryOf(found, item);
      const { ready: dice, test } = entry;
      const { pool } = dice.throwing;
      const fall = pool.numberOf(failed, single);
      const isThere = free >= 0 && free <= test.free && (!all || test.all);
      if (fall === undefined || !isThere) throw new RangeError('These dice cannot lie on the table.');
      bout.throwFor(stage, entry);
      return choiceOf(dice.choices[(free + (all ? test.free + 1 : 0)) * dice.area + left * pool.size + fall]!);
    },
    landAt: (at, landed) => {
      const found = stageAt(at);
      const { bout, stage, left, event } = found;
      const itemsAfter = (targets: Targets): readonly boolean[] => {
        const { items } = bout.cells.at[cellOf(bout.pick(stage, targets, left))]!;
        return fighters[at.position.turn]!.cards.items.map((_, item) => isLeft(items, item));
      };
      if (event.kind === 'loss') return itemsAfter(event.targets);
      if (event.kind === 'toll') return itemsAfter(event.unpaid);
      if (landed === undefined || event.kind !== 'test') return at.now.items;
      const entry = entryOf(found, landed.item);
      const by = landed.usedAll ? entry.afterAll : entry.targets;
      const { successes } = entry.ready.throwing.pool;
      return itemsAfter(by[successes.indexOf(Math.min(landed.successes, entry.test.enough))]!);
    },
  };
};
