import { Remarks } from '../../../shared/results/HowSteps.tsx';
import { labels } from '../words/labels.ts';

interface Props {
  /** The terms whose rules apply, by their ids. */
  readonly terms: { readonly [id: string]: string };
  readonly assumed: readonly string[];
  readonly notCounted: readonly string[];
  readonly termBase: string;
}
/** How an answer without a single test was counted: the rules, assumptions and omissions. */
export const HowRow = ({ terms, assumed, notCounted, termBase }: Props) => (
  <div class="c-how">
    <p>
      {labels.rules}:{' '}
      {Object.entries(terms).map(([id, label], i) => (
        <span key={id}>
          {i > 0 && ', '}
          <a class="hb-rule" href={`${termBase}${id}/`}>
            {label}
          </a>
        </span>
      ))}
    </p>
    <Remarks assumed={assumed} notCounted={notCounted} />
  </div>
);
