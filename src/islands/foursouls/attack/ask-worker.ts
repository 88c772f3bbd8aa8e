import { ask, type Asked, type Unanswered } from '../../shared/solve/ask-worker.ts';
import { answer, type Question, type Report } from './question.ts';

/** Asks the worker of this calculator. @returns stops it */
export const askWorker = (asked: Asked<Question>, hear: (report: Report | Unanswered) => void): (() => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, asked, hear);
