import { pointsRu } from '../../../../lib/number-ru.ts';
import type { BesideResult } from '../variants.ts';
import type { ResultProps } from '../view-props.ts';
import { T, VARIANT_NAMES } from '../words/labels.ts';
import { detectiveName, listRu } from '../words/names.ts';
import { chanceRu, ratioOf } from '../words/numbers.ts';

const signOf = (points: string): string => {
  if (points.startsWith('+')) return 'plus';
  return points === '0' || points === '≈0' ? 'none' : 'minus';
};
const Cell = ({ from, to }: { readonly from: number; readonly to: number }) => {
  const points = pointsRu(ratioOf(from), ratioOf(to));
  return (
    <td>
      {chanceRu(to)} <small data-sign={signOf(points)}>{points}</small>
    </td>
  );
};

/** What one thing more would buy: the chance with it, and the difference in percentage points. */
export const Buys = ({ state, besides, result }: ResultProps & { readonly besides: readonly BesideResult[] }) => {
  if (besides.length === 0)
    return (
      <section class="c-part">
        <h3>{T.buys}</h3>
        <p class="c-hint">{T.buysTooBig}</p>
      </section>
    );
  const nameOf = ({ code, who }: BesideResult) =>
    who === undefined || state.detectives.length === 1
      ? VARIANT_NAMES[code]
      : `${detectiveName(state, who)}: ${VARIANT_NAMES[code]}`;
  const changes = ({ victory, nobodyFell }: BesideResult) =>
    Math.abs(victory - result.victory) + Math.abs(nobodyFell - result.nobodyFell) > 1e-9;
  const idle = besides.filter((one) => !changes(one)).map(nameOf);
  return (
    <section class="c-part">
      <h3>{T.buys}</h3>
      <table class="ec-buys">
        <caption>{T.buysHow}</caption>
        <thead>
          <tr>
            <th scope="col">{T.difference}</th>
            <th scope="col">{T.win}</th>
            <th scope="col">{T.nobody}</th>
          </tr>
        </thead>
        <tbody>
          <tr class="ec-here">
            <th scope="row">{T.thisOne}</th>
            <td>{chanceRu(result.victory)}</td>
            <td>{chanceRu(result.nobodyFell)}</td>
          </tr>
          {besides.filter(changes).map((one) => (
            <tr key={nameOf(one)}>
              <th scope="row">{nameOf(one)}</th>
              <Cell from={result.victory} to={one.victory} />
              <Cell from={result.nobodyFell} to={one.nobodyFell} />
            </tr>
          ))}
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
