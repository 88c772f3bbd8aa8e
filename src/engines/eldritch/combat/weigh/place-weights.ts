/** Exact weights by place of the fight; rows are opened as they are needed. */
import { makeWeights } from '../../../exact/limbs.ts';

/** @param size places of the fight @param width limbs of a weight */
export const makePlaces = (size: number, width: number) => {
  const weights = makeWeights(width);
  const rowAt = new Int32Array(size);
  const places: number[] = [];
  /** The row of a place that has one. */
  const rowOf = (place: number): number => rowAt[place]! - 1;
  const rowFor = (place: number): number => {
    if (rowAt[place]! > 0) return rowOf(place);
    const row = weights.open();
    rowAt[place] = row + 1;
    places.push(place);
    return row;
  };
  return { weights, places, rowOf, rowFor };
};
export type Places = ReturnType<typeof makePlaces>;
