import { ShareButton } from '../../../shared/frame/ShareButton.tsx';
import type { ViewProps } from '../view-props.ts';

/** What is on the table. */
export const Title = ({ title, actions }: Pick<ViewProps, 'title' | 'actions'>) => (
  <header class="k-title">
    <h2>{title}</h2>
    <ShareButton share={actions?.share} />
  </header>
);
