/**
 * How much work a question is, known before it is begun: too big a question is asked about with words, not answered by
 * a frozen page. Every engine that can be asked for too much has an estimate of this kind beside its solver.
 *
 * Work is counted, never timed: in steps, of which one is about as much as adding one limb to another. A solver says how
 * many it takes (`OnWork`); its estimate walks the same structure with the bodies left out, so that
 *
 *     taken ≤ estimated ≤ 2 × taken
 *
 * over a table of hard questions, and tests hold both. Only here steps become time.
 */

/** What a question costs. */
export interface Work {
  /** Steps of the solver, all in all. */
  readonly steps: number;
  /** Bytes that are held at once. */
  readonly bytes: number;
}
/** Hears of steps taken, as often as a solver likes; the sum counts. */
export type OnWork = (steps: number) => void;
/** For who does not ask. */
export const unheard: OnWork = () => {};

/** Steps that a desk machine takes in a millisecond; `npm run bench` shows how well that holds. */
export const STEPS_PER_MS = 150_000;
/** What may be done with a question, from the smallest to the largest. */
export const VERDICTS = ['at-once', 'in-thread', 'when-asked', 'too-big'] as const;
/** On the page itself; in a thread beside it; the same, but only when the reader says so; not at all. */
export type Verdict = (typeof VERDICTS)[number];

/** Where one verdict ends and the next begins: milliseconds of a desk machine, and bytes. */
export interface Budget {
  /** A slow phone makes of it a frame or two. */
  readonly atOnce: number;
  /** Nothing that takes longer is begun unasked. */
  readonly unasked: number;
  /** What a phone's browser still gives to a page. */
  readonly bytes: number;
}
export const BUDGET: Budget = { atOnce: 8, unasked: 2_000, bytes: 500_000_000 };

/** Works done one after the other: the memory of one is given back before the next. */
export const inTurn = (works: readonly Work[]): Work => ({
  steps: works.reduce((sum, { steps }) => sum + steps, 0),
  bytes: works.reduce((most, { bytes }) => Math.max(most, bytes), 0),
});
/** One work done so many times, one after the other. */
export const repeated = ({ steps, bytes }: Work, times: number): Work => ({ steps: steps * times, bytes });

/** How long a work takes at most on a desk machine that does nothing else, in milliseconds. */
export const millisecondsOf = ({ steps }: Work): number => steps / STEPS_PER_MS;

/** What may be done with a question of so much work. */
export const verdictOf = (work: Work, { atOnce, unasked, bytes }: Budget = BUDGET): Verdict => {
  if (work.bytes > bytes) return 'too-big';
  const milliseconds = millisecondsOf(work);
  if (milliseconds > unasked) return 'when-asked';
  return milliseconds > atOnce ? 'in-thread' : 'at-once';
};
