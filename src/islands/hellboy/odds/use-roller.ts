/** The test thrown step by step: begins anew when its dice or its aim change; what was thrown stays remembered. */
import { useMemo, useState } from 'preact/hooks';
import { deviceNumber } from '../../../device/chance.ts';
import { newTimeline, redone, undone } from '../../../engines/log/timeline.ts';
import {
  act,
  pickAgain,
  pickThrow,
  withoutOldest,
  stateOf,
  type RollerTimeline,
} from '../../../engines/hellboy/roller/log.ts';
import { readyFor, type Applied, type RollerAction, type RollerState } from '../../../engines/hellboy/roller/roller.ts';
import { aimOf } from './check-odds.ts';
import type { PlanOf } from './view-props.ts';

/** Steps that can be undone. */
const MOST_STEPS = 200;

interface RollerPlay {
  readonly plan: PlanOf<'test'>;
  readonly timeline: RollerTimeline;
}
export interface RollerActions {
  readonly throwDice: () => void;
  /** Dice that lie on a real table, by their sides, and the effect, by its place. */
  readonly enter: (sides: readonly number[], effect: number) => void;
  readonly use: (as: Applied) => void;
  readonly again: (places: readonly number[]) => void;
  readonly count: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}
export interface Roller {
  readonly roller: RollerState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly actions: RollerActions;
}

const freshFor = ({ state, dice, odds }: PlanOf<'test'>, done: RollerState['done']): RollerTimeline => {
  const test = { dice: odds.dice, bonus: state.bonus, maySpend: state.bprd === 'spent', aim: aimOf(state) };
  return newTimeline<RollerState, RollerAction>({ ...readyFor(dice.faces, test), done });
};

export const useRoller = (plan: PlanOf<'test'>): Roller => {
  const [table, setTable] = useState<RollerPlay>(() => ({ plan, timeline: freshFor(plan, []) }));
  // A throw of other dice never meets these: not even for the one drawing that follows a change.
  const timeline = useMemo(
    () => (table.plan === plan ? table.timeline : freshFor(plan, stateOf(table.timeline).done)),
    [table, plan],
  );
  const roller = useMemo(() => stateOf(timeline), [timeline]);
  const go = (next: RollerTimeline) => setTable({ plan, timeline: next });
  const perform = (action: RollerAction) => {
    const next = act(timeline, action);
    if (next.timeline !== undefined) go(withoutOldest(next.timeline, MOST_STEPS));
  };
  return {
    roller,
    canUndo: timeline.cursor > 0,
    canRedo: timeline.cursor < timeline.actions.length,
    actions: {
      throwDice: () => perform(pickThrow(roller, deviceNumber)),
      enter: (sides, effect) => perform({ kind: 'throw', sides, effect }),
      use: (as) => perform({ kind: 'use', as }),
      again: (places) => perform(pickAgain(places, deviceNumber)),
      count: () => perform({ kind: 'count' }),
      undo: () => go(undone(timeline)),
      redo: () => go(redone(timeline)),
    },
  };
};
