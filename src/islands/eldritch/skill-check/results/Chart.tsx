import { chanceOf, totalOf, type Distribution } from '../../../../engines/exact/distribution.ts';
import { makeFraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { BarChart } from '../../../shared/results/BarChart.tsx';
import { chanceCell, Table } from '../../shared/Table.tsx';

interface Props {
  readonly of: Distribution;
  /** What a bar stands for: «Успехов». */
  readonly name: string;
  readonly isWanted?: ((outcome: number) => boolean) | undefined;
}
const rowsOf = (of: Distribution) => {
  const total = totalOf(of);
  return [...of]
    .sort(([a], [b]) => a - b)
    .map(([outcome, weight]) => ({ outcome, label: `${outcome}`, chance: makeFraction(weight, total) }));
};
/** A distribution drawn as bars, under what a bar stands for. */
export const Chart = ({ of, name, isWanted }: Props) => {
  const rows = rowsOf(of);
  return (
    <div class="et-chart">
      <BarChart
        of={rows}
        says={`${name}: ${rows.map(({ label, chance }) => `${label} — ${percentRu(chance)}`).join(', ')}`}
        isWanted={isWanted}
      />
    </div>
  );
};
/** The same exactly, number by number. */
export const ChartTable = ({ of, name }: Omit<Props, 'isWanted'>) => (
  <Table
    heads={[name, 'Ровно столько', 'Столько или больше']}
    rows={rowsOf(of).map(({ outcome, label, chance }) => [
      label,
      chanceCell(chance),
      chanceCell(chanceOf(of, (other) => other >= outcome)),
    ])}
  />
);
