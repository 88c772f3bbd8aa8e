import { chanceOf, totalOf, type Distribution } from '../../../../engines/exact/distribution.ts';
import { makeFraction } from '../../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { BarChart } from '../../../shared/results/BarChart.tsx';
import { labels } from '../words/labels.ts';
import { drawnAria } from '../words/answer.ts';
import { Table } from './Table.tsx';

interface Props {
  readonly of: Distribution;
  /** What a bar stands for: «Урон врагу». */
  readonly name: string;
  /** Which outcomes are what is wanted. */
  readonly isWanted?: ((outcome: number) => boolean) | undefined;
  readonly label?: ((outcome: number) => string) | undefined;
}

/** A distribution drawn as bars, and its table with exact fractions. */
export const Chart = ({ of, name, isWanted, label = String }: Props) => {
  const total = totalOf(of);
  const rows = [...of]
    .sort(([a], [b]) => a - b)
    .map(([outcome, weight]) => ({ outcome, label: label(outcome), chance: makeFraction(weight, total) }));
  return (
    <>
      <BarChart of={rows} says={`${name}. ${drawnAria(rows)}`} isWanted={isWanted} />
      <Folded summary={labels.table}>
        {() => (
          <Table name={name} heads={[name, labels.exactly, labels.orMore]}>
            {rows.map(({ outcome, label: says, chance }) => {
              const more = chanceOf(of, (o) => o >= outcome);
              return (
                <tr key={outcome}>
                  <th scope="row">{says}</th>
                  <td>
                    {percentRu(chance)} <small>{fractionRu(chance)}</small>
                  </td>
                  <td>{percentRu(more)}</td>
                </tr>
              );
            })}
          </Table>
        )}
      </Folded>
    </>
  );
};
