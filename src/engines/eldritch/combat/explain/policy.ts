/** Best play of a solved fight, moment by moment: for who plays it, and for words. */
import { choiceOf, type DieAction } from '../../skill-check/again.ts';
import type { Entering, FightPolicy, FightTable, InCombat, Landed, NextFoe, Position } from '../fight.ts';
import { begunAt, entryAt, layerAt, mayBeMet, stageAt, type SolvedFight, type StageMoment } from './solved-fight.ts';
import { isLeft, placeOf } from '../model/shape.ts';
import { PAID, SKIPPED } from '../solve/solve-cell.ts';
import { cellOf, type Targets } from '../model/target.ts';
import type { FightValues, ReadyFight } from '../solve/layer-values.ts';

const NOBODY: NextFoe = { foe: undefined, options: [] };

/** What it is worth to meet a foe now. */
const valueOfMeeting = (solved: SolvedFight, position: Position, foe: number): number => {
  const { combat, cell, left } = begunAt(solved, position, foe);
  combat.solve(cell);
  return combat.worths[cell * combat.tokens.size + left]!;
};
const nextAt = (solved: SolvedFight, position: Position): NextFoe => {
  const { fight, shape } = solved.ready;
  if (fight.foes.every((_, foe) => position.met.includes(foe) || !mayBeMet(position, foe))) return NOBODY;
  const { layer, met } = layerAt(solved, position);
  const choice = met[placeOf(fight, shape, position)]!;
  const { health, sanity } = position.fighters[layer.fighter]!;
  if (health === 0 || sanity === 0) return NOBODY;
  const there = layer.candidates.filter((foe) => mayBeMet(position, foe));
  // No dice lead there, as from a foe that has taken nothing and has no wounds: nothing was solved but who is next.
  if (choice === 0 && layer.kept === undefined) throw new RangeError('The fight does not come to such a moment.');
  if (choice === 0) return { foe: there[0], options: [] };
  const options = there.map((foe) => ({ foe, value: valueOfMeeting(solved, position, foe) }));
  return { foe: layer.candidates[choice - 1]!, options };
};

const enterAt = (solved: SolvedFight, at: InCombat): Entering => {
  const { combat, stage, cell, left, event } = stageAt(solved, at);
  const chosen = combat.chosen[stage]![cell * combat.tokens.size + left]!;
  const isTest = event.kind === 'test';
  return {
    item: isTest && chosen !== SKIPPED ? event.entries[chosen]!.item : undefined,
    isSkipped: isTest && chosen === SKIPPED,
    isPaid: event.kind === 'toll' && chosen === PAID,
  };
};

const againAt = (solved: SolvedFight, at: InCombat, table: FightTable): DieAction => {
  const { item, failed, single, free, all } = table;
  const moment = stageAt(solved, at);
  const entry = entryAt(moment, item);
  const { ready: dice, test } = entry;
  const { pool } = dice.throwing;
  const fall = pool.numberOf(failed, single);
  const isThere = free >= 0 && free <= test.free && (!all || test.all);
  if (fall === undefined || !isThere) throw new RangeError('These dice cannot lie on the table.');
  moment.combat.throwFor(moment.stage, entry);
  const layer = free + (all ? test.free + 1 : 0);
  return choiceOf(dice.choices[layer * dice.area + moment.left * pool.size + fall]!);
};

/** Landings between which the player chooses at a moment; undefined where nothing is lost. */
const landingsOf = (moment: StageMoment, landed: Landed | undefined): Targets | undefined => {
  const { event } = moment;
  if (event.kind === 'loss') return event.targets;
  if (event.kind === 'toll') return event.unpaid;
  if (landed === undefined || event.kind !== 'test') return undefined;
  const { targets, afterAll, ready, test } = entryAt(moment, landed.item);
  const fall = ready.throwing.pool.successes.indexOf(Math.min(landed.successes, test.enough));
  return (landed.usedAll ? afterAll : targets)[fall]!;
};
const landAt = (solved: SolvedFight, at: InCombat, landed?: Landed): readonly boolean[] => {
  const moment = stageAt(solved, at);
  const { combat, stage, left } = moment;
  const landings = landingsOf(moment, landed);
  if (landings === undefined) return at.now.items;
  const { items } = combat.cells.at[cellOf(combat.pick(stage, landings, left))]!;
  return solved.ready.fight.fighters[at.position.turn]!.cards.items.map((_, item) => isLeft(items, item));
};

/** The best play of a solved fight, moment by moment. */
export const policyOf = (ready: ReadyFight, values: FightValues): FightPolicy => {
  const solved: SolvedFight = { ready, values };
  return {
    nextAt: (position) => nextAt(solved, position),
    enterAt: (at) => enterAt(solved, at),
    againAt: (at, table) => againAt(solved, at, table),
    landAt: (at, landed) => landAt(solved, at, landed),
  };
};
