import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly class?: string;
  readonly id?: string;
  readonly summary: ComponentChildren;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  readonly children: () => ComponentChildren;
}

/** A long list under its heading. What is folded away is not drawn anew: it follows when it is opened, and while it is open. */
export const Folded = ({ class: also = '', id, summary, onToggle, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const toggle = (open: boolean) => {
    setOpen(open);
    onToggle?.(open);
  };
  const drawn = useRef<ComponentChildren>(undefined);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page was awake.
  useEffect(() => toggle(details.current?.open === true), []);
  if (isOpen || drawn.current === undefined) drawn.current = children();
  return (
    <details ref={details} id={id} class={`c-more ${also}`.trim()} onToggle={(e) => toggle(e.currentTarget.open)}>
      <summary>{summary}</summary>
      {drawn.current}
    </details>
  );
};
