import { Words } from '../../../shared/controls/Words.tsx';
import type { HowStep } from '../inputs/words.ts';

interface Props {
  readonly steps: readonly HowStep[];
  readonly assumed: readonly string[];
  readonly notCounted: readonly string[];
  readonly termBase: string;
}
/** The steps of the rules with the numbers of this question, what is assumed, what is left out. */
export const HowCounted = ({ steps, assumed, notCounted, termBase }: Props) => (
  <section class="c-part c-how">
    <h2>Как посчитано</h2>
    <ol>
      {steps.map(({ terms, says }) => (
        <li key={says}>
          {terms.map(([id, label]) => (
            <span key={id}>
              <a href={`${termBase}${id}/`}>{label}</a>{' '}
            </span>
          ))}
          <span>{says}</span>
        </li>
      ))}
    </ol>
    <div class="et-pair">
      <Remarks title="Принято" of={assumed} />
      <Remarks title="Не учтено" of={notCounted} />
    </div>
  </section>
);
const Remarks = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {of.map((remark) => (
        <li key={remark}>
          <Words text={remark} />
        </li>
      ))}
    </ul>
  </div>
);
