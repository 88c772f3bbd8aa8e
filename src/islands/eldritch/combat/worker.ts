/** The worker: fights that take longer than a frame. */
import { serve } from '../../shared/solve/thread.ts';
import { answer } from './question.ts';

serve(answer);
