import { labels } from '../words/labels.ts';
import type { ViewProps } from '../view-props.ts';

const SAID = { link: labels.linkCopied, answer: labels.textCopied, refused: labels.refused } as const;
/** The link, the text, and the way to a table of one's own. */
export const Share = ({ on, copied, sandboxUrl }: Pick<ViewProps, 'on' | 'copied' | 'sandboxUrl'>) => (
  <section class="k-share">
    <h2>{labels.share}</h2>
    <p class="c-buttons">
      {on !== undefined && (
        <>
          <button type="button" class="c-button" onClick={on.copyLink}>
            {labels.copyLink}
          </button>
          <button type="button" class="c-button" onClick={on.copyText}>
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
