import { isSameFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu, pointsRu } from '../../../../lib/number-ru.ts';

/** The same question with one thing changed. */
export interface Bought {
  readonly name: string;
  /** What such a thing may be. */
  readonly from?: string | undefined;
  readonly chance: Fraction;
  /** Another number that it changes, as it is shown. */
  readonly also?: string | undefined;
}
interface Props {
  readonly caption: string;
  readonly now: Fraction;
  /** What the chance is of. */
  readonly head: string;
  /** The other number as it stands now, and what it is. */
  readonly also?: { readonly head: string; readonly now: string } | undefined;
  readonly of: readonly Bought[];
}
const signOf = (points: string): string => {
  if (points.startsWith('+')) return 'plus';
  return points === '0' ? 'none' : 'minus';
};

/** What one thing more would buy: the chance with it, and the difference in percentage points. */
export const Buys = ({ caption, now, head, also, of }: Props) => {
  const changes = ({ chance, also: other }: Bought): boolean => !isSameFraction(chance, now) || other !== also?.now;
  const changing = of.filter(changes);
  const idle = of.filter((one) => !changes(one)).map(({ name }) => name);
  return (
    <section class="c-part">
      <h3>Что изменит шанс</h3>
      <table class="et-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Перемена</th>
            <th scope="col">{head}</th>
            {also !== undefined && <th scope="col">{also.head}</th>}
          </tr>
        </thead>
        <tbody>
          <tr class="et-here">
            <th scope="row">Сейчас</th>
            <td>{percentRu(now)}</td>
            {also !== undefined && <td>{also.now}</td>}
          </tr>
          {changing.map(({ name, from, chance, also: other }) => {
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
                {also !== undefined && <td>{other}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {idle.length > 0 && <p class="c-hint">Ничего не меняют: {idle.join(', ')}.</p>}
    </section>
  );
};
