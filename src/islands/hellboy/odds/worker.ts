/** The worker: attacks in a row, and sieges. */
import { serve } from '../../shared/solve/thread.ts';
import { answer } from './question.ts';

serve(answer);
