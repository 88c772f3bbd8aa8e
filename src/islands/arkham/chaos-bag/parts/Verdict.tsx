import { isDrawn, unsaidOf, verdictIn } from '../model.ts';
import type { BagProps } from '../use-bag.ts';
import { labels, verdictWords, whyWords } from '../words/labels.ts';

export interface VerdictProps extends Pick<BagProps, 'state' | 'test'> {
  /** «/arkham/terms/» with the site's base. */
  readonly termBase: string;
}
/** Whether the test has succeeded: once no further token is due and every drawn one is known. */
export const Verdict = ({ state, test, termBase }: VerdictProps) => {
  if (!isDrawn(state, test)) return null;
  const [unsaid] = unsaidOf(test, state.drawn);
  if (unsaid !== undefined)
    return (
      <p class="verdict">
        <b>{labels.askMeaning(unsaid)}</b>
      </p>
    );
  const verdict = verdictIn(state, test);
  if (verdict === undefined) return null;
  return (
    <p class={`verdict ${verdict.success ? 'is-good' : 'is-bad'}`}>
      <b>{verdictWords(verdict)}</b> <span>{whyWords(verdict, test)}</span>{' '}
      <a class="term" href={`${termBase}${verdict.isAutomatic ? 'automatic-failure-success' : 'skill-tests'}/`}>
        {verdict.isAutomatic ? labels.automaticRule : labels.testRule}
      </a>
    </p>
  );
};
