import { h, type ComponentType, type VNode } from 'preact';
import { useRef } from 'preact/hooks';

interface Props<P extends object> {
  readonly of: ComponentType<P>;
  readonly given: P;
  /** False: it stands as it was drawn last, whatever it is given. */
  readonly isDue?: boolean;
}

/** A part of a view that is drawn anew only when it is given something else, and not before its turn. */
export const Part = <P extends object>({ of, given, isDue = true }: Props<P>) => {
  const drawn = useRef<{ readonly given: P; readonly node: VNode } | undefined>(undefined);
  // Preact passes over a node that it has drawn already.
  if (drawn.current === undefined || (isDue && !isSame(drawn.current.given, given)))
    drawn.current = { given, node: h(of as ComponentType<object>, given) };
  return drawn.current.node;
};

/** Whether two objects have the same values by the same names. */
const isSame = (a: object, b: object): boolean => {
  const [before, now] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    before.length === now.size && before.every(([name, value]) => now.has(name) && Object.is(now.get(name), value))
  );
};
