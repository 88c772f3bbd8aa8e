import './buys.css';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { percentRu, pointsRu, pointsSign } from '../../../lib/number-ru.ts';
import { capitalRu, listRu } from '../../../lib/sentence-ru.ts';

/** One number with one thing changed. */
export interface BoughtNumber {
  readonly shown: string;
  /** Of a chance, the difference in percentage points, and whether that is more or less. */
  readonly points?: { readonly shown: string; readonly sign: ReturnType<typeof pointsSign> };
  /** Nothing has changed. */
  readonly isSame: boolean;
}
/** The same question with one thing changed. */
export interface Bought {
  readonly name: string;
  /** What such a thing may be, or what it brings besides. */
  readonly beside?: string | undefined;
  /** One for each heading. */
  readonly numbers: readonly BoughtNumber[];
}
interface Props {
  readonly caption: string;
  /** What the numbers are of, and what they are now. */
  readonly heads: readonly string[];
  readonly now: readonly string[];
  readonly of: readonly Bought[];
  /** Before the changes that change nothing: «Шансы не меняют». */
  readonly idle: string;
  /** Why others are left out. */
  readonly more?: string | undefined;
}

/** A chance that was so and would be so. */
export const boughtChance = (from: Fraction, to: Fraction): BoughtNumber => ({
  shown: percentRu(to),
  points: { shown: pointsRu(from, to), sign: pointsSign(from, to) },
  isSame: from.n * to.d === to.n * from.d,
});

/** What one thing more would buy: the numbers with it, and the difference in percentage points; what changes nothing, below. */
export const Buys = ({ caption, heads, now, of, idle, more }: Props) => {
  const isIdle = ({ numbers }: Bought): boolean => numbers.every(({ isSame }) => isSame);
  const without = of.filter(isIdle).map(({ name }) => name);
  return (
    <section class="c-part">
      <h3>{TITLE}</h3>
      <table class="c-buys">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Перемена</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="c-here">
            <th scope="row">Сейчас</th>
            {now.map((number, at) => (
              <td key={at}>{number}</td>
            ))}
          </tr>
          {of
            .filter((one) => !isIdle(one))
            .map(({ name, beside, numbers }) => (
              <tr key={name}>
                <th scope="row">
                  {capitalRu(name)}
                  {beside !== undefined && <small>{beside}</small>}
                </th>
                {numbers.map(({ shown, points }, at) => (
                  <td key={at}>
                    {shown} {points !== undefined && <small data-sign={points.sign}>{points.shown}</small>}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {without.length > 0 && (
        <p class="c-hint">
          {idle}: {listRu(without)}.
        </p>
      )}
      {more !== undefined && <p class="c-hint">{more}</p>}
    </section>
  );
};
const TITLE = 'Что изменит шанс';

/** In the place of the table, where it would take too long. */
export const NoBuys = ({ says }: { readonly says: string }) => (
  <section class="c-part">
    <h3>{TITLE}</h3>
    <p class="c-hint">{says}</p>
  </section>
);
