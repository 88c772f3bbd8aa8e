/** Plays a game on its log: what all such games share, built on the one step function of each. */
import { branch, framesOf, stateAt, type Step, type Timeline } from './timeline.ts';

/** The log with one more action, or the reason for a refusal. */
type Played<S, A, R> =
  | { readonly timeline: Timeline<S, A>; readonly refusal?: undefined }
  | { readonly refusal: R; readonly timeline?: undefined };
/** An action of the log with its events and the state before it. */
interface Done<S, A, E> {
  readonly action: A;
  readonly told: readonly E[];
  readonly before: S;
}
export interface Play<S, A, E, R> {
  /** @throws {RangeError} for a log with an illegal action: `act` never makes one; replay a log from outside first */
  readonly stateOf: (timeline: Timeline<S, A>) => S;
  /** Adds an action and drops the undone ones. */
  readonly act: (timeline: Timeline<S, A>, action: A) => Played<S, A, R>;
  /** Each action up to the cursor. */
  readonly historyOf: (timeline: Timeline<S, A>) => readonly Done<S, A, E>[];
}

/** Makes the functions that play logs of a game. They keep no state. */
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
      return 'state' in next ? { timeline: branch(timeline, action) } : { refusal: next.refusal };
    },
    historyOf: ({ initial, actions, cursor }) => {
      const { states, happened } = framesOf(step, initial, actions.slice(0, cursor));
      return happened.map((told, at) => ({ action: actions[at]!, told, before: states[at]! }));
    },
  };
};
