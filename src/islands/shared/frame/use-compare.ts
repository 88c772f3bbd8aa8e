import { useMemo, useRef, useState } from 'preact/hooks';

/** Where two answers stand side by side: a page compares in one place. */
export const COMPARE_ID = 'c-compare';

/** What a reader may do to lay the answer beside another one. */
export interface CompareActions {
  /** Keeps the answer as it stands; nothing while there is none. */
  readonly keepForCompare: () => void;
  readonly dropCompare: () => void;
}

/** The answer that is kept beside the present one, until it is dropped. The actions are the same objects at every drawing. */
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
