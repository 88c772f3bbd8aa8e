/** Questions counted in a thread beside the page, so that the page never waits; where there are none, on the page a moment later. */
import { OutOfBudget, OutOfMemory } from '../../../engines/exact/work.ts';

/**
 * Said last where the counting ends before its answer: the budget is spent, the question does not fit into the memory, the
 * device gave less of it than thought or the thread did not come.
 */
export interface Unanswered {
  readonly kind: 'asks' | 'refused' | 'failed';
}
/** Said meanwhile: so many parts of so many are counted. */
export interface Counted {
  readonly kind: 'progress';
  readonly done: number;
  readonly of: number;
}
/** A question, and how many steps it may take. */
export interface Asked<Q> {
  readonly question: Q;
  readonly steps: number;
}
/**
 * Counts what is asked and says what it knows, part by part; it stops by `OutOfBudget` where it would take more steps.
 * Questions and reports are plain values that survive the way between threads.
 */
export type Answerer<Q, R> = (question: Q, say: (report: R) => void, steps: number) => void;
/** What comes from the thread: a report, or that nothing follows. */
type Message<R> = { readonly said: R | Unanswered } | { readonly ended: true };

/** Long enough for the page to show that it is counting, and for the next press of a button to come first. */
const PAUSE = 40;
const FAILED: Unanswered = { kind: 'failed' };

const unansweredBy = (error: unknown): Unanswered => {
  if (error instanceof OutOfBudget) return { kind: 'asks' };
  return error instanceof OutOfMemory ? { kind: 'refused' } : FAILED;
};
/** Answers a question, or says why not. */
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
 * @param start starts the thread of the calculator, which is to `serve` the same answerer
 * @param hear is told of each report; why there is no answer is the last one
 * @returns stops the counting; nothing is heard afterwards
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

/** The other end: answers the one question of its page. */
export const serve = <Q, R>(answer: Answerer<Q, R>): void => {
  const send = (message: Message<R>) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<Asked<Q>>) => {
    answerSafely(answer, data, (said) => send({ said }));
    send({ ended: true });
  });
};
