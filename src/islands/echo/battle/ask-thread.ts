import { ask, type Asked, type Counted, type Unanswered } from '../../shared/solve/thread.ts';
import type { State } from './model.ts';
import { answer, type Report } from './question.ts';

/** Asks the worker of this calculator. @returns stops it */
export const askThread = (asked: Asked<State>, hear: (report: Report | Counted | Unanswered) => void): (() => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, asked, hear);
