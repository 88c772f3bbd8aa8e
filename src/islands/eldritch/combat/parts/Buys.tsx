import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import type { BesideResult } from '../variants.ts';
import type { ResultProps } from '../view-props.ts';
import { T, VARIANT_FROM, VARIANT_NAMES } from '../words/labels.ts';

const signOf = (points: string): string => {
  if (points.startsWith('+')) return 'plus';
  return points === '0' ? 'none' : 'minus';
};
const Cell = ({ from, to }: { readonly from: Fraction; readonly to: Fraction }) => {
  const points = pointsRu(from, to);
  return (
    <td>
      {percentRu(to)} <small data-sign={signOf(points)}>{points}</small>
    </td>
  );
};

/** What one thing more would buy: the chance with it, and the difference in percentage points. */
export const Buys = ({ besides, result }: ResultProps & { readonly besides: readonly BesideResult[] }) => (
  <section class="c-part">
    <h3>{T.buys}</h3>
    <table class="el-table">
      <caption>{T.buysHow} Рядом — разница в процентных пунктах.</caption>
      <thead>
        <tr>
          <th scope="col">{T.change_}</th>
          <th scope="col">{T.kill}</th>
          <th scope="col">{T.stand}</th>
        </tr>
      </thead>
      <tbody>
        <tr class="el-here">
          <th scope="row">{T.thisOne}</th>
          <td>{percentRu(result.killed)}</td>
          <td>{percentRu(result.stands)}</td>
        </tr>
        {besides.map(({ of, killed, stands }) =>
          of.kind === 'spend' ? null : (
            <tr key={of.code}>
              <th scope="row">
                {VARIANT_NAMES[of.code]}
                {VARIANT_FROM[of.code] !== undefined && <small>{VARIANT_FROM[of.code]}</small>}
              </th>
              <Cell from={result.killed} to={killed} />
              <Cell from={result.stands} to={stands} />
            </tr>
          ),
        )}
      </tbody>
    </table>
  </section>
);
