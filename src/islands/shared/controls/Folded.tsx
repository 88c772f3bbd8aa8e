import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly class?: string;
  readonly id?: string;
  readonly summary: ComponentChildren;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  readonly children: () => ComponentChildren;
}

/**
 * A foldable part under its heading; an address that names its id opens it. Its contents are rendered once, and again only
 * while it is open.
 */
export const Folded = ({ class: also = '', id, summary, onToggle, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const toggle = (open: boolean) => {
    setOpen(open);
    onToggle?.(open);
  };
  const drawn = useRef<ComponentChildren>(undefined);
  const details = useRef<HTMLDetailsElement>(null);
  // The reader may have opened it before hydration.
  useEffect(() => toggle(details.current?.open === true), []);
  useEffect(() => {
    const follow = () => {
      if (id !== undefined && location.hash === `#${id}`) details.current!.open = true;
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id]);
  if (isOpen || drawn.current === undefined) drawn.current = children();
  return (
    <details ref={details} id={id} class={`c-more ${also}`.trim()} onToggle={(e) => toggle(e.currentTarget.open)}>
      <summary>{summary}</summary>
      {drawn.current}
    </details>
  );
};
