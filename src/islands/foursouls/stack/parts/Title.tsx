import { ShareButton } from '../../../shared/frame/ShareButton.tsx';
import { labels } from '../words/labels.ts';
import type { ViewProps } from '../view-props.ts';

/** The name of the table, and a link to the page that explains the example. */
export const Title = ({ title, caseUrl, actions }: Pick<ViewProps, 'title' | 'caseUrl' | 'actions'>) => (
  <header class="k-title">
    <h2>{title}</h2>
    <ShareButton share={actions?.share} />
    <small>{caseUrl === undefined ? labels.yours : labels.example}</small>
    {caseUrl !== undefined && <a href={caseUrl}>{labels.wholeCase}</a>}
  </header>
);
