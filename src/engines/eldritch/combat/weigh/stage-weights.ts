/** Exact weights that wait in one stage of a combat, by cell and by tokens left; rows are opened as they are needed. */
import { makeWeights, type Weights } from '../../../exact/limbs.ts';

/** Weights in one cell: by tokens left, the rows of those that are there. */
export type InCell = readonly { readonly left: number; readonly row: number }[];

export interface StageWeights {
  readonly weights: Weights;
  /** The row of a cell by tokens left. */
  readonly rowFor: (cell: number, left: number) => number;
  /** Hands on what is in every cell, made whole, in the order in which cells were reached; then all is forgotten. */
  readonly takeAll: (take: (cell: number, inCell: InCell) => void) => void;
}
/** @param width limbs of a weight */
export const makeStageWeights = (cells: number, count: number, width: number): StageWeights => {
  const weights = makeWeights(width);
  /** By cell and tokens left: its row from 1; 0 for none. */
  const rowAt = new Int32Array(cells * count);
  const isReached = new Uint8Array(cells);
  const reached: number[] = [];
  /** Takes the rows of a cell out, so that others may be opened. */
  const takeRows = (cell: number): InCell => {
    const inCell: { left: number; row: number }[] = [];
    for (let left = 0; left < count; left += 1) {
      const row = rowAt[cell * count + left]! - 1;
      if (row < 0) continue;
      weights.carry(row);
      rowAt[cell * count + left] = 0;
      inCell.push({ left, row });
    }
    isReached[cell] = 0;
    return inCell;
  };
  return {
    weights,
    rowFor: (cell, left) => {
      const place = cell * count + left;
      if (rowAt[place]! > 0) return rowAt[place]! - 1;
      const row = weights.open();
      rowAt[place] = row + 1;
      if (isReached[cell] === 0) reached.push(cell);
      isReached[cell] = 1;
      return row;
    },
    takeAll: (take) => {
      for (const cell of reached) take(cell, takeRows(cell));
      reached.length = 0;
      weights.clear();
    },
  };
};
