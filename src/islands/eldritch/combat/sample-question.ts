/** A sample of fights for the page: played in a worker, reported in parts. */
import { deviceNumber } from '../../../device/chance.ts';
import { solveFight } from '../../../engines/eldritch/combat/solve.ts';
import { comparedWith, noSample, playMore, type SampleRow } from '../../../engines/eldritch/sample/sample.ts';
import { countedFightOf, type State } from './model.ts';

export const SAMPLE_SIZES = [10_000, 100_000] as const;
export type SampleSize = (typeof SAMPLE_SIZES)[number];
export interface SampleQuestion {
  readonly state: State;
  readonly fights: SampleSize;
}
/** The sample so far. */
export interface SampleReport {
  readonly kind: 'sample';
  readonly played: number;
  readonly rows: readonly SampleRow[];
}

/** How often a sample reports to the page. */
const PARTS = 20;
/** Plays them all, and tells of each part; the source may be replaced by another one. */
export const playSample = (
  { state, fights }: SampleQuestion,
  say: (report: SampleReport) => void,
  source: (below: number) => number = deviceNumber,
): void => {
  const fight = countedFightOf(state);
  const answer = solveFight(fight);
  let sample = noSample(fight);
  while (sample.fights < fights) {
    const more = Math.min(fights / PARTS, fights - sample.fights);
    sample = playMore(fight, answer, { before: sample, fights: more }, source);
    say({ kind: 'sample', played: sample.fights, rows: comparedWith(answer, sample) });
  }
};
