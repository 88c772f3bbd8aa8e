/** The thread beside the page: one question, what is known meanwhile, its answer. */
import { serve } from '../../shared/solve/thread.ts';
import { answer } from './question.ts';

serve(answer);
