import { T } from '../words/labels.ts';
import type { ViewProps } from '../view-props.ts';

/** What is on the table, and the page where the example is told whole. */
export const Title = ({ title, caseUrl }: Pick<ViewProps, 'title' | 'caseUrl'>) => (
  <header class="k-title">
    <small>{caseUrl === undefined ? T.yours : T.example}</small>
    <h2>{title}</h2>
    {caseUrl !== undefined && <a href={caseUrl}>{T.wholeCase}</a>}
  </header>
);
