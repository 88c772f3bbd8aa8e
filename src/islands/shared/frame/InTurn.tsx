import { h, hydrate, render, type ComponentChildren, type JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { inOwnTask } from './taking-over.ts';

type Props = JSX.HTMLAttributes & {
  readonly as?: 'div' | 'section';
  readonly children: ComponentChildren;
};

/** Preact leaves alone what is in an element whose markup is given and stays the same. */
const LEFT_ALONE = { __html: '' } as const;
const isServer = typeof document === 'undefined';

/**
 * An element whose contents are taken over from the server in a task of their own (`taking-over.ts`), and drawn with the
 * rest of the view from then on. No context from outside reaches into it.
 */
export const InTurn = ({ as = 'div', children, ...attributes }: Props) => {
  const root = useRef<HTMLElement>(null);
  const latest = useRef(children);
  const isTaken = useRef(isServer);
  latest.current = children;

  useLayoutEffect(() => {
    const element = root.current!;
    if (isTaken.current) render(latest.current, element);
  });
  useLayoutEffect(() => {
    const element = root.current!;
    const take = () => {
      if (isTaken.current || !element.isConnected) return;
      isTaken.current = true;
      // What the server drew is what came first.
      hydrate(children, element);
      if (latest.current !== children) render(latest.current, element);
    };
    if (element.firstChild === null) take();
    else inOwnTask(take);
    return () => render(null, element);
  }, []);

  if (isServer) return h(as, attributes, children);
  return h(as, { ...attributes, ref: root, dangerouslySetInnerHTML: LEFT_ALONE });
};
