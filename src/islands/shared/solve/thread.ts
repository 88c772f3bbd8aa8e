/** Questions counted in a thread beside the page, so that the page never waits; where there are none, on the page a moment later. */

/** Said last where nothing can be answered: the question was too large for the memory of this device, or the thread did not come. */
export interface Failed {
  readonly kind: 'failed';
}
/** Said meanwhile: so many parts of so many are counted. */
export interface Counted {
  readonly kind: 'progress';
  readonly done: number;
  readonly of: number;
}
/** Counts what is asked and says what it knows, part by part. Questions and reports are plain values that survive the way between threads. */
export type Answerer<Q, R> = (question: Q, say: (report: R) => void) => void;
/** What comes from the thread: a report, or that nothing follows. */
type Message<R> = { readonly said: R | Failed } | { readonly ended: true };

/** Long enough for the page to show that it is counting, and for the next press of a button to come first. */
const PAUSE = 40;
const FAILED: Failed = { kind: 'failed' };

const answerSafely = <Q, R>(answer: Answerer<Q, R>, question: Q, say: (report: R | Failed) => void): void => {
  try {
    answer(question, say);
  } catch {
    say(FAILED);
  }
};

/**
 * @param start starts the thread of the calculator, which is to `serve` the same answerer
 * @param hear is told of each report; `failed` is the last one
 * @returns stops the counting; nothing is heard afterwards
 */
export const ask = <Q, R>(
  start: () => Worker,
  answer: Answerer<Q, R>,
  question: Q,
  hear: (report: R | Failed) => void,
): (() => void) => {
  let worker: Worker | undefined;
  const timer = setTimeout(() => {
    try {
      worker = start();
    } catch {
      return answerSafely(answer, question, hear);
    }
    worker.onmessage = ({ data }: MessageEvent<Message<R>>) => {
      if ('ended' in data) worker?.terminate();
      else hear(data.said);
    };
    worker.onerror = () => {
      worker?.terminate();
      hear(FAILED);
    };
    worker.postMessage(question);
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    worker?.terminate();
  };
};

/** The other end: answers the one question of its page. */
export const serve = <Q, R>(answer: Answerer<Q, R>): void => {
  const send = (message: Message<R>) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<Q>) => {
    answerSafely(answer, data, (said) => send({ said }));
    send({ ended: true });
  });
};
