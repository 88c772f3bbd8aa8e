import type { Fraction } from '../../../../engines/exact/fraction.ts';
import { toNumber } from '../../../../engines/exact/fraction.ts';
import { inSheet } from '../../../shared/in-sheet.ts';
import type { State } from '../model.ts';
import { labels } from '../words/labels.ts';
import type { ChanceTable as TableOf } from '../view-props.ts';

interface Props {
  readonly state: State;
  readonly table: TableOf | undefined;
  readonly tooBig: boolean;
}

/** Never «100» for less than certainty, never «0» for what can happen. */
const whole = (chance: Fraction): string => {
  if (chance.n === chance.d) return '100';
  return chance.n === 0n ? '0' : String(Math.min(99, Math.max(1, Math.round(toNumber(chance) * 100))));
};

/** Chances of every skill against every difficulty; counted while it is open, until then the last ones are shown. */
export const Table = ({ state, table, tooBig }: Props) =>
  table === undefined || tooBig ? (
    <p class="c-hint">{tooBig ? labels.tableTooBig : labels.tableWait}</p>
  ) : (
    <Chances state={state} table={table} />
  );

const Chances = ({ state, table }: { readonly state: State; readonly table: TableOf }) => {
  const isHere = (skill: number, difficulty: number) =>
    skill === state.skill + state.icons && difficulty === state.difficulty;
  return (
    <table class="o-table" aria-busy={table.state !== state}>
      <caption>{labels.tableCaption}</caption>
      <thead>
        <tr>
          <td></td>
          {table.rows[0]!.map((_, difficulty) => (
            <th key={difficulty} scope="col">
              <span class="c-said">{labels.tableDifficulty} </span>
              {difficulty}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, skill) => (
          <tr key={skill}>
            <th scope="row">
              <span class="c-said">{labels.tableSkill} </span>
              {skill}
            </th>
            {row.map((chance, difficulty) => (
              <td
                key={difficulty}
                class={isHere(skill, difficulty) ? 'o-here' : undefined}
                data-n={inSheet(toNumber(chance) * 40)}
              >
                {whole(chance)}
                {isHere(skill, difficulty) && <span class="c-said"> ({labels.tableCurrent})</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
