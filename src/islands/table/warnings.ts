/** What the numbers of the table say now: the alarms of its counters and of its players, and what several counters say together. */
import type { Counter } from '../../schemas/site/round.ts';
import { isAlarm, isWanted, valueOf, type State, type Table } from './model.ts';

export interface Warning {
  readonly says: string;
  /** The game may end by it. */
  readonly isEnd: boolean;
  /** Whose counter it is, by his place. */
  readonly player?: number;
}

export const warningsOf = (table: Table, state: State): readonly Warning[] => {
  const alarmOf = (counter: Counter, value: number): readonly Warning[] =>
    counter.alarm !== undefined && isWanted(table, state, counter) && isAlarm(table, state, counter, value)
      ? [{ says: counter.alarm.says, isEnd: counter.alarm.isEnd }]
      : [];
  return [
    ...table.shared.flatMap((counter, i) => alarmOf(counter, state.counters[i]!)),
    ...state.players.flatMap(({ counters }, player) =>
      table.ofPlayer.flatMap((counter, i) => alarmOf(counter, counters[i]!).map((alarm) => ({ ...alarm, player }))),
    ),
    ...table.round.signals
      .filter((signal) => signal.from <= state.pass && isWanted(table, state, signal))
      .filter(({ at }) => Object.entries(at).every(([id, number]) => valueOf(table, state, id) === number))
      .map(({ says, isEnd }) => ({ says, isEnd })),
  ];
};
