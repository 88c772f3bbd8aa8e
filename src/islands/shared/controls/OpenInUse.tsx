import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface Props {
  readonly summary: ComponentChildren;
  /** Something in it counts: it opens, so that no hidden value enters the answer. It never folds by itself. */
  readonly isInUse: boolean;
  readonly children: ComponentChildren;
}

/** A part that stays folded until something in it counts. */
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
