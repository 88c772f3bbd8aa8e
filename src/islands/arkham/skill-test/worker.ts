/** The worker: one question, what is known meanwhile, its answer. */
import { serve } from '../../shared/solve/ask-worker.ts';
import { answer } from './question.ts';

serve(answer);
