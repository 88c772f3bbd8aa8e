import { labels } from '../words/labels.ts';
import type { ViewProps } from '../view-props.ts';

const SAID = { link: labels.linkCopied, answer: labels.textCopied, refused: labels.refused } as const;
/** The link, the text, and the way to a table of one's own. */
export const Share = ({ actions, copied, sandboxUrl }: Pick<ViewProps, 'actions' | 'copied' | 'sandboxUrl'>) => (
  <section class="k-share">
    <h2>{labels.share}</h2>
    <p class="c-buttons">
      {actions !== undefined && (
        <>
          <button type="button" class="c-button" onClick={actions.copyLink}>
            {labels.copyLink}
          </button>
          <button type="button" class="c-button" onClick={actions.copyText}>
            {labels.copyText}
          </button>
        </>
      )}
      {sandboxUrl !== undefined && (
        <a class="c-button" href={sandboxUrl}>
          {labels.toSandbox}
        </a>
      )}
    </p>
    <p class="c-copied" role="status">
      {copied === undefined ? '' : SAID[copied]}
    </p>
  </section>
);
