import { useMemo, useRef, useState } from 'preact/hooks';

/** Id of the comparison: a page has one. */
export const COMPARE_ID = 'c-compare';

/** The actions of comparing. */
export interface CompareActions {
  /** Keeps the present answer; does nothing while there is none. */
  readonly keepForCompare: () => void;
  readonly dropCompare: () => void;
}

/** The kept answer, until it is dropped. The actions are the same objects at every render. */
export const useCompare = <A extends object>(
  answer: A | undefined,
): { readonly compare: A | undefined; readonly comparing: CompareActions } => {
  const latest = useRef(answer);
  latest.current = answer;
  const [compare, setCompare] = useState<A>();
  const comparing = useMemo(
    (): CompareActions => ({
      keepForCompare: () => setCompare(latest.current),
      dropCompare: () => setCompare(undefined),
    }),
    [],
  );
  return { compare, comparing };
};
