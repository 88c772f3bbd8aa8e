import { ask, type Failed } from '../../shared/solve/thread.ts';
import { answer, type Report, type ThreadQuestion } from './question.ts';

/** Asks the worker of this calculator. @returns stops it */
export const askThread = (question: ThreadQuestion, hear: (report: Report | Failed) => void): (() => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, question, hear);
