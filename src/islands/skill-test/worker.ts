/** The thread beside the page: one question, what is known meanwhile, its answer. */
import { answer, type Question, type Report } from './question.ts';

const say = (report: Report) => postMessage(report);

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  try {
    answer(data, say);
  } catch {
    // A bag too large for the memory of this device.
    say({ kind: 'failed' });
  }
});
