import type { State } from '../model.ts';
import { assumed, howSteps, NOT_COUNTED } from '../words/how.ts';
import { T } from '../words/labels.ts';

interface Props {
  readonly state: State;
  readonly termBase: string;
}
/** The steps of the rules with the numbers of this battle, what is assumed, what is left out. */
export const HowCounted = ({ state, termBase }: Props) => (
  <section class="c-part c-how">
    <h2>{T.how}</h2>
    <ol>
      {howSteps(state).map(({ terms, says }) => (
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
    <div class="ec-pair">
      <Remarks title={T.assumed} of={assumed(state)} />
      <Remarks title={T.notCounted} of={NOT_COUNTED} />
    </div>
  </section>
);
const Remarks = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {of.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  </div>
);
