import { h, type FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Packed } from '../../../lib/packed.ts';

/** Wraps a calculator so that it takes its properties as one JSON text, see `lib/packed.ts`. */
export const unpacking = <P extends object>(Inner: FunctionComponent<P>) => {
  const Unpacking = ({ packed }: { readonly packed: Packed<P> }) => {
    const given = useMemo(() => JSON.parse(packed) as P, [packed]);
    return h(Inner, given);
  };
  return Unpacking;
};
