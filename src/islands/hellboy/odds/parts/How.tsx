import { HowCounted, Remarks } from '../../../shared/results/HowCounted.tsx';
import { labels } from '../words/labels.ts';
import { NOT_COUNTED, assumptions, howSteps } from '../words/how.ts';
import type { ResultProps } from '../view-props.ts';

/** The steps of the rules with the numbers of this test, what is assumed, what is left out. */
export const HowTest = ({ state, odds, dice, termBase }: ResultProps) => (
  <HowCounted
    steps={howSteps(state, odds, dice)}
    assumed={assumptions(dice)}
    notCounted={NOT_COUNTED}
    termBase={termBase}
  />
);
interface RowProps {
  readonly terms: readonly (readonly [id: string, label: string])[];
  readonly assumed: readonly string[];
  readonly notCounted: readonly string[];
  readonly termBase: string;
}
/** The same for what is no single test, shortly: the rules, what is assumed, what is left out. */
export const HowRow = ({ terms, assumed, notCounted, termBase }: RowProps) => (
  <section class="c-part c-how">
    <h2>{labels.how}</h2>
    <p>
      {labels.rules}:{' '}
      {terms.map(([id, label], i) => (
        <span key={id}>
          {i > 0 && ', '}
          <a class="hb-rule" href={`${termBase}${id}/`}>
            {label}
          </a>
        </span>
      ))}
    </p>
    <Remarks assumed={assumed} notCounted={notCounted} />
  </section>
);
