/** What an action made happen beyond what it says itself; the words are the view's. */
import type { End } from './state.ts';

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
