/** A game that is played on its log: what all such games do alike, made of the one step that each of them owes. */
import { forked, framesOf, stateAt, type Step, type Timeline } from './timeline.ts';

/** The log with one action more, or why there is none. */
type Played<S, A, R> =
  | { readonly timeline: Timeline<S, A>; readonly refusal?: undefined }
  | { readonly refusal: R; readonly timeline?: undefined };
/** An action that was done, what happened by it, and the state that it was done in. */
interface Done<S, A, E> {
  readonly action: A;
  readonly told: readonly E[];
  readonly before: S;
}
export interface Play<S, A, E, R> {
  /** @throws {RangeError} where the log holds an illegal action: `act` makes none, and what comes from outside is replayed first */
  readonly stateOf: (timeline: Timeline<S, A>) => S;
  /** Does one thing more; what had been undone is gone. */
  readonly act: (timeline: Timeline<S, A>, action: A) => Played<S, A, R>;
  /** Each action up to the cursor. */
  readonly historyOf: (timeline: Timeline<S, A>) => readonly Done<S, A, E>[];
}

/** Plays logs by the step of a game; it keeps nothing of them. */
export const makePlay = <S, A, E, R extends string>(step: Step<S, A, E, R>): Play<S, A, E, R> => {
  const stateOf = (timeline: Timeline<S, A>): S => {
    const { state, refused } = stateAt(step, timeline);
    if (refused !== undefined) throw new RangeError(`The timeline holds an illegal action: ${refused.refusal}.`);
    return state;
  };
  return {
    stateOf,
    act: (timeline, action) => {
      const next = step(stateOf(timeline), action);
      return 'state' in next ? { timeline: forked(timeline, action) } : { refusal: next.refusal };
    },
    historyOf: ({ initial, actions, cursor }) => {
      const { states, happened } = framesOf(step, initial, actions.slice(0, cursor));
      return happened.map((told, at) => ({ action: actions[at]!, told, before: states[at]! }));
    },
  };
};
