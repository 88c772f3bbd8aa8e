import { chanceOf, totalOf, type Distribution } from '../../../../engines/exact/distribution.ts';
import { makeFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { BarChart } from '../../../shared/results/BarChart.tsx';

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
  const rows = [...of]
    .sort(([a], [b]) => a - b)
    .map(([outcome, weight]) => ({ outcome, label: `${outcome}`, chance: makeFraction(weight, total) }));
  return (
    <>
      <BarChart
        of={rows}
        says={`${name}: ${rows.map(({ label, chance }) => `${label} — ${percentRu(chance)}`).join(', ')}`}
        isWanted={isWanted}
      />
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
              {rows.map(({ outcome, label, chance }) => (
                <tr key={outcome}>
                  <th scope="row">{label}</th>
                  <Cell of={chance} />
                  <Cell of={chanceOf(of, (other) => other >= outcome)} />
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
