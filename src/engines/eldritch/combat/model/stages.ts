/** The stages of one combat: what happens in each, from every cell, and where it leads. */
import type { Cells } from './cells.ts';
import { EVENTS, type StageEvent } from './stage-events.ts';
import type { Fight, StageName } from '../fight.ts';
import { isDown, isLive, type CombatRules } from './after-loss.ts';
import type { StageDice } from './stage-dice.ts';

export interface Stage {
  readonly name: StageName;
  /** Dice that may be thrown, those of cards among them, tokens apart. */
  readonly measure: number;
  /** What happens in a cell; undefined where the combat is over. */
  readonly at: (cell: number) => StageEvent | undefined;
}

/** What all of a combat is made of. */
export interface StageParts {
  readonly fight: Fight;
  readonly cells: Cells;
  readonly stageDice: StageDice;
}
/** The stages of a combat, in their order; none where the monster asks for nothing. */
export const stagesOf = (
  { fight, cells, stageDice }: StageParts,
  fighterAt: number,
  foeAt: number,
): readonly Stage[] => {
  const { monster } = fight.foes[foeAt]!;
  const { cards } = fight.fighters[fighterAt]!;
  const rules: CombatRules = { readings: fight.readings, cards, monster, cells, stageDice };
  const { names, measureOf } = stageDice;
  return names.map((name, place): Stage => ({
    name,
    measure: measureOf(name),
    at: (number) => {
      const cell = cells.at[number]!;
      // An investigator without health or sanity begins no combat, whatever the reading.
      const happens = place === 0 ? cell.wounds < monster.toughness && !isDown(cell) : isLive(rules, cell);
      return happens ? EVENTS[name](rules, cell, place === names.length - 1) : undefined;
    },
  }));
};
