/** The worker: one attack, part by part. */
import { serve } from '../../shared/solve/ask-worker.ts';
import { answer } from './question.ts';

serve(answer);
