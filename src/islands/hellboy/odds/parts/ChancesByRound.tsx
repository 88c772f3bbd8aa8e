import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Table } from './Table.tsx';

interface Props {
  readonly name: string;
  /** Over the numbers from 1 on, and over the chances. */
  readonly heads: readonly [string, string];
  readonly chances: readonly Fraction[];
}

/** The chance after the first, the second and each further attack or round. */
export const ChancesByRound = ({ name, heads, chances }: Props) => (
  <Table name={name} heads={heads}>
    {chances.map((chance, i) => (
      <tr key={i}>
        <th scope="row">{i + 1}</th>
        <td>{percentRu(chance)}</td>
      </tr>
    ))}
  </Table>
);
