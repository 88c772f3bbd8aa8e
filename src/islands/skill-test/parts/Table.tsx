import type { Fraction } from '../../../engines/exact/fraction.ts';
import { toNumber } from '../../../engines/exact/fraction.ts';
import type { State } from '../model.ts';
import { T } from '../strings.ts';

interface Props { readonly state: State; readonly table: readonly (readonly Fraction[])[] | undefined; readonly onOpen: (() => void) | undefined; readonly tooBig: boolean }

/** Never «100» for less than certainty, never «0» for what can happen. */
const whole = (chance: Fraction): string => {
  const n = Math.round(toNumber(chance) * 100);
  return `${chance.n === chance.d ? 100 : chance.n === 0n ? 0 : Math.min(99, Math.max(1, n))}`;
};

/** Chances of every skill against every difficulty; counted only once it is opened. */
export const Table = ({ state, table, onOpen, tooBig }: Props) => {
  if (table === undefined && onOpen === undefined) return null;
  const isHere = (skill: number, difficulty: number) => skill === state.skill + state.icons && difficulty === state.difficulty;
  return (
    <details class="c-more" onToggle={(e) => { if (e.currentTarget.open) onOpen?.(); }}>
      <summary>{T.tableTitle}</summary>
      {table === undefined ? <p class="c-hint">{tooBig ? T.tableTooBig : T.tableWait}</p> : (
        <table class="o-table">
          <caption>{T.tableCaption}</caption>
          <thead><tr><td></td>{table[0]!.map((_, difficulty) => <th key={difficulty} scope="col"><span class="c-said">{T.tableDifficulty} </span>{difficulty}</th>)}</tr></thead>
          <tbody>
            {table.map((row, skill) => (
              <tr key={skill}>
                <th scope="row"><span class="c-said">{T.tableSkill} </span>{skill}</th>
                {row.map((chance, difficulty) => (
                  <td key={difficulty} class={isHere(skill, difficulty) ? 'o-here' : undefined} style={{ '--chance': `${Math.round(toNumber(chance) * 40)}%` }}>
                    {whole(chance)}{isHere(skill, difficulty) && <span class="c-said"> ({T.tableCurrent})</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
};
