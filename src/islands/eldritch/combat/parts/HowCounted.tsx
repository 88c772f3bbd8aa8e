import type { InputProps } from '../view-props.ts';
import { assumed, howSteps, notCounted } from '../words/how.ts';
import { T } from '../words/labels.ts';
import { sentence } from '../words/names.ts';

/** The steps of the rules with the numbers of this fight, what is assumed, what is left out. */
export const HowCounted = ({ data, state, termBase }: Omit<InputProps, 'on'>) => (
  <section class="c-part c-how">
    <h2>{T.how}</h2>
    <ol>
      {howSteps(state, data).map(({ terms, says }) => (
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
    <div class="el-pair">
      <Remarks title={T.assumed} of={assumed(state)} />
      <Remarks title={T.notCounted} of={notCounted(state, data)} />
    </div>
  </section>
);
const Remarks = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {[...new Set(of)].map((remark) => (
        <li key={remark}>{sentence(remark)}</li>
      ))}
    </ul>
  </div>
);
