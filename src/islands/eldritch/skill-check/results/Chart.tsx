import { chanceOf, totalOf, type Distribution } from '../../../../engines/exact/distribution.ts';
import { makeFraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { BarChart } from '../../../shared/results/BarChart.tsx';
import { chanceCell, Table } from '../../shared/Table.tsx';

interface Props {
  readonly title: string;
  readonly of: Distribution;
  /** What a bar stands for: «Успехов». */
  readonly name: string;
  readonly isWanted?: ((outcome: number) => boolean) | undefined;
}
/** A distribution drawn as bars, and its table with exact fractions. */
export const Chart = ({ title, of, name, isWanted }: Props) => {
  const total = totalOf(of);
  const rows = [...of]
    .sort(([a], [b]) => a - b)
    .map(([outcome, weight]) => ({ outcome, label: `${outcome}`, chance: makeFraction(weight, total) }));
  return (
    <section class="c-part">
      <h3>{title}</h3>
      <BarChart
        of={rows}
        says={`${name}: ${rows.map(({ label, chance }) => `${label} — ${percentRu(chance)}`).join(', ')}`}
        isWanted={isWanted}
      />
      <Folded summary="Таблица с дробями">
        {() => (
          <Table
            heads={[name, 'Ровно столько', 'Столько или больше']}
            rows={rows.map(({ outcome, label, chance }) => [
              label,
              chanceCell(chance),
              chanceCell(chanceOf(of, (other) => other >= outcome)),
            ])}
          />
        )}
      </Folded>
    </section>
  );
};
