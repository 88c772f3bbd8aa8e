import type { VariantResult } from '../variants.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { adviceOf } from '../words/policy.ts';

/** How to play, with the rule that each choice belongs to. */
export const Policy = ({
  variants,
  data,
  termBase,
  ...plan
}: ResultProps & { readonly variants: readonly VariantResult[] }) => (
  <section class="c-part el-policy">
    <h3>{labels.policy}</h3>
    <ul>
      {adviceOf(plan, variants, data).map(({ term, name, says }) => (
        <li key={name}>
          <a href={`${termBase}${term}/`}>{name}</a>. <span>{says}</span>
        </li>
      ))}
    </ul>
  </section>
);
