import type { ComponentChildren } from 'preact';
import { Bar } from '../../../shared/results/Bar.tsx';
import { chanceRu } from '../words/numbers.ts';

interface Props {
  readonly caption: ComponentChildren;
  readonly rows: readonly { readonly name: string; readonly chance: number }[];
}
/** A short distribution as a table whose rows are bars. */
export const Bars = ({ caption, rows }: Props) => {
  const highest = Math.max(...rows.map(({ chance }) => chance));
  return (
    <table class="ec-bars">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, chance }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Bar share={chance / highest} />
            </td>
            <td>{chanceRu(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
