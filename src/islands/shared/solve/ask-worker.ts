/** Answers questions in a worker, so that the page never freezes; without workers, on the page a moment later. */
import { OutOfBudget, OutOfMemory } from '../../../engines/exact/work.ts';

/**
 * The last report of a computation that ends without an answer: the budget is spent, the question does not fit into
 * memory, the device has less memory than expected, or the worker did not start.
 */
export interface Unanswered {
  readonly kind: 'confirm' | 'reject' | 'failed';
}
/** A progress report: parts done and their total. */
export interface Progress {
  readonly kind: 'progress';
  readonly done: number;
  readonly of: number;
}
/** A question with its budget of steps. */
export interface Asked<Q> {
  readonly question: Q;
  readonly steps: number;
}
/**
 * Counts what is asked and says what it knows, part by part; it stops by `OutOfBudget` where it would take more steps.
 * Questions and reports are plain values that survive the way between threads.
 */
export type Answerer<Q, R> = (question: Q, say: (report: R) => void, steps: number) => void;
/** A message from the worker: a report, or the end. */
type Message<R> = { readonly said: R | Unanswered } | { readonly ended: true };

/** Long enough for the page to show its busy state, and for the next press to come first. */
const PAUSE = 40;
const FAILED: Unanswered = { kind: 'failed' };

const unansweredBy = (error: unknown): Unanswered => {
  if (error instanceof OutOfBudget) return { kind: 'confirm' };
  return error instanceof OutOfMemory ? { kind: 'reject' } : FAILED;
};
/** Answers a question, or reports why not. */
export const answerSafely = <Q, R>(
  answer: Answerer<Q, R>,
  { question, steps }: Asked<Q>,
  say: (report: R | Unanswered) => void,
): void => {
  try {
    answer(question, say, steps);
  } catch (error) {
    say(unansweredBy(error));
  }
};

/**
 * @param start starts the worker of the calculator, which must `serve` the same answerer
 * @param hear called with each report; the last one may say why there is no answer
 * @returns stops the computation; `hear` is not called afterwards
 */
export const ask = <Q, R>(
  start: () => Worker,
  answer: Answerer<Q, R>,
  asked: Asked<Q>,
  hear: (report: R | Unanswered) => void,
): (() => void) => {
  let worker: Worker | undefined;
  const timer = setTimeout(() => {
    try {
      worker = start();
    } catch {
      return answerSafely(answer, asked, hear);
    }
    worker.onmessage = ({ data }: MessageEvent<Message<R>>) => {
      if ('ended' in data) worker?.terminate();
      else hear(data.said);
    };
    worker.onerror = () => {
      worker?.terminate();
      hear(FAILED);
    };
    worker.postMessage(asked);
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    worker?.terminate();
  };
};

/** Runs in the worker: answers the one question of its page. */
export const serve = <Q, R>(answer: Answerer<Q, R>): void => {
  const send = (message: Message<R>) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<Asked<Q>>) => {
    answerSafely(answer, data, (said) => send({ said }));
    send({ ended: true });
  });
};
