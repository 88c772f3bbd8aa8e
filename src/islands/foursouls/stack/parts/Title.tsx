import { ShareButton } from '../../../shared/frame/ShareButton.tsx';
import { labels } from '../words/labels.ts';
import type { ViewProps } from '../view-props.ts';

/** What is on the table, and the page where the example is told whole. */
export const Title = ({ title, caseUrl, on }: Pick<ViewProps, 'title' | 'caseUrl' | 'on'>) => (
  <header class="k-title">
    <small>{caseUrl === undefined ? labels.yours : labels.example}</small>
    <h2>{title}</h2>
    <ShareButton share={on?.share} />
    {caseUrl !== undefined && <a href={caseUrl}>{labels.wholeCase}</a>}
  </header>
);
