import { AdviceList } from '../../../shared/results/AdviceList.tsx';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { adviceOf } from '../words/policy.ts';

/** How to play, with the rule that each choice belongs to; nothing where nothing is to be decided. */
export const Policy = ({ data, termBase, ...plan }: ResultProps) => {
  const advice = adviceOf(plan, data);
  return (
    advice.length > 0 && (
      <section class="c-part">
        <h3>{labels.policy}</h3>
        <AdviceList of={advice} termBase={termBase} />
      </section>
    )
  );
};
