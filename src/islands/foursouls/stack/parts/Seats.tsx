import { turnOrder } from '../../../../engines/foursouls/stack/order.ts';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { AGAIN } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { inSheet } from '../../../shared/in-sheet.ts';
import { playerName } from '../words/names.ts';
import { labels } from '../words/labels.ts';
import { Badge, ownerClass } from './Owner.tsx';

/** Seats that have passed since somebody last acted. */
const passedOf = ({ priority, players }: GameState): readonly number[] =>
  priority === null
    ? []
    : turnOrder(players.length, (priority.holder - priority.passes + players.length) % players.length).slice(
        0,
        priority.passes,
      );

const hasWon = ({ winners }: GameState, seat: number): boolean => winners?.includes(seat) === true;
/** The words under a seat. */
const marksOf = (table: GameState, seat: number, passed: readonly number[]): readonly string[] => [
  ...(hasWon(table, seat) ? [labels.won] : []),
  ...(table.pending?.seat === seat ? [labels.decides] : []),
  ...(table.priority?.holder === seat ? [labels.hasPriority] : []),
  ...(passed.includes(seat) ? [labels.hasPassed] : []),
  ...(table.active === seat ? [labels.turnOf] : []),
];
/** Whether all eyes are on a seat: it has priority, a question to answer, or the victory. */
const isAwaited = (table: GameState, seat: number): boolean =>
  table.priority?.holder === seat || table.pending?.seat === seat || hasWon(table, seat);

/** The circle in which priority goes round: who holds it, who has passed, whose turn it is. */
export const Seats = ({ table }: { readonly table: GameState }) => {
  const passed = passedOf(table);
  const { priority, pending, winners } = table;
  return (
    <section class="k-seats" aria-labelledby="k-seats-title">
      <h2 id="k-seats-title">{labels.seats}</h2>
      <ol data-n={inSheet(table.players.length)} data-many={table.players.length > 1}>
        {table.players.map((_, seat) => (
          <li
            key={seat}
            class={`${ownerClass(seat)}${isAwaited(table, seat) ? ' k-holds' : ''}${passed.includes(seat) ? ' k-passed' : ''}`}
            data-n={inSheet(seat)}
          >
            <Badge seat={seat} />
            <span>
              <bdi>{playerName(table, seat)}</bdi>
              <small>{marksOf(table, seat, passed).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ol>
      {table.players.length > 1 && (
        <p class="k-round" aria-hidden="true">
          <Drawn body={AGAIN} />
          <small>{labels.round}</small>
        </p>
      )}
      {priority === null && pending === null && (
        <p class="c-hint">{winners === null ? labels.noPriority : labels.over}</p>
      )}
    </section>
  );
};
