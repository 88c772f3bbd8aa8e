import { ask, type Counted, type Failed } from '../../shared/solve/thread.ts';
import type { State } from './model.ts';
import { answer, type Report } from './question.ts';

/** Asks the worker of this calculator. @returns stops it */
export const askThread = (state: State, hear: (report: Report | Counted | Failed) => void): (() => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, state, hear);
