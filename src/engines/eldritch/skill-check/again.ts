/**
 * What is thrown again: dice are on the table, tokens and cards are left, and each die more is a decision. Solved
 * backward from any worth, for all that may be left at once (`ready-throwing.ts`); followed forward exactly
 * (`outcomes.ts`). Rule: «Переброс кубиков».
 */
import type { Pool } from './pool.ts';
import type { Tokens } from './tokens.ts';

/** How tokens are spent. */
export const SPENDINGS = ['best', 'needed', 'none'] as const;
/** For the worth, as it is best; on every failed die until enough succeed; never. Cards are used the same way, «never» apart. */
export type Spend = (typeof SPENDINGS)[number];

/** What may be done with dice on the table, what costs nothing first. */
export const ACTIONS = ['stop', 'free', 'all', 'focus', 'clue'] as const;
export type Action = (typeof ACTIONS)[number];
/** An action on a die; where a six counts twice a die with a single success may be thrown too. */
export interface DieAction {
  readonly action: Action;
  readonly single: boolean;
}
/** A choice as a number: twice the action, and one more for a single success. */
export const choiceOf = (code: number): DieAction => ({ action: ACTIONS[code >> 1]!, single: code % 2 === 1 });
/** What is done with a failed die, as numbers for {@link choiceOf}. */
export const [FREE, ALL, FOCUS, CLUE] = [2, 4, 6, 8] as const;

/** What gains less than this gains nothing. */
export const TIE = 1e-12;

/** A test before it is thrown. */
export interface Throwing {
  readonly pool: Pool;
  readonly tokens: Tokens;
  /** Dice that cards throw again, one each. */
  readonly free: number;
  /** A card that throws all failed dice again once. */
  readonly all: boolean;
  readonly spend: Spend;
  /** What of the cards costs nothing, and is used even where that gains nothing: one more success is never worse. */
  readonly eager: 'none' | 'free' | 'free-and-all';
}
/**
 * A throwing made ready for any worth. Its cells are layers (cards left) of rows (tokens left) of falls; a solved one
 * stays as it is until it is solved again.
 */
export interface ReadyThrowing {
  readonly throwing: Throwing;
  /** What it is worth to stop, by row and fall; and once the card that throws all dice was used. To be filled in. */
  readonly stop: Float64Array;
  readonly used: Float64Array;
  /** By cell: what is done, a number for {@link choiceOf}. */
  readonly choices: Uint8Array;
  /** The same choices, the same pattern. */
  readonly pattern: () => string | number;
  /** Falls times what may be left: the cells of one layer, the falls of one row side by side. */
  readonly area: number;
  readonly layers: number;
  /** Steps that it takes to fill it in, to solve it and to have the mean. */
  readonly steps: number;
  /** The layer that a test begins in, with all cards at hand. */
  readonly top: number;
  /**
   * Solves backward from {@link stop} and {@link used}.
   * @param needed successes that are enough, for who spends until then
   */
  readonly solve: (needed: number) => void;
  /** Writes the worth of a solved throwing before the throw, by tokens left, from a place of an array on. */
  readonly before: (into: Float64Array, from: number) => void;
  readonly cardsOf: (layer: number) => { readonly free: number; readonly all: boolean };
}
