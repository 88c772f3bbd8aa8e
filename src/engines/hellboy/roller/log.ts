/** The roller as its log: undo, redo, history, and where chance comes in. */
import { forked, framesOf, shortened as withoutPast, stateAt, type Timeline } from '../../log/timeline.ts';
import { EFFECTS } from '../dice/effect.ts';
import { SIDES } from '../dice/faces.ts';
import type { Told } from './follows.ts';
import { isBegun, readyFor, step, type Refusal, type RollerAction, type RollerState } from './roller.ts';

/** All that was thrown; it begins with a table on which nothing is. */
export type RollerTimeline = Timeline<RollerState, RollerAction>;
/** Picks a whole number from 0 up to but not including `below`, each equally likely. */
export type Source = (below: number) => number;

/** All dice of the test thrown. */
export const pickThrow = ({ test }: RollerState, source: Source): RollerAction => ({
  kind: 'throw',
  sides: test.dice.map(() => source(SIDES)),
  effect: source(EFFECTS.length),
});
/** These dice thrown again. */
export const pickAgain = (places: readonly number[], source: Source): RollerAction => ({
  kind: 'again',
  places,
  sides: places.map(() => source(SIDES)),
});

/** @throws {RangeError} where the timeline holds an illegal action: `act` makes none, and what comes from outside is replayed first */
export const stateOf = (timeline: RollerTimeline): RollerState => {
  const { state, refused } = stateAt(step, timeline);
  if (refused !== undefined) throw new RangeError(`The timeline holds an illegal action: ${refused.refusal}.`);
  return state;
};
/** Does one thing more; what had been undone is gone. */
export const act = (
  timeline: RollerTimeline,
  action: RollerAction,
):
  | { readonly timeline: RollerTimeline; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly timeline?: never } => {
  const { refusal } = step(stateOf(timeline), action);
  return refusal === undefined ? { timeline: forked(timeline, action) } : { refusal };
};

/** Each action up to the cursor with the rules that it followed. */
export const historyOf = ({
  initial,
  actions,
  cursor,
}: RollerTimeline): readonly { readonly action: RollerAction; readonly told: readonly Told[] }[] => {
  const done = actions.slice(0, cursor);
  return framesOf(step, initial, done).happened.map((told, at) => ({ action: done[at]!, told }));
};

/** A timeline without its far past: what lies before the throw of some test. Tests that were over by then are forgotten. */
export const shortened = (timeline: RollerTimeline, most: number): RollerTimeline =>
  withoutPast(step, timeline, most, (state) => (isBegun(state) ? undefined : readyFor(state.faces, state.test)));
