import { toNumber } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import type { Chances } from '../result.ts';
import type { ResultProps } from '../view-props.ts';
import { T } from '../words/labels.ts';

interface BarsProps {
  readonly title: string;
  readonly of: Chances;
}
/** A short distribution as a table whose rows are bars. */
const Bars = ({ title, of }: BarsProps) => {
  const highest = Math.max(...of.map(([, chance]) => toNumber(chance)));
  return (
    <section class="c-part">
      <h3>{title}</h3>
      <table class="el-bars">
        <tbody>
          {of.map(([n, chance]) => (
            <tr key={n}>
              <th scope="row">{n}</th>
              <td>
                <i style={{ '--share': `${((100 * toNumber(chance)) / highest).toFixed(1)}%` }} />
              </td>
              <td>
                {percentRu(chance)} {chance.d > 1n && <small>{fractionRu(chance)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Clues and focus tokens that go, and how long the fight lasts, where there is anything to tell. */
export const Spent = ({ state, result }: ResultProps) => (
  <>
    {state.hero.clues > 0 && <Bars title={T.spent} of={result.clues} />}
    {state.hero.focus > 0 && <Bars title={T.spentFocus} of={result.focus} />}
    {result.rounds.length > 1 && <Bars title={T.roundsTook} of={result.rounds} />}
  </>
);
