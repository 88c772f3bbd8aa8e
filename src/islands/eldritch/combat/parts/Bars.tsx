import { toNumber } from '../../../../engines/exact/fraction.ts';
import { shortFractionRu, percentRu } from '../../../../lib/number-ru.ts';
import { Bars as BarTable } from '../../../shared/results/Bars.tsx';
import type { Chances } from '../result.ts';

/** Smaller chances have no fraction and no decimal that is short enough. */
const SHOWN = 0.000_01;

interface BarsProps {
  readonly title: string;
  readonly of: Chances;
  /** Below another heading. */
  readonly isSub?: boolean;
  readonly shown?: (n: number) => string;
}
/** A distribution of exact chances under its heading. */
export const Bars = ({ title, of, isSub = false, shown = String }: BarsProps) => (
  <section class={isSub ? 'el-sub' : 'c-part'}>
    {isSub ? <h4>{title}</h4> : <h3>{title}</h3>}
    <BarTable
      rows={of.map(([n, chance]) => ({
        name: shown(n),
        chance: toNumber(chance),
        shown: percentRu(chance),
        exact: chance.d > 1n && toNumber(chance) > SHOWN ? (shortFractionRu(chance) ?? '') : '',
      }))}
    />
  </section>
);
