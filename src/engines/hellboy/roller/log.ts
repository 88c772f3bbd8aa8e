/** The roller as its log: undo, redo, history, and where chance comes in. */
import { makePlay } from '../../log/play.ts';
import { withoutOldest as withoutPast, type Timeline } from '../../log/timeline.ts';
import { EFFECTS } from '../dice/effect.ts';
import { SIDES } from '../dice/faces.ts';
import { isBegun, readyFor, step, type RollerAction, type RollerState } from './roller.ts';

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

export const { stateOf, act } = makePlay(step);

/** A timeline without its far past: what lies before the throw of some test. Tests that were over by then are forgotten. */
export const withoutOldest = (timeline: RollerTimeline, most: number): RollerTimeline =>
  withoutPast(step, timeline, most, (state) => (isBegun(state) ? undefined : readyFor(state.faces, state.test)));
