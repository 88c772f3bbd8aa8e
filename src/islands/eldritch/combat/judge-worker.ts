/** The thread beside the page that says how long a large fight will take. */
import { serve } from '../../shared/solve/thread.ts';
import { judge } from './question.ts';

serve(judge);
