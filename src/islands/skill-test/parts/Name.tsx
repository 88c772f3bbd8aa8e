import { englishRuns } from '../../../lib/english-runs.ts';

/** A name of a card that may have no Russian edition: its English words are marked for screen readers. */
export const Name = ({ text }: { readonly text: string }) => (
  <>{englishRuns(text).map((run) => (run.english ? <span lang="en">{run.text}</span> : run.text))}</>
);
