import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { counted } from '../counted.ts';
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
  readonly actions: Commands;
}

/** The next action: an answer, or a pass and what the holder of priority may do; then the wishes of everybody else. */
export const Actions = ({ table, wishes, open, actions }: Props) => {
  const holder = table.priority?.holder ?? null;
  const mine = wishes.filter((w) => w.seat === holder);
  const others = table.players.map((_, seat) =>
    wishes.filter((w) => w.seat === seat && seat !== holder && w.source.kind !== 'declare'),
  );
  const row = (list: readonly Wish[]) =>
    counted(list, ({ key, source }) => (source.kind === 'play' ? source.template : key)).map(({ thing, count }) => (
      <WishButton
        key={thing.key}
        table={table}
        wish={thing}
        count={count}
        actions={actions}
        open={open?.key === thing.key}
      />
    ));
  const opened = open !== undefined && <OpenedWish table={table} open={open} actions={actions} />;
  return (
    <section class="k-actions" aria-labelledby="k-actions-title" id="k-actions" tabIndex={-1}>
      <h2 id="k-actions-title" class="c-said">
        {labels.actions}
      </h2>
      {table.winners !== null && (
        <p class="k-now">
          <b>
            {table.winners.length === 0
              ? labels.lost
              : `${labels.won}: ${table.winners.map((w) => playerName(table, w)).join(', ')}`}
          </b>
        </p>
      )}
      {table.pending !== null && <Asked table={table} actions={actions} />}
      {holder !== null && (
        <>
          <p class="k-passes">
            <span class="k-now">
              <Owner table={table} seat={holder} /> <small>{labels.hasPriority}</small>
            </span>
            <button
              type="button"
              class="c-button k-pass"
              onClick={() => actions.act(passesTo(table, 'all').slice(0, 1))}
            >
              {labels.pass}
            </button>
            {table.players.length > 1 && (
              <button type="button" class="c-button k-pass" onClick={() => actions.passTo('all')}>
                {labels.allPass}
              </button>
            )}
          </p>
          {mine.length > 0 && (
            <p class="c-buttons">
              {row(mine.filter((w) => w.ways.length > 0))}
              {row(mine.filter((w) => w.ways.length === 0))}
            </p>
          )}
        </>
      )}
      {open?.seat === holder && opened}
      {others.some((list) => list.length > 0) && (
        <div class="k-others">
          <h3>{labels.others}</h3>
          {others.map(
            (list, seat) =>
              list.length > 0 && (
                <div key={seat} class={ownerClass(seat)}>
                  <Owner table={table} seat={seat} />
                  <span class="c-buttons">{row(list)}</span>
                </div>
              ),
          )}
          {open !== undefined && open.seat !== holder && opened}
        </div>
      )}
    </section>
  );
};
