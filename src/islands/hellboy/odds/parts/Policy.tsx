import { labels } from '../words/labels.ts';
import { adviceOf } from '../words/policy.ts';
import type { ResultProps } from '../view-props.ts';

/** What to throw again, and as what БРПД is best used. */
export const Policy = ({ state, odds, termBase }: ResultProps) => (
  <section class="c-part hb-policy">
    <h3>{labels.policy}</h3>
    <ul>
      {adviceOf(state, odds).map(({ term, name, says }) => (
        <li key={term}>
          <a href={`${termBase}${term}/`}>{name}</a>. {says}
        </li>
      ))}
    </ul>
  </section>
);
