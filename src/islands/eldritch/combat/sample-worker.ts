/** The thread beside the page that plays a sample of fights. */
import { serve } from '../../shared/solve/thread.ts';
import { playSample } from './sample-question.ts';

serve(playSample);
