import { percentRu, pointsRu } from '../../../lib/number-ru.ts';

type Ratio = Parameters<typeof percentRu>[0];

/** The answer that was kept, for the bar. */
export interface KeptAnswer {
  /** «10,9 %». */
  readonly was: string;
  /** From it to the present one: «+6,2 п. п.»; absent where the two are of different questions. */
  readonly change?: string | undefined;
}

/** The way from one chance to another: «+6,2 п. п.», «столько же». */
export const changeWords = (kept: Ratio, now: Ratio): string => {
  const points = pointsRu(kept, now);
  return points === '0' ? 'столько\u00a0же' : `${points}\u00a0п.\u00a0п.`;
};

/** A chance that was kept beside the present one; nothing where none is. */
export const keptChance = (kept: Ratio | undefined, now: Ratio | undefined): KeptAnswer | undefined =>
  kept && { was: percentRu(kept), change: now && changeWords(kept, now) };
