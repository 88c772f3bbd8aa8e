import { useState } from 'preact/hooks';
import { isMonster, templateOf } from '../../../../engines/foursouls/stack/lookup.ts';
import { objectRef, playerRef, type Ref } from '../../../../engines/foursouls/stack/ref.ts';
import { healthOf } from '../../../../engines/foursouls/stack/stats.ts';
import type { GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { labels } from '../words/labels.ts';
import { templateName } from '../words/names.ts';
import { Monsters } from './Monsters.tsx';
import { Players } from './Players.tsx';
import { Seats } from './Seats.tsx';

/** «Здоровье: Айзек 2, Мэгги 2, Образцовый монстр 1». */
const healthSays = (table: GameState): string => {
  const one = (name: string, ref: Ref) => `${name}\u00a0${healthOf(table, ref) ?? 0}`;
  const players = table.players.map(({ name }, seat) => one(name, playerRef(seat)));
  const monsters = table.monsters.flatMap((pile, slot) => {
    const object = pile.at(-1);
    return object !== undefined && isMonster(table, { object, zone: 'monster', seat: null, slot })
      ? [one(templateName(templateOf(table, object)), objectRef(object.id))]
      : [];
  });
  return `${labels.health}: ${[...players, ...monsters].join(', ')}`;
};

/** The players in their circle, the monsters, their cards: next to the pile, on a phone in a fold. */
export const Around = ({ table }: { readonly table: GameState }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="k-fold"
        aria-expanded={isOpen}
        aria-controls="k-table"
        onClick={() => setOpen(!isOpen)}
      >
        {labels.around}
        <small>{healthSays(table)}</small>
      </button>
      <div class="k-table" id="k-table" data-open={isOpen}>
        <Seats table={table} />
        <Monsters table={table} />
        <Players table={table} />
      </div>
    </>
  );
};
