import { Words } from '../controls/Words.tsx';

/** A step: the terms whose rules it applies, by their ids, and what it does here. */
export interface HowStep {
  readonly terms: readonly (readonly [id: string, label: string])[];
  readonly says: string;
}
const TITLES = { assumed: 'Принято', notCounted: 'Не учтено' } as const;

interface Props {
  readonly steps: readonly HowStep[];
  readonly assumed: readonly string[];
  readonly notCounted: readonly string[];
  readonly titles?: { readonly assumed: string; readonly notCounted: string };
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}

/** The steps of the rules with the numbers of this question, what is assumed, what is left out. */
export const HowCounted = ({ steps, termBase, ...remarks }: Props) => (
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
          <span>
            <Words text={says} />
          </span>
        </li>
      ))}
    </ol>
    <Remarks {...remarks} />
  </section>
);

/** What is assumed beside what is not counted, each said once. */
export const Remarks = ({ assumed, notCounted, titles = TITLES }: Omit<Props, 'steps' | 'termBase'>) => (
  <div class="c-pair">
    <RemarkList title={titles.assumed} of={assumed} />
    <RemarkList title={titles.notCounted} of={notCounted} />
  </div>
);
const RemarkList = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {[...new Set(of)].map((remark) => (
        <li key={remark}>
          <Words text={remark} />
        </li>
      ))}
    </ul>
  </div>
);
