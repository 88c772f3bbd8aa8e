/**
 * What a page hands to a calculator, as one text. Astro would wrap each value of it by its type, on the page twice as
 * much to read, and unwrap them one by one before the calculator begins; a text the browser reads at once.
 */
import { h, type FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';

/** A text that says a value of some type, which must be plain: what JSON says. */
export type Packed<T> = string & { readonly of?: T };

/** The text of a plain value. */
export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

/** A calculator that is given its properties as one text. */
export const unpacking = <P extends object>(Inner: FunctionComponent<P>) => {
  const Unpacking = ({ packed }: { readonly packed: Packed<P> }) => {
    const given = useMemo(() => JSON.parse(packed) as P, [packed]);
    return h(Inner, given);
  };
  return Unpacking;
};
