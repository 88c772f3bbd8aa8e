interface Props {
  readonly title: string;
  /** The problems, one sentence each. Renders nothing where there are none. */
  readonly items: readonly string[];
  /** What is shown instead. */
  readonly end?: string | undefined;
}

/** The problems of an address: what was read, and what is shown instead. */
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

/** For problems with a code: an address of another version is ignored whole, so nothing replaces its parts. */
export const saidProblems = <P extends { readonly code: string }>(
  problems: readonly P[],
  wordsOf: (problem: P) => string,
  words: { readonly problems: string; readonly problemsEnd: string },
): Props => ({
  title: words.problems,
  items: problems.map(wordsOf),
  end: problems[0]?.code === 'version' ? undefined : words.problemsEnd,
});
