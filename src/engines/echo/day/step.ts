/** One action: refused with a reason, or the day after it with what it made happen. */
import type { Action } from './action.ts';
import type { After, Effects } from './after.ts';
import { detectiveEffects } from './detectives.ts';
import { enemyEffects } from './enemies.ts';
import { pathEffects } from './paths.ts';
import { refuse } from './refusal.ts';
import { settingEffects } from './setting.ts';
import type { DayState } from './state.ts';
import { turnEffects } from './turn.ts';

const EFFECTS: Effects = {
  ...settingEffects,
  ...turnEffects,
  ...pathEffects,
  ...enemyEffects,
  ...detectiveEffects,
};

/** Does an action. A game that has ended knows none but `play-on`. */
export const step = (state: DayState, action: Action): After => {
  if (state.end !== null && action.kind !== 'play-on') return refuse('over');
  const effect = EFFECTS[action.kind] as (state: DayState, action: Action) => After;
  return effect(state, action);
};
