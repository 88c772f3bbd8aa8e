import { signedRu } from '../../../lib/number-ru.ts';
import { Check, NumberRow } from '../../shared/controls/NumberRow.tsx';

export interface Row<K extends string> {
  /** The number or the yes-or-no that it sets. */
  readonly of: K;
  readonly label: string;
  /** Of a number. */
  readonly bounds?: readonly [least: number, most: number];
  /** The id of the term whose rule is behind a number. */
  readonly term?: string;
  readonly hint?: string;
  /** The number is shown with its sign. */
  readonly isSigned?: boolean;
}
interface Props<K extends string> {
  readonly rows: readonly Row<K>[];
  readonly values: { readonly [of in K]: number | boolean };
  readonly termBase: string;
  /** Absent on the server. */
  readonly set: ((part: { readonly [of in K]?: never }) => void) | undefined;
}
/** Parts of one value that are numbers, or yes or no, a row each. */
export const Rows = <K extends string>({ rows, values, termBase, set }: Props<K>) => {
  const setterOf = (of: K) =>
    set && ((value: number | boolean) => set({ [of]: value } as unknown as { readonly [o in K]?: never }));
  return (
    <>
      {rows.map(({ of, label, bounds, term, hint, isSigned = false }) => {
        const value = values[of];
        if (typeof value === 'boolean' || bounds === undefined)
          return <Check key={of} label={label} checked={value === true} onChange={setterOf(of)} />;
        return (
          <NumberRow
            key={of}
            label={label}
            value={value}
            bounds={bounds}
            shown={isSigned ? signedRu(value) : undefined}
            href={term === undefined ? undefined : `${termBase}${term}/`}
            hint={hint}
            onChange={setterOf(of)}
          />
        );
      })}
    </>
  );
};
