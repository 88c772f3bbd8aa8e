import { ask, type Counted, type Failed } from '../../shared/solve/thread.ts';
import type { State } from './model.ts';
import { answer, judge, type Judged, type Report } from './question.ts';
import { playSample, type SampleQuestion, type SampleReport } from './sample-question.ts';

/** Asks the worker of this calculator. @returns stops it */
export const askThread = (state: State, hear: (report: Report | Counted | Failed) => void): (() => void) =>
  ask(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), answer, state, hear);
/** Asks how long a fight will take. @returns stops it */
export const askVerdict = (state: State, hear: (report: Judged | Failed) => void): (() => void) =>
  ask(() => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }), judge, state, hear);
/** Plays a sample. @returns stops it */
export const askSample = (question: SampleQuestion, hear: (report: SampleReport | Failed) => void): (() => void) =>
  ask(() => new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' }), playSample, question, hear);
