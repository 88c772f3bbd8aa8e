import { isSameFraction, type Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu, pointsRu } from '../../../../lib/number-ru.ts';
import type { BesideResult, VariantCode } from '../variants.ts';
import type { ResultProps } from '../view-props.ts';
import { isParty, listRu, memberName, sentence } from '../words/names.ts';
import { T, VARIANT_NAMES, alsoVariant } from '../words/labels.ts';

const signOf = (points: string): string => {
  if (points.startsWith('+')) return 'plus';
  return points === '0' || points.startsWith('≈') ? 'none' : 'minus';
};
const Cell = ({ from, to }: { readonly from: Fraction; readonly to: Fraction }) => {
  const points = pointsRu(from, to);
  return (
    <td>
      {percentRu(to)} <small data-sign={signOf(points)}>{points}</small>
    </td>
  );
};

interface Variant extends Pick<BesideResult, 'killed' | 'stands'> {
  readonly code: VariantCode;
  /** Whose change it is. */
  readonly who: number;
}

/** What one thing more would buy: the chance with it, and the difference in percentage points. */
export const Buys = ({ besides, data, state, result }: ResultProps & { readonly besides: readonly BesideResult[] }) => {
  const variants = besides.flatMap(({ of, ...found }): Variant[] =>
    of.kind === 'variant' ? [{ ...found, code: of.code, who: of.who }] : [],
  );
  if (variants.length === 0)
    return (
      <section class="c-part">
        <h3>{T.buys}</h3>
        <p class="c-hint">{T.buysTooBig}</p>
      </section>
    );
  const changes = ({ killed, stands }: Variant) =>
    !isSameFraction(killed, result.killed) || !isSameFraction(stands, result.stands);
  const nameOf = ({ code, who }: Variant) =>
    isParty(state) ? `${memberName(state, who, data)}: ${VARIANT_NAMES[code]}` : VARIANT_NAMES[code];
  const idle = variants.filter((variant) => !changes(variant)).map(nameOf);
  return (
    <section class="c-part">
      <h3>{T.buys}</h3>
      <table class="el-table">
        <caption>{T.buysHow}</caption>
        <thead>
          <tr>
            <th scope="col">{T.difference}</th>
            <th scope="col">{T.kill}</th>
            <th scope="col">{T.stand}</th>
          </tr>
        </thead>
        <tbody>
          <tr class="el-here">
            <th scope="row">{T.thisOne}</th>
            <td>{percentRu(result.killed)}</td>
            <td>{percentRu(result.stands)}</td>
          </tr>
          {variants.filter(changes).map((variant) => {
            const { code, who, killed, stands } = variant;
            const also = alsoVariant(code, state, who);
            return (
              <tr key={`${who} ${code}`}>
                <th scope="row">
                  {sentence(nameOf(variant))}
                  {also !== undefined && <small>{also}</small>}
                </th>
                <Cell from={result.killed} to={killed} />
                <Cell from={result.stands} to={stands} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {idle.length > 0 && (
        <p class="c-hint">
          {T.buysNothing}: {listRu(idle)}.
        </p>
      )}
    </section>
  );
};
