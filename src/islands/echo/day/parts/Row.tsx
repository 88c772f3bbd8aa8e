import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly summary: ComponentChildren;
  /** What may be done with it; drawn while it is open. Absent: the line alone stands. */
  readonly children: (() => ComponentChildren) | undefined;
}
/** A line of a list that opens to what may be done with it. */
export const Row = ({ summary, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  if (children === undefined) return <div class="d-row">{summary}</div>;
  return (
    <details class="d-row" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <div class="d-tools">{children()}</div>}
    </details>
  );
};
