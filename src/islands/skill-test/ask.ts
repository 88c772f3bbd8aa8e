/** Asks a question in a thread of its own, so that the page never waits; where there are none, on the page a moment later. */
import { answer, isAnswer, type Question, type Report } from './question.ts';

/** Long enough for the page to show that it is counting, and for the next press of a button to come first. */
const PAUSE = 40;

/**
 * @param hear is told of what is known meanwhile, then once of the answer or that there is none
 * @returns stops the counting; nothing is heard afterwards
 */
export const ask = (question: Question, hear: (report: Report) => void): (() => void) => {
  let worker: Worker | undefined;
  const timer = setTimeout(() => {
    try {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return answer(question, hear);
    }
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (isAnswer(data)) worker?.terminate();
      hear(data);
    };
    worker.onerror = () => {
      worker?.terminate();
      hear({ kind: 'failed' });
    };
    worker.postMessage(question);
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    worker?.terminate();
  };
};
