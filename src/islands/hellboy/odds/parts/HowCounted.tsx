import { T } from '../words/labels.ts';
import { NOT_COUNTED, assumptions, howSteps } from '../words/how.ts';
import { sentence } from '../words/names.ts';
import type { ResultProps } from '../view-props.ts';

/** The steps of the rules with the numbers of this test, what is assumed, what is left out. */
export const HowCounted = ({ state, odds, dice, termBase }: ResultProps) => (
  <section class="c-part c-how">
    <h2>{T.how}</h2>
    <ol>
      {howSteps(state, odds, dice).map(({ terms, says }) => (
        <li key={says}>
          {terms.map(([id, label], i) => (
            <span key={id}>
              {i > 0 && ' '}
              <a href={`${termBase}${id}/`}>{label}</a>
            </span>
          ))}{' '}
          <span>{says}</span>
        </li>
      ))}
    </ol>
    <div class="hb-pair">
      <Remarks title={T.assumed} of={assumptions(dice)} />
      <Remarks title={T.notCounted} of={NOT_COUNTED} />
    </div>
  </section>
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
    <h2>{T.how}</h2>
    <p>
      {T.rules}:{' '}
      {terms.map(([id, label], i) => (
        <span key={id}>
          {i > 0 && ' · '}
          <a class="hb-rule" href={`${termBase}${id}/`}>
            {label}
          </a>
        </span>
      ))}
    </p>
    <div class="hb-pair">
      <Remarks title={T.assumed} of={assumed} />
      <Remarks title={T.notCounted} of={notCounted} />
    </div>
  </section>
);
const Remarks = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {of.map((remark) => (
        <li key={remark}>{sentence(remark)}</li>
      ))}
    </ul>
  </div>
);
