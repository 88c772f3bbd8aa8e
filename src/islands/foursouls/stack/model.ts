/** What the reader looks at: a table, its log with a cursor, and the other lines that were tried («что будет, если»). */
import type { Action } from '../../../engines/foursouls/stack/action.ts';
import type { Catalog } from '../../../engines/foursouls/stack/ability.ts';
import { makeAction } from '../../../engines/foursouls/stack/notation.ts';
import { tableOf } from '../../../engines/foursouls/stack/laying.ts';
import type { Setup } from '../../../engines/foursouls/stack/setup.ts';
import type { Seat } from '../../../engines/foursouls/stack/ref.ts';
import type { GameState } from '../../../engines/foursouls/stack/game-state.ts';
import { branch, movedTo, type Timeline } from '../../../engines/log/timeline.ts';

/** Another line of play: its whole log, and how many actions it shares with the line that was left for it. */
export interface Fork {
  readonly at: number;
  readonly actions: readonly Action[];
}
export interface State extends Timeline<GameState, Action> {
  readonly setup: Setup;
  readonly forks: readonly Fork[];
  /** What the reader calls a table of their own; empty where they have not named it. */
  readonly title: string;
  /** Each pass is a step of its own. */
  readonly fine: boolean;
}
/** The most other lines that are kept; the oldest is dropped. */
export const MOST_FORKS = 5;
/** The most characters of a title. */
export const MOST_TITLE = 80;

/** The state of a table with a log, the cursor at its start unless said otherwise. Throws where the setup cannot be laid. */
export const stateOf = (setup: Setup, cards: Catalog, actions: readonly Action[] = [], cursor = 0): State =>
  moveCursor({ setup, initial: tableOf(setup, cards), actions, cursor: 0, forks: [], title: '', fine: false }, cursor);

export const moveCursor = (state: State, cursor: number): State => ({ ...state, ...movedTo(state, cursor) });
const isSame = (a: Action | undefined, b: Action): boolean => a !== undefined && makeAction(a) === makeAction(b);
/** How many actions two logs begin with in common. */
export const sharedLength = (a: readonly Action[], b: readonly Action[]): number => {
  const differs = a.findIndex((action, i) => b[i] === undefined || !isSame(b[i], action));
  return differs < 0 ? a.length : differs;
};
const begins = (line: readonly Action[], longer: readonly Action[]): boolean =>
  sharedLength(line, longer) === line.length;

/** Lines kept as forks: one that only begins another is left out. */
const withFork = (forks: readonly Fork[], fork: Fork): readonly Fork[] =>
  forks.some((f) => begins(fork.actions, f.actions))
    ? forks
    : [...forks.filter((f) => !begins(f.actions, fork.actions)), fork].slice(-MOST_FORKS);
const forksFrom = (forks: readonly Fork[], line: readonly Action[]): readonly Fork[] =>
  forks.filter((f) => !begins(f.actions, line)).map((f) => ({ ...f, at: sharedLength(f.actions, line) }));

/** An action at the cursor. One that the log goes on with anyway only moves the cursor; any other leaves the rest as a fork. */
export const withAction = (state: State, action: Action): State => {
  if (isSame(state.actions[state.cursor], action)) return moveCursor(state, state.cursor + 1);
  const forks =
    state.cursor < state.actions.length
      ? withFork(state.forks, { at: state.cursor, actions: state.actions })
      : state.forks;
  const next = branch(state, action);
  return { ...state, ...next, forks: forksFrom(forks, next.actions) };
};
/** Goes over to another line, at the place where it leaves the present one, which is kept. */
export const switchedTo = (state: State, fork: Fork): State => {
  const rest = state.forks.filter((f) => f !== fork);
  const next = { ...state, actions: fork.actions, cursor: fork.at };
  return { ...next, forks: forksFrom(withFork(rest, { at: fork.at, actions: state.actions }), fork.actions) };
};
/** Whether a state goes another way than a recorded log of its table, and after how many actions in common. */
export const departureFrom = (state: State, record: readonly Action[]): number | undefined => {
  const shared = sharedLength(record, state.actions);
  return shared === record.length && shared === state.actions.length ? undefined : shared;
};
/** Back on the recorded log, where the played line has left it; that line becomes a fork. */
export const returnedTo = (state: State, record: readonly Action[]): State => {
  const kept = state.forks.find((f) => f.actions.length === record.length && begins(record, f.actions));
  return switchedTo(state, kept ?? { at: sharedLength(record, state.actions), actions: record });
};
export const withoutFork = (state: State, fork: Fork): State => ({
  ...state,
  forks: state.forks.filter((f) => f !== fork),
});

/** Passes from the holder of priority up to a seat, or of everybody who still has to pass. Empty where that seat cannot get priority so. */
export const passesTo = ({ priority, players }: GameState, seat: Seat | 'all'): readonly Action[] => {
  if (priority === null) return [];
  const { holder, passes } = priority;
  const left = players.length - passes;
  const count = seat === 'all' ? left : (seat - holder + players.length) % players.length;
  return seat !== 'all' && count >= left
    ? []
    : Array.from({ length: count }, (_, i) => ({ type: 'pass', seat: (holder + i) % players.length }));
};
