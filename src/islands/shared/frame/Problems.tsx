interface Props {
  readonly title: string;
  /** What was not understood, a sentence each. Nothing is drawn where there is none. */
  readonly items: readonly string[];
  /** What stands instead. */
  readonly end?: string | undefined;
}

/** What could not be understood of an address: what came, and what stands in its place. */
export const Problems = ({ title, items, end }: Props) =>
  items.length === 0 ? null : (
    <div class="c-notice c-bad" role="alert">
      <b>{title}</b>
      <ul>
        {items.map((item, i) => (
          <li key={i}>{item}</li>
        ))}
      </ul>
      {end !== undefined && <p>{end}</p>}
    </div>
  );

/** Of problems that have a code: of another version nothing is taken, so nothing stands instead. */
export const saidProblems = <P extends { readonly code: string }>(
  problems: readonly P[],
  wordsOf: (problem: P) => string,
  words: { readonly problems: string; readonly problemsEnd: string },
): Props => ({
  title: words.problems,
  items: problems.map(wordsOf),
  end: problems[0]?.code === 'version' ? undefined : words.problemsEnd,
});
