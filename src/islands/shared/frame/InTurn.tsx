import { h, hydrate, render, type ComponentChildren, type HTMLAttributes } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { inNextTask, inOwnTask } from './taking-over.ts';

type Props = HTMLAttributes & {
  readonly as?: 'div' | 'section' | 'tr';
  readonly children: ComponentChildren;
};

/** Preact leaves alone what is in an element whose markup is given and stays the same. */
const LEFT_ALONE = { __html: '' } as const;
/** Nothing drawn, and nothing of the server's. */
const EMPTY: readonly never[] = [];
const isServer = typeof document === 'undefined';

/**
 * An element whose contents are taken over from the server in a task of their own (`taking-over.ts`), and drawn in the
 * state that stands by then in the next. Until the calculator is live they are drawn anew in tasks of their own too, from
 * then on with the rest of the view. No context from outside reaches into it.
 */
export const InTurn = ({ as = 'div', children, ...attributes }: Props) => {
  const root = useRef<HTMLElement>(null);
  /** What is to stand, and what of it stands: nothing as long as it is the server's. */
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
      // What came first is what the server drew: each element of it becomes that of the same part of the view.
      drawn.current = children;
      hydrate(children, element);
      if (latest.current !== children) inNextTask(draw);
    };
    if (element.firstChild === null) drawn.current = EMPTY;
    else inOwnTask(take);
    return () => render(null, element);
  }, []);
  useLayoutEffect(() => {
    if (root.current!.closest('[data-live=false]') === null) draw();
    else if (drawn.current !== undefined) inOwnTask(draw);
  }, [children]);

  if (isServer) return h(as, attributes, children);
  return h(as, { ...attributes, ref: root, dangerouslySetInnerHTML: LEFT_ALONE });
};
