import { turnOrder } from '../../../../engines/stack/order.ts';
import type { Table } from '../../../../engines/foursouls/stack/table.ts';
import { AGAIN } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { playerName } from '../words/names.ts';
import { T } from '../words/labels.ts';
import { Badge, ownerClass } from './Owner.tsx';

/** Seats that have passed since somebody last acted. */
const passedOf = ({ priority, players }: Table): readonly number[] =>
  priority === null
    ? []
    : turnOrder(players.length, (priority.holder - priority.passes + players.length) % players.length).slice(
        0,
        priority.passes,
      );

/** The circle in which priority goes round: who holds it, who has passed, whose turn it is. */
export const Seats = ({ table }: { readonly table: Table }) => {
  const passed = passedOf(table);
  const { priority, pending, winners, active } = table;
  return (
    <section class="k-seats" aria-labelledby="k-seats-title">
      <h2 id="k-seats-title">{T.seats}</h2>
      <ol style={{ '--n': table.players.length }} data-many={table.players.length > 1}>
        {table.players.map((_, seat) => {
          const marks = [
            ...(winners?.includes(seat) === true ? [T.won] : []),
            ...(pending?.seat === seat ? [T.decides] : []),
            ...(priority?.holder === seat ? [T.hasPriority] : []),
            ...(passed.includes(seat) ? [T.hasPassed] : []),
            ...(active === seat ? [T.turnOf] : []),
          ];
          const holds = priority?.holder === seat || pending?.seat === seat || winners?.includes(seat) === true;
          return (
            <li
              key={seat}
              class={`${ownerClass(seat)}${holds ? ' k-holds' : ''}${passed.includes(seat) ? ' k-passed' : ''}`}
              style={{ '--i': seat }}
            >
              <Badge seat={seat} />
              <span>
                <bdi>{playerName(table, seat)}</bdi>
                <small>{marks.join(' · ')}</small>
              </span>
            </li>
          );
        })}
      </ol>
      {table.players.length > 1 && (
        <p class="k-round" aria-hidden="true">
          <Drawn body={AGAIN} />
          <small>{T.round}</small>
        </p>
      )}
      {priority === null && pending === null && <p class="k-hint">{winners === null ? T.noPriority : T.over}</p>}
    </section>
  );
};
