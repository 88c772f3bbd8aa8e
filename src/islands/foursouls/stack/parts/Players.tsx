import { playerRef } from '../../../../engines/foursouls/stack/ref.ts';
import { attackOf, healthOf, maxHealthOf, soulsOf } from '../../../../engines/foursouls/stack/stats.ts';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { labels } from '../words/labels.ts';
import { Cards, Labelled, ObjectChip } from './Chips.tsx';
import { Owner, ownerClass } from './Owner.tsx';
import { Sign } from './Sign.tsx';

/** A number with its sign and, for those who do not see it, its word. */
export const Figure = ({
  sign,
  label,
  value,
  most,
}: {
  readonly sign: Parameters<typeof Sign>[0]['name'];
  readonly label: string;
  readonly value: number | string;
  readonly most?: number | undefined;
}) => (
  <span class="k-figure">
    <Sign name={sign} />
    <span class="c-said">{label} </span>
    {value}
    {most !== undefined && <small>/{most}</small>}
  </span>
);

/** What each player has before them. */
export const Players = ({ table }: { readonly table: GameState }) => (
  <section aria-labelledby="k-players-title">
    <h2 id="k-players-title">{labels.players}</h2>
    {table.timer !== null && (
      <p class="c-hint">
        {labels.timer}: {table.timer}
      </p>
    )}
    <ul class="k-players">
      {table.players.map((p, seat) => {
        const exposed = table.exposed.findLast((e) => e.seat === seat);
        const shields = table.shields.filter((s) => s.ref === playerRef(seat)).length;
        return (
          <li key={seat} class={`k-player ${ownerClass(seat)}${p.dead ? ' k-dead' : ''}`}>
            <p class="k-player-head">
              <Owner table={table} seat={seat} />
              {p.dead && <em>{labels.dead}</em>}
              {table.course?.kind === 'attack' && table.course.target === p.character.id && <em>{labels.attacked}</em>}
              {exposed !== undefined && <em>{labels.exposed(exposed.evasion)}</em>}
            </p>
            <p class="k-figures">
              <Figure
                sign="heart"
                label={labels.health}
                value={healthOf(table, playerRef(seat)) ?? 0}
                most={maxHealthOf(table, playerRef(seat))}
              />
              <Figure sign="attack" label={labels.attack} value={attackOf(table, playerRef(seat))} />
              <Figure sign="cents" label={labels.cents} value={`${p.cents}¢`} />
              <Figure sign="loot" label={labels.plays} value={p.lootPlays} />
              <Figure sign="soul" label={labels.souls} value={soulsOf(table, seat)} most={table.soulsNeeded} />
              {shields > 0 && (
                <span class="k-figure">
                  {labels.shield}
                  {shields > 1 && ` × ${shields}`}
                </span>
              )}
            </p>
            <Cards table={table} label={labels.hand} cards={p.hand} />
            <Cards table={table} label={labels.copies} cards={p.copies} />
            <Labelled label={labels.items} empty={p.items.length === 0 && p.character.template === 'unknown'}>
              {p.character.template !== 'unknown' && <ObjectChip table={table} object={p.character} zone="character" />}
              {p.items.map((o) => (
                <ObjectChip key={o.id} table={table} object={o} zone="item" />
              ))}
            </Labelled>
            <Cards table={table} label={labels.curses} cards={p.curses} />
          </li>
        );
      })}
    </ul>
  </section>
);
