/** The worker: fights that take longer than a frame. */
import { serve } from '../../shared/solve/ask-worker.ts';
import { answer } from './question.ts';

serve(answer);
