/** What an action leads to: the day after it and what it made happen, or why it is not possible. */
import type { Stepped } from '../../log/timeline.ts';
import type { ActionKind, ActionOf } from './action.ts';
import type { Refusal } from './refusal.ts';
import type { DayState, End } from './state.ts';

/** What an action made happen beyond what it says itself; the words are the view's. */
export type Happened =
  /** New enemies came to these locations, one for each mention; the second list is the mass invasion's. */
  | { readonly kind: 'came'; readonly fresh: readonly number[]; readonly extra: readonly number[] }
  | { readonly kind: 'turn'; readonly turn: number; readonly first: number }
  | { readonly kind: 'ended'; readonly end: End }
  /** Clues that a detective got or lost. */
  | { readonly kind: 'got-clues'; readonly who: number; readonly count: number }
  | { readonly kind: 'lost'; readonly who: number; readonly clues: number; readonly tokens: number }
  /** A special property of a cursed location was used: «Насмешка Судьбы» is taken at once. */
  | { readonly kind: 'mockery'; readonly who: number; readonly place: number }
  /** Detained enemies of a detective who fell: who takes them is settled at the end of the battle. */
  | { readonly kind: 'prisoners'; readonly who: number; readonly count: number };

/** The day after an action that was done, and what happened by it. */
interface Done {
  readonly state: DayState;
  readonly happened: readonly Happened[];
}
export type After = Stepped<DayState, Happened, Refusal>;
export const become = (state: DayState, ...happened: readonly Happened[]): Done => ({ state, happened });
/** The end of a game. */
export const endGame = (state: DayState, end: End): Done => become({ ...state, end }, { kind: 'ended', end });

/** What each action does. The state given is never changed. */
export type Effects = { readonly [K in ActionKind]: (state: DayState, action: ActionOf<K>) => After };
