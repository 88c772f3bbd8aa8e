import { toNumber } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Bar } from '../../../shared/results/Bar.tsx';
import { T, tokensCount } from '../words/labels.ts';
import { revealedRows } from '../reasons.ts';
import type { ResultProps } from '../view-props.ts';

/** How many tokens a test takes: bars that are a table. Nothing where it is always the same number. */
export const Revealed = ({ odds }: Pick<ResultProps, 'odds'>) => {
  const rows = revealedRows(odds);
  if (rows.length < 2) return null;
  return (
    <section class="c-part">
      <h3>{T.revealed}</h3>
      <table class="o-short o-bars">
        <caption>{T.revealedHint}</caption>
        <thead>
          <tr>
            <th scope="col">{T.revealedCount}</th>
            <td></td>
            <th scope="col">{T.chance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tokens, more, chance }) => (
            <tr key={tokens}>
              <th scope="row">{more ? T.orMore(tokensCount(tokens)) : tokensCount(tokens)}</th>
              <td>
                <Bar share={toNumber(chance)} />
              </td>
              <td>{percentRu(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
