import type { ComponentChildren } from 'preact';
import type { Bounds } from '../../../../engines/echo/battle/battle.ts';
import { NumberRow } from '../../../shared/controls/NumberRow.tsx';

/** A number of a card. */
interface Row<N extends string> {
  readonly name: N;
  readonly label: string;
  readonly bounds: Bounds;
  readonly hint?: ComponentChildren;
  /** The id of its term. */
  readonly term?: string;
}
interface Props<N extends string> {
  readonly rows: readonly Row<N>[];
  readonly values: { readonly [n in N]: number };
  /** Whose numbers they are, where there are several. */
  readonly of: string | undefined;
  readonly termBase: string;
  readonly set: ((change: { readonly [n in N]?: number }) => void) | undefined;
}
/** Numbers of a card, each with its term; a long way to go may be typed. */
export const NumberRows = <N extends string>({ rows, values, of, termBase, set }: Props<N>) => (
  <>
    {rows.map(({ name, label, bounds, hint, term }) => (
      <NumberRow
        key={name}
        label={label}
        of={of}
        value={values[name]}
        bounds={bounds}
        isTyped={bounds[1] === 9}
        hint={hint}
        href={term && `${termBase}${term}/`}
        onChange={set && ((n) => set({ [name]: n } as { readonly [k in N]?: number }))}
      />
    ))}
  </>
);
