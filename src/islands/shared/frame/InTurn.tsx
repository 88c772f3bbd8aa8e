import { h, hydrate, render, type ComponentChildren, type HTMLAttributes } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { inOwnTask } from './taking-over.ts';

type Props = HTMLAttributes & {
  readonly as?: 'div' | 'section' | 'tr';
  readonly children: ComponentChildren;
};

/** Preact leaves alone what is in an element whose markup is given and stays the same. */
const LEFT_ALONE = { __html: '' } as const;
/** Nothing drawn, and nothing of the server's. */
const EMPTY: readonly never[] = [];
/** Whether a part is being fitted to what the server drew of another state. */
let isFitting = false;
const fit = (children: ComponentChildren, element: Element): void => {
  isFitting = true;
  try {
    render(children, element);
  } finally {
    isFitting = false;
  }
};
const isServer = typeof document === 'undefined';

/**
 * An element whose contents are taken over from the server in a task of their own (`taking-over.ts`), in the state that
 * stands by then. Until the calculator is live they are drawn anew in tasks of their own too, from then on with the rest
 * of the view. No context from outside reaches into it.
 */
export const InTurn = ({ as = 'div', children, ...attributes }: Props) => {
  const root = useRef<HTMLElement>(null);
  /** What is to stand, and what of it stands: nothing as long as it is the server's. */
  const latest = useRef(children);
  const drawn = useRef<ComponentChildren | readonly never[]>();
  latest.current = children;

  useLayoutEffect(() => {
    const element = root.current!;
    const take = () => {
      if (!element.isConnected) return;
      drawn.current = latest.current;
      // What came first is what the server drew. Anything else is fitted to its elements, attribute by attribute.
      if (latest.current === children) hydrate(children, element);
      else fit(latest.current, element);
    };
    if (element.firstChild !== null) inOwnTask(take);
    else if (isFitting) {
      // The part around it is fitted just now and has emptied it: its room must not close for a moment.
      drawn.current = children;
      render(children, element);
    } else drawn.current = EMPTY;
    return () => render(null, element);
  }, []);
  useLayoutEffect(() => {
    const element = root.current!;
    const draw = () => {
      if (drawn.current === undefined || drawn.current === latest.current || !element.isConnected) return;
      drawn.current = latest.current;
      render(latest.current, element);
    };
    if (element.closest('[data-live=false]') === null) draw();
    else inOwnTask(draw);
  }, [children]);

  if (isServer) return h(as, attributes, children);
  return h(as, { ...attributes, ref: root, dangerouslySetInnerHTML: LEFT_ALONE });
};
