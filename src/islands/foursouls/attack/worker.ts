/** The thread beside the page: one attack, part by part. */
import { serve } from '../../shared/thread.ts';
import { answer } from './question.ts';

serve(answer);
