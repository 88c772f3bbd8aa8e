import { sentenceRu } from '../../../lib/sentence-ru.ts';
import { Words } from '../controls/Words.tsx';

/** A step: the terms whose rules it applies, by their ids, and what it does here. */
export interface HowStep {
  readonly terms: readonly (readonly [id: string, label: string])[];
  readonly says: string;
}

interface Props {
  readonly steps: readonly HowStep[];
  readonly assumed: readonly string[];
  readonly notCounted: readonly string[];
  /** «/eldritch/terms/» with the site's base. */
  readonly termBase: string;
}

/** The steps of the rules with the numbers of this question, assumptions and omissions. */
export const HowSteps = ({ steps, termBase, ...remarks }: Props) => (
  <div class="c-how">
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
  </div>
);

/** What is assumed next to what is not counted, each once and as a sentence. */
export const Remarks = ({ assumed, notCounted }: Omit<Props, 'steps' | 'termBase'>) => (
  <div class="c-pair">
    <RemarkList title="Что допущено" of={assumed} />
    <RemarkList title="Что не учтено" of={notCounted} />
  </div>
);
const RemarkList = ({ title, of }: { readonly title: string; readonly of: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {[...new Set(of.map(sentenceRu))].map((remark) => (
        <li key={remark}>
          <Words text={remark} />
        </li>
      ))}
    </ul>
  </div>
);
