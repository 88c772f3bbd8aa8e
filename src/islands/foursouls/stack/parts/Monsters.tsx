import { cardBehind, isMonster, templateOf } from '../../../../engines/foursouls/stack/lookup.ts';
import { objectRef } from '../../../../engines/foursouls/stack/ref.ts';
import { attackOf, evasionOf, healthOf, maxHealthOf } from '../../../../engines/foursouls/stack/stats.ts';
import { DECKS, type GameObject, type Pile, type GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { cardText } from '../words/cards.ts';
import { CARD_KINDS, templateName } from '../words/names.ts';
import { cards, labels } from '../words/labels.ts';
import { CardChip, Cards, Labelled, ObjectChip } from './Chips.tsx';
import { Figure } from './Players.tsx';

const Slot = ({ table, pile, slot }: { readonly table: GameState; readonly pile: Pile; readonly slot: number }) => {
  const object = pile.at(-1);
  if (object === undefined) return <li class="k-monster k-slot-empty">{labels.nothing}</li>;
  const template = templateOf(table, object);
  const kind = table.slotKinds[slot];
  const ref = objectRef(object.id);
  const fights = isMonster(table, { object, zone: 'monster', seat: null, slot });
  const attacked = table.course?.kind === 'attack' && table.course.target === object.id;
  return (
    <li class={`k-monster${attacked ? ' k-attacked' : ''}`}>
      <details>
        <summary>
          <b>{templateName(template)}</b>
          {kind !== undefined && <small>{labels.slotKinds[kind]}</small>}
          {attacked && <em>{labels.attacked}</em>}
          {object.until !== undefined && <small>{labels.copyOf(templateName(cardBehind(table, object)))}</small>}
          {!fights && <small>{CARD_KINDS[template.kind]}</small>}
          {object.counters > 0 && (
            <small>
              {labels.counters}: {object.counters}
            </small>
          )}
          {pile.length > 1 && (
            <small>
              {labels.covered}: {pile.length - 1}
            </small>
          )}
        </summary>
        <p>
          {cardText(template)}
          {template.figures !== undefined && <small> {labels[template.figures]}</small>}
        </p>
      </details>
      {fights && (
        <p class="k-figures">
          <Figure sign="heart" label={labels.health} value={healthOf(table, ref) ?? 0} most={maxHealthOf(table, ref)} />
          <Figure sign="roll" label={labels.evasion} value={`${evasionOf(table, ref)}+`} />
          <Figure sign="attack" label={labels.attack} value={attackOf(table, ref)} />
        </p>
      )}
    </li>
  );
};

/** The slots of monsters, the shop, what is known of the decks. */
export const Monsters = ({ table }: { readonly table: GameState }) => {
  const shop = table.shop.filter((o): o is GameObject => o !== null);
  const rooms = table.rooms.filter((o): o is GameObject => o !== null);
  const thrown = DECKS.flatMap((d) => table.discards[d].map((template, i) => ({ key: `${d}${i}`, template })));
  return (
    <section aria-labelledby="k-monsters-title">
      <h2 id="k-monsters-title">{labels.monsters}</h2>
      {table.monsters.length === 0 ? (
        <p class="c-hint">{labels.nothing}</p>
      ) : (
        <ul class="k-monsters">
          {table.monsters.map((pile, i) => (
            <Slot key={i} table={table} pile={pile} slot={i} />
          ))}
        </ul>
      )}
      <Cards table={table} label={labels.shop} cards={shop} />
      <Labelled label={labels.rooms} empty={rooms.length === 0}>
        {rooms.map((o) => (
          <ObjectChip key={o.id} table={table} object={o} zone="room" />
        ))}
      </Labelled>
      <Cards table={table} label={labels.bonus} cards={table.bonus} />
      <Cards
        table={table}
        label={labels.characters}
        cards={table.characters.map((template) => ({ id: template, template }))}
      />
      {thrown.length > 0 && (
        <details class="c-more">
          <summary>
            {labels.discards}: {cards(thrown.length)}
          </summary>
          <ul class="k-chips">
            {thrown.map(({ key, template }) => (
              <CardChip key={key} table={table} template={template} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
