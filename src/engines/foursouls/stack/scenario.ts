/** A worked case: lines played one after another; `facts.ts` checks the table after them. */
import type { Action } from './action.ts';
import type { Happened } from './happened.ts';
import { parseLine, type LineProblem } from './readable.ts';
import type { Refusal } from './refusal.ts';
import { step } from './step.ts';
import type { GameState } from './game-state.ts';

/** One line played: the actions it stood for, the table after them, what happened. */
interface PlayedLine {
  readonly line: string;
  readonly actions: readonly Action[];
  readonly state: GameState;
  readonly happened: readonly Happened[];
}
export interface Played {
  readonly lines: readonly PlayedLine[];
  /** Why the lines stopped before their end. */
  readonly stopped?: { readonly line: string; readonly problem: LineProblem | Refusal };
}

/** Plays lines from a table. «All pass» ends as soon as somebody is asked something. */
export const playLines = (initial: GameState, lines: readonly string[]): Played => {
  const played: PlayedLine[] = [];
  let state = initial;
  for (const line of lines) {
    const parsed = parseLine(state, line);
    if (parsed.problem !== undefined) return { lines: played, stopped: { line, problem: parsed.problem } };
    const happened: Happened[] = [];
    for (const action of parsed.actions) {
      const next = step(state, action);
      if (!('state' in next)) return { lines: played, stopped: { line, problem: next.refusal } };
      state = next.state;
      happened.push(...next.happened);
    }
    played.push({ line, actions: parsed.actions, state, happened });
  }
  return { lines: played };
};
