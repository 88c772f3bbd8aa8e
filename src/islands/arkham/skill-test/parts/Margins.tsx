import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { Folded } from '../../../shared/controls/Folded.tsx';
import { labels } from '../words/labels.ts';
import type { ResultProps } from '../view-props.ts';

const Short = ({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly { readonly by: number; readonly chance: Fraction }[];
}) => (
  <table class="o-short">
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{labels.chance}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ by, chance }) => (
        <tr key={by}>
          <th scope="row">{by}</th>
          <td>{percentRu(chance)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** How far a test is passed or failed. */
export const Margins = ({ odds }: Pick<ResultProps, 'odds'>) => (
  <Folded class="c-fold" summary={<h3>{labels.margins}</h3>}>
    {() => (
      <>
        <div class="o-pair">
          <Short title={labels.successBy} rows={odds.successBy} />
          <Short title={labels.failureBy} rows={odds.failureBy} />
        </div>
      </>
    )}
  </Folded>
);
