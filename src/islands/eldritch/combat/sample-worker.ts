/** The worker that plays a sample of fights. */
import { serve } from '../../shared/solve/ask-worker.ts';
import { playSample, type SampleQuestion, type SampleReport } from './sample-question.ts';

serve((question: SampleQuestion, say: (report: SampleReport) => void) => playSample(question, say));
