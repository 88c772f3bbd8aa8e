import './table.css';
import type { ComponentChildren } from 'preact';
import type { Fraction } from '../../../engines/exact/fraction.ts';
import { fractionRu, percentRu } from '../../../lib/number-ru.ts';
import { Words } from '../controls/Words.tsx';

interface Props {
  /** In addition to its own. */
  readonly class?: string;
  readonly caption?: string | undefined;
  /** What it tells, where it is wider than a phone in letters of double size: it then scrolls within itself. */
  readonly name?: string;
  readonly heads: readonly string[];
  /** Cells of each row, its head first. */
  readonly rows: readonly (readonly ComponentChildren[])[];
  /** The row that is marked: the present one, or the best. */
  readonly here?: number | undefined;
}
/** A table whose rows have heads. */
export const Table = ({ class: also = '', caption, name, heads, rows, here }: Props) => {
  const table = (
    <table class={`c-table ${also}`.trim()}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], at) => (
          <tr key={at} class={at === here ? 'c-here' : undefined}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (name === undefined) return table;
  return (
    <div class="c-scroll" tabIndex={0} role="group" aria-label={name}>
      {table}
    </div>
  );
};
/** A cell: a chance in per cent, and below it as a fraction where it is neither 0 nor 1. */
export const chanceCell = (of: Fraction) => (
  <>
    {percentRu(of)} {of.d > 1n && <small>{fractionRu(of)}</small>}
  </>
);
/** A cell: words in one or two languages, and more about them below. */
export const wordsCell = (text: string, more?: string) => (
  <>
    <Words text={text} />
    {more !== undefined && <small> {more}</small>}
  </>
);
