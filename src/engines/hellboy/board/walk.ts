/** The straight walk from the centre of an area to the centre of another, area by area. Exact: whole numbers only. */
import type { Area } from './board.ts';

/** A place on the grid; the area (0, 0) reaches from (0, 0) to (1, 1). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One step of the walk. */
export interface Step {
  readonly leaves: Area;
  readonly enters: Area;
  /**
   * How far from the middle of the side the line crosses it: `over / under` sides, below a half. None where the line
   * goes through a corner, into the area across it.
   */
  readonly aside: { readonly over: number; readonly under: number } | undefined;
  /** Where it crosses, to be drawn. */
  readonly at: Point;
}

/** The centre of an area. */
export const centreOf = ({ column, row }: Area): Point => ({ x: column + 0.5, y: row + 0.5 });

/** The steps of the line between two centres; none within one area. */
export const walkOf = (from: Area, to: Area): readonly Step[] => {
  const [across, down] = [Math.abs(to.column - from.column), Math.abs(to.row - from.row)];
  const [right, below] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
  const after = (i: number, j: number): Area => ({ column: from.column + i * right, row: from.row + j * below });
  // The line reaches upright line i of the grid at (2i + 1) / (2 across) of its way, level line j at (2j + 1) / (2 down).
  const walk = (i: number, j: number): readonly Step[] => {
    if (i === across && j === down) return [];
    const upright = i < across ? (2 * i + 1) * down : Infinity;
    const level = j < down ? (2 * j + 1) * across : Infinity;
    const [nextI, nextJ] = [upright <= level ? i + 1 : i, level <= upright ? j + 1 : j];
    const way = upright <= level ? (2 * i + 1) / (2 * across) : (2 * j + 1) / (2 * down);
    const centre = centreOf(from);
    const step: Step = {
      leaves: after(i, j),
      enters: after(nextI, nextJ),
      aside: sideOf({ upright, level, i, j, across, down }),
      at: { x: centre.x + way * across * right, y: centre.y + way * down * below },
    };
    return [step, ...walk(nextI, nextJ)];
  };
  return walk(0, 0);
};

interface Crossing {
  readonly upright: number;
  readonly level: number;
  readonly i: number;
  readonly j: number;
  readonly across: number;
  readonly down: number;
}
const sideOf = ({ upright, level, i, j, across, down }: Crossing): Step['aside'] => {
  if (upright === level) return undefined;
  return upright < level
    ? { over: Math.abs(upright - 2 * j * across), under: 2 * across }
    : { over: Math.abs(level - 2 * i * down), under: 2 * down };
};
