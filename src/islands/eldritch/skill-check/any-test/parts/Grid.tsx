import { useMemo } from 'preact/hooks';
import { toNumber } from '../../../../../engines/exact/fraction.ts';
import { percentNumberRu } from '../../../../../lib/number-ru.ts';
import { pluralRu } from '../../../../../lib/plural-ru.ts';
import { inSheet } from '../../../../shared/in-sheet.ts';
import { circumstanceWords, SUCCESSES } from '../../inputs/words.ts';
import { MOST_TABLE_NEEDED, tableOf } from '../plan.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

const NEEDED = Array.from({ length: MOST_TABLE_NEEDED }, (_, i) => i + 1);

/** The table that players print: dice down, needed successes across; fortune and rerolls as they are set. */
export const Grid = ({ plan: { state, dice } }: ResultProps) => {
  const { setup, needed } = state;
  const rows = useMemo(() => tableOf(setup), [setup]);
  return (
    <table class="c-table et-grid">
      <caption>
        Шанс в процентах набрать столько успехов или больше. Посчитано так же, как и ответ: {circumstanceWords(setup)}.
      </caption>
      <thead>
        <tr>
          <th scope="col">{labels.gridDice}</th>
          {NEEDED.map((n) => (
            <th key={n} scope="col">
              {n}
              <span class="c-said"> {pluralRu(n, SUCCESSES)} или больше</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            {row.map((chance, i) => (
              <td
                key={i}
                aria-current={at + 1 === dice && i + 1 === needed ? 'true' : undefined}
                data-n={inSheet(45 * toNumber(chance))}
              >
                {percentNumberRu(chance)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
