import type { DayTimeline } from '../../../engines/echo/day/day.ts';
import { step } from '../../../engines/echo/day/step.ts';
import { framesOf } from '../../../engines/log/timeline.ts';
import { logLine } from './words/log.ts';

/** The log in sentences, and the day at its cursor. */
export const toldOf = ({ initial, actions, cursor }: DayTimeline) => {
  const done = actions.slice(0, cursor);
  const { states, happened } = framesOf(step, initial, done);
  return {
    state: states.at(-1)!,
    log: done.map((action, i) => logLine(action, happened[i]!, states[i]!, states[i + 1]!)),
  };
};
