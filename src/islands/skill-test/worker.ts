/** The thread beside the page: one question, its progress, its answer. */
import { answer, type Question, type Report } from './question.ts';

const say = (report: Report) => postMessage(report);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    say(answer(data, (done, of) => say({ kind: 'progress', done, of })));
  } catch {
    // A bag too large for the memory of this device.
    say({ kind: 'failed' });
  }
});
