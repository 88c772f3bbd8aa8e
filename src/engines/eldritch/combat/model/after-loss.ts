/** Where the investigator and the monster land after a loss: items that prevent it, wounds, the curse, the last blow. */
import type { Cards } from './fighter.ts';
import { HEALED, type Monster, type MonsterFlag } from './monster.ts';
import { cursedOnce, FORTUNES } from '../../skill-check/skill.ts';
import type { Cell, Cells } from './cells.ts';
import type { Fight } from '../fight.ts';
import { waysToLose } from './losses.ts';
import { endTarget, type Target, type Targets } from './target.ts';
import type { StageDice } from './stage-dice.ts';

/** What decides how one combat goes on. */
export interface CombatRules {
  readonly readings: Fight['readings'];
  /** Of the investigator. */
  readonly cards: Cards;
  readonly monster: Monster;
  readonly cells: Cells;
  readonly stageDice: StageDice;
}

/** How many times a monster has a flag: some texts count twice. */
export const countOf = ({ monster }: CombatRules, flag: MonsterFlag): number =>
  monster.flags.filter((one) => one === flag).length;
export const has = ({ monster }: CombatRules, flag: MonsterFlag): boolean => monster.flags.includes(flag);

/** Whether an investigator is out of the fight: without health or without sanity. */
export const isDown = ({ health, sanity }: Pick<Cell, 'health' | 'sanity'>): boolean => health === 0 || sanity === 0;
/** Whether a combat that has begun goes on: by one reading, who fell before the strength test still makes it. */
export const isLive = ({ readings, monster }: CombatRules, cell: Cell): boolean => {
  const fightsOn = readings['before-strength'] === 'fight-on' && monster.strength !== null;
  return cell.wounds < monster.toughness && (fightsOn || !isDown(cell));
};
/** Where a cell leads. @param ends the combat is over after this stage, whatever the cell */
export const targetOf = (rules: CombatRules, cell: Cell, ends: boolean): Target => {
  const number = rules.cells.numberOf(cell);
  return ends || !isLive(rules, cell) ? endTarget(number) : number;
};

/** What a stage does to both, before anything is prevented. */
export interface Blow {
  /** What the investigator is to lose. */
  readonly health: number;
  readonly sanity: number;
  /** Successes that wound the monster. */
  readonly hits: number;
  readonly isCursed?: boolean;
  /** The combat is over after it. */
  readonly ends: boolean;
  /** The monster heals where it has cost health and lives. */
  readonly heals?: boolean;
}
/** Wounds after a blow by which so much is left of health and sanity. */
const woundsAfter = (rules: CombatRules, from: Cell, blow: Blow, left: Pick<Cell, 'health' | 'sanity'>): number => {
  const { readings, monster } = rules;
  const falls = (left.health === 0 && from.health > 0) || (left.sanity === 0 && from.sanity > 0);
  const isLost = has(rules, 'unhurt') || (falls && readings['last-blow'] === 'is-lost');
  const wounds = Math.min(monster.toughness, from.wounds + (isLost ? 0 : blow.hits));
  const heals = blow.heals === true && left.health < from.health && wounds < monster.toughness;
  return heals ? Math.max(0, wounds - HEALED) : wounds;
};
/** Every way to take a blow with the items at hand, the one that uses nothing first. */
export const afterLoss = (rules: CombatRules, from: Cell, blow: Blow): Targets => {
  const { cells, cards } = rules;
  const fortune = blow.isCursed === true ? FORTUNES.indexOf(cursedOnce(cells.fortuneOf(from))) : from.fortune;
  const { health, sanity } = blow;
  return waysToLose(cards.items, { items: from.items, health, sanity }).map((loss) => {
    const left = { health: Math.max(0, from.health - loss.health), sanity: Math.max(0, from.sanity - loss.sanity) };
    const wounds = woundsAfter(rules, from, blow, left);
    return targetOf(rules, { wounds, items: loss.items, fortune, ...left }, blow.ends);
  });
};
