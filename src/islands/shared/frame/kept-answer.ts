import { percentRu, pointsRu } from '../../../lib/number-ru.ts';

type Ratio = Parameters<typeof percentRu>[0];

/** The kept answer, for the bar. */
export interface KeptAnswer {
  /** «10,9 %». */
  readonly was: string;
  /** The change to the present one: «+6,2 п. п.»; absent where the questions differ. */
  readonly change?: string | undefined;
}

/** The change from one chance to another: «+6,2 п. п.», «столько же». */
export const changeWords = (kept: Ratio, now: Ratio): string => {
  const points = pointsRu(kept, now);
  return points === '0' ? 'столько\u00a0же' : `${points}\u00a0п.\u00a0п.`;
};

/** The kept chance, with its change to the present one; undefined where none is kept. */
export const keptChance = (kept: Ratio | undefined, now: Ratio | undefined): KeptAnswer | undefined =>
  kept && { was: percentRu(kept), change: now && changeWords(kept, now) };
