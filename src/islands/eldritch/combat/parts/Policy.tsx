import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { adviceOf, type Advice } from '../words/policy.ts';

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

/** Pieces of advice, each under its rule. */
export const AdviceList = ({ of, termBase }: Pick<ResultProps, 'termBase'> & { readonly of: readonly Advice[] }) => (
  <ul class="el-policy">
    {of.map(({ term, name, says }) => (
      <li key={name}>
        <a href={`${termBase}${term}/`}>{name}</a>. <span>{says}</span>
      </li>
    ))}
  </ul>
);
