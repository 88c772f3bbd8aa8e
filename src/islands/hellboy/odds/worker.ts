/** The worker: attacks in a row, and sieges. */
import { serve } from '../../shared/solve/ask-worker.ts';
import { answer } from './question.ts';

serve(answer);
