/** The log replayed once: every table it passes through, and the beats in which a reader steps through it. */
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Happened } from '../../../engines/foursouls/stack/happened.ts';
import type { Refusal } from '../../../engines/foursouls/stack/refusal.ts';
import { step } from '../../../engines/foursouls/stack/step.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import { framesOf as replay, type Frames as Replay } from '../../../engines/log/timeline.ts';

export type Frames = Replay<GameState, Happened, Refusal>;

/** Replays by log: reading an address has replayed what is then drawn. */
const replayed = new WeakMap<readonly Action[], { readonly initial: GameState; readonly frames: Frames }>();

/** Replays a log whole or up to the first action that the rules refuse; the same log from the same table once. */
export const framesOf = (initial: GameState, actions: readonly Action[]): Frames => {
  const before = replayed.get(actions);
  if (before?.initial === initial) return before.frames;
  const frames = replay(step, initial, actions);
  replayed.set(actions, { initial, frames });
  return frames;
};

/** One step of the reader: the actions from `from` up to but without `to`. */
export interface Beat {
  readonly from: number;
  readonly to: number;
}
/** A pass after which something resolves or the turn goes on, not only priority. */
const turns = (happened: readonly Happened[]): boolean => happened.some((h) => h.code !== 'passed');

/**
 * The beats of a log: passes in succession are one beat that ends when they make something happen.
 * @param fine every pass is a beat of its own
 */
export const beatsOf = (actions: readonly Action[], frames: Frames, fine: boolean): readonly Beat[] => {
  const beats: Beat[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to > from) beats.push({ from, to });
    from = to;
  };
  for (const [i, happened] of frames.happened.entries()) {
    const isPass = actions[i]!.type === 'pass';
    if (!isPass) close(i);
    if (!isPass || fine || turns(happened)) close(i + 1);
  }
  close(frames.happened.length);
  return beats;
};
/** Where a cursor may stop when it steps by beats: before the first and after each. */
export const stopsOf = (beats: readonly Beat[]): readonly number[] => [0, ...beats.map((b) => b.to)];
/** The number of the beat that ends at the cursor or holds it, from 1; 0 before the first. */
export const beatAt = (beats: readonly Beat[], cursor: number): number =>
  cursor === 0 ? 0 : beats.findIndex((b) => cursor <= b.to) + 1;
