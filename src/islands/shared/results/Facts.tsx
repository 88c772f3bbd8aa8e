import './facts.css';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../lib/number-ru.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The exact fraction, or the price of the number. */
  readonly exact?: string | undefined;
}
/** A chance in per cent with its fraction, which is left out for 0 and 1. */
export const chanceFact = (name: string, of: Fraction): Fact => ({
  name,
  value: percentRu(of),
  exact: of.d === 1n ? undefined : fractionRu(of),
});

/** Chances and means side by side. */
export const Facts = ({ of }: { readonly of: readonly Fact[] }) => (
  <dl class="c-facts">
    {of.map(({ name, value, exact }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <b>{value}</b>
          {exact !== undefined && exact !== value && <small>{exact}</small>}
        </dd>
      </div>
    ))}
  </dl>
);
