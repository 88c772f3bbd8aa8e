/** Chances of the engine are plain numbers; the site shows ratios. */
import { PRECISION } from '../../../../engines/echo/battle/solve.ts';
import { percentRu } from '../../../../lib/number-ru.ts';

const PARTS = 10n ** 13n;
/** Less than this away from certain or from nothing is rounding. */
const ROUNDING = 1e-12;

/** Whether something comes about for sure, or surely not. */
export const isCertain = (chance: number): boolean => chance < ROUNDING || chance > 1 - ROUNDING;
/** Whether two answers differ by rounding alone. */
export const isSameNumber = (a: number, b: number): boolean => Math.abs(a - b) <= PRECISION;

/** A number as a ratio; what is certain but for rounding is certain. */
export const ratioOf = (n: number): { readonly n: bigint; readonly d: bigint } => {
  if (Math.abs(n - Math.round(n)) < ROUNDING) return { n: BigInt(Math.round(n)), d: 1n };
  return { n: BigInt(Math.round(n * Number(PARTS))), d: PARTS };
};
export const chanceRu = (chance: number): string => percentRu(ratioOf(chance));
/** A mean with one decimal by default: «4,9». */
export const meanRu = (mean: number, places = 1): string =>
  mean.toFixed(places).replace(/0+$/, '').replace(/\.$/, '').replace('.', ',');
/** A chance with five decimals, marked as rounded: «≈ 0,45829». */
export const preciseRu = (chance: number): string => {
  const shown = meanRu(chance, 5);
  if (shown === '0' || shown === '1') return chance < 0.5 ? '<0,00001' : '>0,99999';
  return Math.abs(chance - Number(shown.replace(',', '.'))) < ROUNDING ? shown : `≈\u00a0${shown}`;
};
