import './bars.css';
import type { ComponentChildren } from 'preact';
import { Bar } from './Bar.tsx';

interface Row {
  readonly name: string;
  /** From 0 to 1. */
  readonly chance: number;
  /** The chance in words, next to its bar. */
  readonly shown: ComponentChildren;
  /** The same as a fraction, in a column of its own. */
  readonly exact?: string;
  /** Whether the reader wants it, where it is one or the other. */
  readonly tone?: 'good' | 'bad' | undefined;
}
interface Props {
  readonly caption?: ComponentChildren;
  /** Headings of the columns, for screen readers. */
  readonly heads?: readonly [name: string, shown: string, exact?: string];
  readonly rows: readonly Row[];
}
/** A short distribution as a table whose rows are bars, all on one scale: a certain outcome takes all the room. */
export const Bars = ({ caption, heads, rows }: Props) => {
  const hasExact = rows.some(({ exact }) => exact !== undefined);
  return (
    <table class="c-bars">
      {caption !== undefined && <caption>{caption}</caption>}
      {heads !== undefined && (
        <thead class="c-said">
          <tr>
            <th scope="col">{heads[0]}</th>
            <td></td>
            <th scope="col">{heads[1]}</th>
            {heads[2] !== undefined && <th scope="col">{heads[2]}</th>}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, chance, shown, exact, tone }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Bar share={chance} tone={tone} />
            </td>
            <td>{shown}</td>
            {hasExact && (
              <td>
                <small>{exact}</small>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
