import { toNumber } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Bar } from '../../../shared/results/Bar.tsx';
import type { Chances } from '../result.ts';

/** Smaller chances have no fraction and no decimal that is short enough. */
const SHOWN = 0.000_01;

interface BarsProps {
  readonly title: string;
  readonly of: Chances;
  /** Below another heading. */
  readonly isSub?: boolean;
  readonly shown?: (n: number) => string;
}
/** A short distribution as a table whose rows are bars. */
export const Bars = ({ title, of, isSub = false, shown = String }: BarsProps) => {
  const highest = Math.max(...of.map(([, chance]) => toNumber(chance)));
  return (
    <section class={isSub ? 'el-sub' : 'c-part'}>
      {isSub ? <h4>{title}</h4> : <h3>{title}</h3>}
      <table class="el-bars">
        <tbody>
          {of.map(([n, chance]) => (
            <tr key={n}>
              <th scope="row">{shown(n)}</th>
              <td>
                <Bar share={toNumber(chance) / highest} />
              </td>
              <td>
                {percentRu(chance)} {chance.d > 1n && toNumber(chance) > SHOWN && <small>{fractionRu(chance)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
