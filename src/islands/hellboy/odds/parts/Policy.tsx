import { AdviceList } from '../../../shared/results/AdviceList.tsx';
import { labels } from '../words/labels.ts';
import { adviceOf } from '../words/policy.ts';
import { stepAdvice } from '../words/further.ts';
import type { Further, ResultProps } from '../view-props.ts';

interface Props extends ResultProps {
  /** Absent until it is counted. */
  readonly further: Further | undefined;
}

/** What to throw again, as what БРПД is best used, and what one improvement more buys. */
export const Policy = ({ state, odds, further, termBase }: Props) => (
  <section class="c-part">
    <h3>{labels.policy}</h3>
    <AdviceList of={[...adviceOf(state, odds), ...stepAdvice(state, odds, further)]} termBase={termBase} />
  </section>
);
