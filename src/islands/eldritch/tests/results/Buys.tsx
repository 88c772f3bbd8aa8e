import { isSameFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu, pointsRu } from '../../../../lib/number-ru.ts';

/** The same question with one thing changed. */
export interface Bought {
  readonly name: string;
  /** What such a thing may be. */
  readonly from?: string | undefined;
  readonly chance: Fraction;
}
interface Props {
  readonly caption: string;
  readonly now: Fraction;
  /** What the chance is of. */
  readonly head: string;
  readonly of: readonly Bought[];
}
const signOf = (points: string): string => {
  if (points.startsWith('+')) return 'plus';
  return points === '0' ? 'none' : 'minus';
};

/** What one thing more would buy: the chance with it, and the difference in percentage points. */
export const Buys = ({ caption, now, head, of }: Props) => {
  const changing = of.filter(({ chance }) => !isSameFraction(chance, now));
  const idle = of.filter(({ chance }) => isSameFraction(chance, now)).map(({ name }) => name);
  return (
    <section class="c-part">
      <h3>Что изменит шанс</h3>
      <table class="et-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Перемена</th>
            <th scope="col">{head}</th>
          </tr>
        </thead>
        <tbody>
          <tr class="et-here">
            <th scope="row">Сейчас</th>
            <td>{percentRu(now)}</td>
          </tr>
          {changing.map(({ name, from, chance }) => {
            const points = pointsRu(now, chance);
            return (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {from !== undefined && <small>{from}</small>}
                </th>
                <td>
                  {percentRu(chance)} <small data-sign={signOf(points)}>{points}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {idle.length > 0 && <p class="c-hint">Шанса не меняют: {idle.join(', ')}.</p>}
    </section>
  );
};
