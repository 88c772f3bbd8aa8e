import { h, hydrate, render, type ComponentChildren, type HTMLAttributes } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { enqueueFirst, enqueue } from './hydration-queue.ts';

type Props = HTMLAttributes & {
  readonly as?: 'div' | 'section' | 'tr';
  readonly children: ComponentChildren;
};

/** Preact keeps the contents of an element whose `__html` stays equal. */
const LEFT_ALONE = { __html: '' } as const;
/** Neither the server nor the page has rendered anything here. */
const EMPTY: readonly never[] = [];
const isServer = typeof document === 'undefined';

/**
 * Hydrates its children in a task of their own (`hydration-queue.ts`), with the props of the server, then renders the
 * present state in the next task. Until the whole calculator is hydrated, later renders are queued too. Context does
 * not pass through it.
 *
 * Plain islands block a phone slowed four times 80 to 320 ms longer: the stack 382 ms, not 135; the map 693, not 371.
 */
export const HydrateLater = ({ as = 'div', children, ...attributes }: Props) => {
  const root = useRef<HTMLElement>(null);
  /** The latest children, and those rendered last: none before hydration. */
  const latest = useRef(children);
  const drawn = useRef<ComponentChildren | readonly never[]>();
  latest.current = children;

  const draw = () => {
    const element = root.current;
    if (drawn.current === undefined || drawn.current === latest.current || element?.isConnected !== true) return;
    drawn.current = latest.current;
    render(latest.current, element);
  };
  useLayoutEffect(() => {
    const element = root.current!;
    const take = () => {
      if (!element.isConnected) return;
      // The first children are those that the server rendered.
      drawn.current = children;
      hydrate(children, element);
      if (latest.current !== children) enqueueFirst(draw);
    };
    if (element.firstChild === null) drawn.current = EMPTY;
    else enqueue(take);
    return () => render(null, element);
  }, []);
  useLayoutEffect(() => {
    if (root.current!.closest('[data-live=false]') === null) draw();
    else if (drawn.current !== undefined) enqueue(draw);
  }, [children]);

  if (isServer) return h(as, attributes, children);
  return h(as, { ...attributes, ref: root, dangerouslySetInnerHTML: LEFT_ALONE });
};
