import './bars.css';
import type { ComponentChildren } from 'preact';
import { Bar } from './Bar.tsx';

interface Row {
  readonly name: string;
  /** From 0 to 1: the bar of the highest has all the room. */
  readonly chance: number;
  /** The chance in words, beside its bar. */
  readonly shown: ComponentChildren;
}
interface Props {
  readonly caption?: ComponentChildren;
  readonly rows: readonly Row[];
}
/** A short distribution as a table whose rows are bars. */
export const Bars = ({ caption, rows }: Props) => {
  const highest = Math.max(...rows.map(({ chance }) => chance));
  return (
    <table class="c-bars">
      {caption !== undefined && <caption>{caption}</caption>}
      <tbody>
        {rows.map(({ name, chance, shown }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Bar share={chance / highest} />
            </td>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
