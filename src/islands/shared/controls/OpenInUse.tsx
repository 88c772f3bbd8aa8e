import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface Props {
  readonly summary: ComponentChildren;
  /** Something in it counts: it opens, so that nothing hidden is in the sum. It never folds by itself under the thumb. */
  readonly isInUse: boolean;
  readonly children: ComponentChildren;
}

/** A part that is folded away until something in it counts. */
export const OpenInUse = ({ summary, isInUse, children }: Props) => {
  const wasInUse = useRef(false);
  wasInUse.current ||= isInUse;
  return (
    <details class="c-more" open={wasInUse.current}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
};
