/** A fight that is played throw by throw: another fight begins another log, the same one goes on, also after a reload. */
import { useMemo, useState } from 'preact/hooks';
import { deviceNumber } from '../../../../device/chance.ts';
import type { Fight } from '../../../../engines/eldritch/combat/fight.ts';
import { act, historyOf, newRoller, stateOf, type RollerTimeline } from '../../../../engines/eldritch/roller/log.ts';
import { makeLog } from '../../../../engines/eldritch/roller/notation.ts';
import type { RollerAction, RollerState } from '../../../../engines/eldritch/roller/roller.ts';
import { redone, undone } from '../../../../engines/log/timeline.ts';
import { useKeptState } from '../../../shared/state/use-kept-state.ts';
import { codecOf } from '../address.ts';
import type { CombatData } from '../cards.ts';
import { fightOf } from '../model.ts';
import type { Plan } from '../view-props.ts';
import type { AdviceReport } from './advisor.ts';
import { NOT_PLAYED, SAVED_CODEC, savedOf, timelineOf } from './saved.ts';
import { useAdvice } from './use-advice.ts';

/** The fight as it is played: the best order is one that is kept to. */
const playedFight = ({ state, result: { order } }: Plan): Fight => {
  const fight = fightOf(state);
  return order === undefined ? fight : { ...fight, order: { kind: 'given', foes: order } };
};

/** A step that was made. */
export type Done = ReturnType<typeof historyOf>[number];
interface PlayActions {
  readonly begin: () => void;
  readonly perform: (action: RollerAction) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}
export interface Play {
  /** Absent before the fight is begun. */
  readonly roller: RollerState | undefined;
  readonly history: readonly Done[];
  readonly advice: AdviceReport | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly actions: PlayActions;
}
/** A number of faces, thrown by the device. */
export const throwFaces = (count: number): readonly number[] =>
  Array.from({ length: count }, () => deviceNumber(6) + 1);

export const usePlay = (plan: Plan, data: CombatData): Play => {
  const kept = useKeptState({ begin: () => NOT_PLAYED, codec: SAVED_CODEC });
  const [table, setTable] = useState<{ readonly of: Plan; readonly timeline: RollerTimeline }>();
  const fight = useMemo(() => playedFight(plan), [plan]);
  const address = useMemo(() => codecOf(data).make(plan.state), [plan, data]);
  // Dice of another fight never lie in this one: not even for the one drawing that follows a change.
  const timeline = useMemo(
    () => (table?.of === plan ? table.timeline : timelineOf(kept.state, address, fight)),
    [table, plan, kept.isLive],
  );
  const roller = useMemo(() => timeline && stateOf(timeline), [timeline]);
  const history = useMemo(() => (timeline === undefined ? [] : historyOf(timeline)), [timeline]);
  const log = useMemo(
    () => timeline && makeLog({ ...timeline, actions: timeline.actions.slice(0, timeline.cursor) }),
    [timeline],
  );
  const advice = useAdvice({ fight, log });
  const go = (next: RollerTimeline) => {
    setTable({ of: plan, timeline: next });
    kept.change(() => savedOf(address, next));
  };
  return {
    roller,
    history,
    advice,
    canUndo: timeline !== undefined && timeline.cursor > 0,
    canRedo: timeline !== undefined && timeline.cursor < timeline.actions.length,
    actions: {
      begin: () => go(newRoller(fight)),
      perform: (action) => {
        const next = timeline && act(timeline, action);
        if (next?.timeline !== undefined) go(next.timeline);
      },
      undo: () => timeline && go(undone(timeline)),
      redo: () => timeline && go(redone(timeline)),
    },
  };
};
