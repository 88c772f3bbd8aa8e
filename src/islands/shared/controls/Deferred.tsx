import { h, type ComponentType, type VNode } from 'preact';
import { useRef } from 'preact/hooks';

interface Props<P extends object> {
  readonly component: ComponentType<P>;
  readonly props: P;
  /** False: keeps what was rendered last, whatever the props are now. */
  readonly isReady?: boolean;
}

/** Renders a component again only when its props have changed and `isDue` allows it. */
export const Deferred = <P extends object>({ component, props, isReady = true }: Props<P>) => {
  const drawn = useRef<{ readonly props: P; readonly node: VNode } | undefined>(undefined);
  // Preact skips a vnode that it has already rendered.
  if (drawn.current === undefined || (isReady && !isSame(drawn.current.props, props)))
    drawn.current = { props, node: h(component as ComponentType<object>, props) };
  return drawn.current.node;
};

/** Whether two objects have the same values under the same keys. */
const isSame = (a: object, b: object): boolean => {
  const [before, now] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    before.length === now.size && before.every(([name, value]) => now.has(name) && Object.is(now.get(name), value))
  );
};
