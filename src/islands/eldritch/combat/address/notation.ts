/** Numbers and words of an address, read with bounds. */
import type { Bounds } from '../model.ts';

export const parseNumber = (text: string | undefined, [least, most]: Bounds): number | undefined => {
  if (text === undefined || !/^(?:0|-?[1-9]\d?)$/.test(text)) return undefined;
  const n = Number(text);
  return n >= least && n <= most ? n : undefined;
};
/** As many as there are bounds. */
export const parseNumbers = (parts: readonly string[], bounds: readonly Bounds[]): readonly number[] | undefined => {
  const read = bounds.map((b, i) => parseNumber(parts[i], b));
  return parts.length === bounds.length && read.every((n) => n !== undefined) ? read : undefined;
};
export const oneOf = <T extends string>(text: string | undefined, known: readonly T[]): T | undefined =>
  known.find((one) => one === text);
