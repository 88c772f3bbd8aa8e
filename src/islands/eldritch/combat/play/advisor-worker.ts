/** The worker that advises on a large fight: it solves it once and stays. */
import { advisor, type AdviceQuestion } from './advisor.ts';

const answer = advisor();
addEventListener('message', ({ data }: MessageEvent<AdviceQuestion>) => postMessage(answer(data)));
