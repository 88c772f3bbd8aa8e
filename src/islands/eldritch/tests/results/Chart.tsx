import { chanceOf, totalOf, type Distribution } from '../../../../engines/exact/distribution.ts';
import { makeFraction, toNumber, type Fraction } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentNumberRu, percentRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';

interface Props {
  readonly of: Distribution;
  /** What a bar stands for: «Успехов». */
  readonly name: string;
  readonly isWanted?: ((outcome: number) => boolean) | undefined;
}
const HEADS = ['Ровно столько', 'Столько или больше'] as const;

/** A distribution drawn as bars, and its table with exact fractions. */
export const Chart = ({ of, name, isWanted }: Props) => {
  const total = totalOf(of);
  const rows = [...of].sort(([a], [b]) => a - b).map(([n, weight]) => ({ n, chance: makeFraction(weight, total) }));
  const highest = Math.max(...rows.map(({ chance }) => toNumber(chance)));
  return (
    <>
      <div
        class="et-chart"
        role="img"
        aria-label={`${name}: ${rows.map(({ n, chance }) => `${n} — ${percentRu(chance)}`).join(', ')}`}
      >
        {rows.map(({ n, chance }) => (
          <div
            key={n}
            data-wanted={isWanted?.(n) ?? false}
            style={{ '--share': `${((toNumber(chance) / highest) * 100).toFixed(2)}%` }}
          >
            <small>{percentNumberRu(chance)}</small>
            <i />
            <b>{n}</b>
          </div>
        ))}
      </div>
      <Folded summary="Таблица с дробями">
        {() => (
          <table class="et-table">
            <thead>
              <tr>
                <th scope="col">{name}</th>
                {HEADS.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ n, chance }) => (
                <tr key={n}>
                  <th scope="row">{n}</th>
                  <Cell of={chance} />
                  <Cell of={chanceOf(of, (other) => other >= n)} />
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Folded>
    </>
  );
};
const Cell = ({ of }: { readonly of: Fraction }) => (
  <td>
    {percentRu(of)} {of.d > 1n && <small>{fractionRu(of)}</small>}
  </td>
);
