import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../../engines/foursouls/stack/ref.ts';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { countEqual } from '../counted.ts';
import { passesTo } from '../model.ts';
import type { Commands } from '../commands.ts';
import type { Wish } from '../wishes.ts';
import { labels } from '../words/labels.ts';
import { playerName } from '../words/names.ts';
import { Asked } from './Asked.tsx';
import { OpenedWish } from './OpenedWish.tsx';
import { Owner, ownerClass } from './Owner.tsx';
import { WishButton } from './WishButton.tsx';

interface Props {
  readonly table: GameState;
  readonly wishes: readonly Wish[];
  readonly open: Wish | undefined;
  /** The passes are in the bar under the thumb. */
  readonly isPassDocked: boolean;
  readonly actions: Commands;
}

/** The next action: an answer, or a pass and what the holder of priority may do; below, folded, what has to wait. */
export const Actions = ({ table, wishes, open, isPassDocked, actions }: Props) => {
  const holder = table.priority?.holder ?? null;
  const mine = wishes.filter((w) => w.seat === holder);
  const legal = mine.filter((w) => w.ways.length > 0);
  const row = (list: readonly Wish[]) =>
    countEqual(list, ({ key, source }) => (source.kind === 'play' ? source.template : key)).map(({ thing, count }) => (
      <WishButton
        key={thing.key}
        table={table}
        wish={thing}
        count={count}
        actions={actions}
        open={open?.key === thing.key}
      />
    ));
  const openedOf = (list: readonly Wish[]) =>
    open !== undefined &&
    list.some(({ key }) => key === open.key) && <OpenedWish table={table} open={open} actions={actions} />;
  return (
    <section class="k-actions" aria-labelledby="k-actions-title" id="k-actions" tabIndex={-1}>
      <h2 id="k-actions-title" class="c-said">
        {labels.actions}
      </h2>
      {table.winners !== null && <Ended table={table} winners={table.winners} />}
      {table.pending !== null && <Asked table={table} actions={actions} />}
      {holder !== null && (
        <>
          <Passes table={table} holder={holder} isDocked={isPassDocked} actions={actions} />
          {legal.length > 0 && <p class="c-buttons">{row(legal)}</p>}
          {openedOf(legal)}
        </>
      )}
      <Waiting
        table={table}
        mine={mine.filter((w) => w.ways.length === 0)}
        others={wishes.filter((w) => w.seat !== holder && w.source.kind !== 'declare')}
        row={row}
        openedOf={openedOf}
      />
    </section>
  );
};

const Ended = ({ table, winners }: { readonly table: GameState; readonly winners: readonly Seat[] }) => (
  <p class="k-now">
    <b>
      {winners.length === 0
        ? labels.lost
        : `${labels.won}: ${winners.map((seat) => playerName(table, seat)).join(', ')}`}
    </b>
  </p>
);

interface PassesProps extends Pick<Props, 'table' | 'actions'> {
  readonly holder: Seat;
  readonly isDocked: boolean;
}
/** Who has priority, and the passes; they are in the bar under the thumb where nothing else comes next. */
const Passes = ({ table, holder, isDocked, actions }: PassesProps) => (
  <p class="k-passes">
    <span class="k-now">
      <Owner table={table} seat={holder} /> <small>{labels.hasPriority}</small>
    </span>
    {!isDocked && (
      <button type="button" class="c-button k-pass" onClick={() => actions.act(passesTo(table, 'all').slice(0, 1))}>
        {labels.pass}
      </button>
    )}
    {!isDocked && table.players.length > 1 && (
      <button type="button" class="c-button k-pass" onClick={() => actions.passTo('all')}>
        {labels.allPass}
      </button>
    )}
  </p>
);

interface WaitingProps extends Pick<Props, 'table'> {
  readonly mine: readonly Wish[];
  readonly others: readonly Wish[];
  readonly row: (list: readonly Wish[]) => ComponentChildren;
  readonly openedOf: (list: readonly Wish[]) => ComponentChildren;
}
/** What may not be done now, and what others would do: each says why it has to wait. */
const Waiting = ({ table, mine, others, row, openedOf }: WaitingProps) => {
  const count = mine.length + others.length;
  if (count === 0) return null;
  const seats = table.players.map((_, seat) => others.filter((w) => w.seat === seat));
  return (
    <details class="c-more k-waiting">
      <summary>{labels.waiting(count)}</summary>
      {mine.length > 0 && <p class="c-buttons">{row(mine)}</p>}
      {openedOf(mine)}
      {seats.map(
        (list, seat) =>
          list.length > 0 && (
            <div key={seat} class={`k-other ${ownerClass(seat)}`}>
              <Owner table={table} seat={seat} />
              <span class="c-buttons">{row(list)}</span>
            </div>
          ),
      )}
      {openedOf(others)}
    </details>
  );
};
