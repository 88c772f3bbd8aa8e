import './bar-chart.css';
import { chanceOf, totalOf, type Distribution } from '../../../engines/exact/distribution.ts';
import { makeFraction, toNumber } from '../../../engines/exact/fraction.ts';
import { percentNumberRu, percentRu, shortPercentNumberRu } from '../../../lib/number-ru.ts';
import { chanceCell, Table } from './Table.tsx';

interface Props {
  readonly of: Distribution;
  /** The name of a bar: «Урон врагу». */
  readonly name: string;
  /** Which outcomes are what is wanted. */
  readonly isWanted?: ((outcome: number) => boolean) | undefined;
}

/** Height of the highest bar in per cent; the rest is for labels. */
const HIGHEST = 70;
/** More bars than this have room for two figures each. */
const MOST_WIDE = 6;

/** The outcomes from the least to the most, with their chances. */
const outcomesOf = (of: Distribution) => {
  const total = totalOf(of);
  return [...of]
    .sort(([a], [b]) => a - b)
    .map(([outcome, weight]) => ({ outcome, chance: makeFraction(weight, total) }));
};

/** A distribution as bars, the likeliest at full height; a screen reader reads it as one picture. */
export const BarChart = ({ of, name, isWanted }: Props) => {
  const outcomes = outcomesOf(of);
  const highest = Math.max(...outcomes.map(({ chance }) => toNumber(chance)));
  const isMany = outcomes.length > MOST_WIDE;
  const shown = isMany ? shortPercentNumberRu : percentNumberRu;
  const says = outcomes.map(({ outcome, chance }) => `${outcome} — ${percentRu(chance)}`).join(', ');
  return (
    <div class="c-chart" role="img" data-many={isMany || undefined} aria-label={`${name}: ${says}`}>
      {outcomes.map(({ outcome, chance }) => (
        <div key={outcome} data-wanted={isWanted?.(outcome) ?? false}>
          <small>{shown(chance)}</small>
          <svg width="100%" height={`${((toNumber(chance) / highest) * HIGHEST).toFixed(2)}%`} aria-hidden="true" />
          <b>{outcome}</b>
        </div>
      ))}
    </div>
  );
};

/** The same exactly, number by number. */
export const ChanceTable = ({ of, name }: Omit<Props, 'isWanted'>) => (
  <Table
    name={name}
    heads={[name, 'Ровно столько', 'Столько или больше']}
    rows={outcomesOf(of).map(({ outcome, chance }) => [
      outcome,
      chanceCell(chance),
      chanceCell(chanceOf(of, (other) => other >= outcome)),
    ])}
  />
);
