/** Moments of a solved fight: the layer of a position, a combat begun from it, a stage of that combat. */
import type { ReadyCombat } from '../solve/ready-combat.ts';
import { cellAt } from '../model/cells.ts';
import type { FighterNow, InCombat, Position } from '../fight.ts';
import type { Layer } from '../model/layers.ts';
import type { ReadyEntry, ReadyEvent } from '../solve/ready-event.ts';
import { placeOf } from '../model/shape.ts';
import type { FightValues, LayerValues, ReadyFight } from '../solve/layer-values.ts';

/** A fight with all that was found of its best play. */
export interface SolvedFight {
  readonly ready: ReadyFight;
  readonly values: FightValues;
}

/** Whether a foe is still on the table. */
export const mayBeMet = ({ foes }: Position, foe: number): boolean => !foes[foe]!.isDefeated && !foes[foe]!.isGone;

/** @throws {RangeError} for a moment that the fight does not come to */
export const layerAt = ({ ready, values }: SolvedFight, position: Position): LayerValues => {
  const { round, turn, met } = position;
  const ofTurn = values.layers.filter(({ layer }) => layer.turn === (round - 1) * ready.fight.fighters.length + turn);
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

/** An investigator in a combat: the cell, and tokens left as their number. */
interface CombatPosition {
  readonly cell: number;
  readonly left: number;
}
const positionIn = (
  { cells, tokens }: ReadyCombat,
  { ready }: SolvedFight,
  now: FighterNow,
  wounds: number,
): CombatPosition => ({
  cell: cells.numberOf(cellAt(ready.shape, now, wounds)),
  left: tokens.numberOf(now.focus, now.clues),
});

/** A combat that has begun, and where it began. */
export interface BegunCombat extends CombatPosition {
  readonly combat: ReadyCombat;
}
/** A combat with a foe from a position on. @throws {RangeError} where the fight does not come to it */
export const begunAt = (solved: SolvedFight, position: Position, foe: number): BegunCombat => {
  const { ready, values } = solved;
  const { fight, shape, combats } = ready;
  const { layer } = layerAt(solved, position);
  const candidate = layer.candidates.indexOf(foe);
  if (candidate < 0) throw new RangeError(`The fight does not come to a combat with ${foe} now.`);
  const combat = combats(layer.fighter, foe);
  const now = position.fighters[layer.fighter]!;
  const { cell, left } = positionIn(combat, solved, now, position.foes[foe]!.wounds);
  const { step } = shape.fighters[layer.fighter]!.tokens;
  const base = placeOf(fight, shape, position) - combat.cells.offsets[cell]! - left * step;
  const next = layer.after[candidate];
  combat.begin(next === undefined ? values.turnsOver[layer.turn]! : values.layers[next]!.values, base);
  return { combat, cell, left };
};

/** A stage of a combat, solved at its place. */
export interface StageMoment extends BegunCombat {
  /** Its place among the stages of the combat. */
  readonly stage: number;
  readonly event: ReadyEvent;
}
/** @throws {RangeError} where the fight does not come to the combat, or the combat not to the stage */
export const stageAt = (solved: SolvedFight, { position, foe, stage: name, now, wounds }: InCombat): StageMoment => {
  const { combat } = begunAt(solved, position, foe);
  const stage = combat.stages.findIndex((one) => one.name === name);
  if (stage < 0) throw new RangeError(`This combat has no ${name}.`);
  const { cell, left } = positionIn(combat, solved, now, wounds);
  combat.solveAt(stage, cell);
  return { combat, stage, cell, left, event: combat.eventAt(stage, cell) };
};
/** The way to go into a test with an item, or without one. @throws {RangeError} where there is none */
export const entryAt = ({ event }: StageMoment, item: number | undefined): ReadyEntry => {
  const entry = event.kind === 'test' ? event.entries.find((one) => one.item === item) : undefined;
  if (entry === undefined) throw new RangeError('This test is not gone into like that.');
  return entry;
};
