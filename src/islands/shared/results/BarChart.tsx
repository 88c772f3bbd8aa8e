import './bar-chart.css';
import { toNumber, type Fraction } from '../../../engines/exact/fraction.ts';
import { percentNumberRu } from '../../../lib/number-ru.ts';

interface Bar {
  readonly outcome: number;
  /** The label below it. */
  readonly label: string;
  readonly chance: Fraction;
}
interface Props {
  readonly of: readonly Bar[];
  /** The chart in words: a screen reader reads it as one picture. */
  readonly says: string;
  /** Which outcomes are what is wanted. */
  readonly isWanted?: ((outcome: number) => boolean) | undefined;
}

/** Height of the highest bar in per cent; the rest is for labels. */
const HIGHEST = 70;

/** Chances as bars, the likeliest at full height. */
export const BarChart = ({ of, says, isWanted }: Props) => {
  const highest = Math.max(...of.map(({ chance }) => toNumber(chance)));
  return (
    <div class="c-chart" role="img" aria-label={says}>
      {of.map(({ outcome, label, chance }) => (
        <div key={outcome} data-wanted={isWanted?.(outcome) ?? false}>
          <small>{percentNumberRu(chance)}</small>
          <svg width="100%" height={`${((toNumber(chance) / highest) * HIGHEST).toFixed(2)}%`} aria-hidden="true" />
          <b>{label}</b>
        </div>
      ))}
    </div>
  );
};
