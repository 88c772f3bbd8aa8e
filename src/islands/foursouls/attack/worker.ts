/** The worker: one attack, part by part. */
import { serve } from '../../shared/solve/thread.ts';
import { answer } from './question.ts';

serve(answer);
