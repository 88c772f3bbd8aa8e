/** The test on the reader's table: begins anew when the test changes; what was thrown stays remembered. */
import { useMemo, useState } from 'preact/hooks';
import { deviceNumber } from '../../../../device/chance.ts';
import {
  actOnTable,
  newTable,
  onTable,
  tableAt,
  tableTestOf,
  throwsOf,
  type TableAction,
  type TableState,
  type TableTimeline,
} from '../../../../engines/eldritch/skill-check/table.ts';
import { redone, undone } from '../../../../engines/log/timeline.ts';
import { testOf, type Setup } from '../inputs/setup.ts';

export interface DiceTable {
  readonly table: TableState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly throwDice: () => void;
  /** Dice that lie on a real table. */
  readonly lay: (faces: readonly number[]) => void;
  readonly again: (place: number, by: 'free' | 'clue') => void;
  readonly againAll: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}
const face = (): number => deviceNumber(6) + 1;
const facesOf = (count: number): readonly number[] => Array.from({ length: count }, face);

export const useDiceTable = (setup: Setup): DiceTable => {
  const [kept, setKept] = useState(() => ({ setup, timeline: newTable(tableTestOf(testOf(setup))) }));
  // A throw of another test never meets these: not even for the one drawing that follows a change.
  const timeline = useMemo(
    () =>
      kept.setup === setup ? kept.timeline : newTable(tableTestOf(testOf(setup)), throwsOf(tableAt(kept.timeline))),
    [kept, setup],
  );
  const table = useMemo(() => tableAt(timeline), [timeline]);
  const go = (next: TableTimeline) => setKept({ setup, timeline: next });
  const act = (action: TableAction) => go(actOnTable(timeline, action).timeline ?? timeline);
  return {
    table,
    canUndo: timeline.cursor > 0,
    canRedo: timeline.cursor < timeline.actions.length,
    throwDice: () => act({ kind: 'throw', faces: facesOf(table.test.dice) }),
    lay: (faces) => act({ kind: 'throw', faces }),
    again: (place, by) => act({ kind: 'again', by, place, face: face() }),
    againAll: () => act({ kind: 'all', faces: facesOf(onTable(table)?.failed ?? 0) }),
    undo: () => go(undone(timeline)),
    redo: () => go(redone(timeline)),
  };
};
