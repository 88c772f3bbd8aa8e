import { ask, type Asked, type Progress, type Unanswered } from '../../shared/solve/ask-worker.ts';
import type { State } from './model.ts';
import { answer, type Report } from './question.ts';
import { playSample, type SampleQuestion, type SampleReport } from './sample-question.ts';

/** Asks the worker of this calculator. @returns stops it */
export const askWorker = (asked: Asked<State>, hear: (report: Report | Progress | Unanswered) => void): (() => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, asked, hear);
/** Plays a sample, however long it takes. @returns stops it */
export const askSample = (question: SampleQuestion, hear: (report: SampleReport | Unanswered) => void): (() => void) =>
  ask(
    () => new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' }),
    (sample: SampleQuestion, say: (report: SampleReport) => void) => playSample(sample, say),
    { question, steps: Infinity },
    hear,
  );
