/**
 * The small world of one combat: one investigator, one foe, all else as it is. A cell is what can change in it, tokens
 * apart; cells are numbered, and each has its place in the large array.
 */
import { FORTUNES, type Fortune } from '../../skill-check/skill.ts';
import type { Fight, FighterNow } from '../fight.ts';
import { along, itemsIn, placesOf, type Shape } from './shape.ts';

/** What can change. */
export interface Cell {
  /** Wounds of the foe. */
  readonly wounds: number;
  readonly items: number;
  /** As an index of {@link FORTUNES}. */
  readonly fortune: number;
  readonly health: number;
  readonly sanity: number;
}
export interface Cells {
  readonly size: number;
  readonly numberOf: (cell: Cell) => number;
  /** The cell at a place of the large array. */
  readonly numberAt: (place: number) => number;
  readonly at: readonly Cell[];
  /** All with some values of what can change, in the order of the fields of {@link Cell}. */
  readonly among: (values: readonly (readonly number[])[]) => Int32Array;
  /** Steps from the base of the combat, by cell. */
  readonly offsets: Int32Array;
  /** The fortune of a cell. */
  readonly fortuneOf: (cell: Pick<Cell, 'fortune'>) => Fortune;
}

/** The cell of an investigator and a foe. */
export const cellAt = ({ mayCurse }: Shape, now: FighterNow, wounds: number): Cell => ({
  wounds,
  items: itemsIn(now.items),
  fortune: mayCurse ? FORTUNES.indexOf(now.fortune) : 0,
  health: now.health,
  sanity: now.sanity,
});

/** The fortune of a cell. */
export const fortuneIn = (
  { fighters }: Fight,
  { mayCurse }: Shape,
  fighter: number,
): ((cell: Pick<Cell, 'fortune'>) => Fortune) => {
  const own = fighters[fighter]!.fortune;
  return ({ fortune }) => (mayCurse ? FORTUNES[fortune]! : own);
};

/** The cells of the combat of an investigator and a foe, by their places in the fight. */
export const cellsOf = (fight: Fight, shape: Shape, fighter: number, foe: number): Cells => {
  const ofFoe = shape.foes[foe]!;
  const { items, fortune, health, sanity } = shape.fighters[fighter]!;
  const axes = [ofFoe, items, fortune, health, sanity];
  const size = axes.reduce((product, axis) => product * axis.size, 1);
  const steps = axes.map((_, i) => axes.slice(i + 1).reduce((product, axis) => product * axis.size, 1));
  const at = Array.from({ length: size }, (_, number): Cell => {
    const [wounds, left, luck, h, s] = axes.map((axis, i) => along({ size: axis.size, step: steps[i]! }, number));
    return { wounds: wounds!, items: left!, fortune: luck!, health: h!, sanity: s! };
  });
  const valuesOf = (cell: Cell) => [cell.wounds, cell.items, cell.fortune, cell.health, cell.sanity];
  const [ofWounds, ofItems, ofFortune, ofHealth] = steps as [number, number, number, number];
  return {
    size,
    numberOf: (cell) =>
      cell.wounds * ofWounds + cell.items * ofItems + cell.fortune * ofFortune + cell.health * ofHealth + cell.sanity,
    numberAt: (place) => {
      let number = 0;
      for (let i = 0; i < axes.length; i += 1) number += along(axes[i]!, place) * steps[i]!;
      return number;
    },
    at,
    among: (values) => placesOf(values.map((of, i) => [steps[i]!, of] as const)),
    offsets: Int32Array.from(at, (cell) => valuesOf(cell).reduce((sum, value, i) => sum + value * axes[i]!.step, 0)),
    fortuneOf: fortuneIn(fight, shape, fighter),
  };
};
