import { ask, type Counted, type Failed } from '../../shared/solve/thread.ts';
import { answer, type Question, type Report } from './question.ts';

/** Asks the worker of this calculator. @returns stops it */
export const askThread = (question: Question, hear: (report: Report | Counted | Failed) => void): (() => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, question, hear);
