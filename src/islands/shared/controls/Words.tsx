import { englishRuns } from '../../../lib/english-runs.ts';

/** A Russian text whose English names are read aloud as English. */
export const Words = ({ text }: { readonly text: string }) => (
  <>
    {englishRuns(text).map(({ text: run, english }, i) =>
      english ? (
        <span key={i} lang="en">
          {run}
        </span>
      ) : (
        run
      ),
    )}
  </>
);
