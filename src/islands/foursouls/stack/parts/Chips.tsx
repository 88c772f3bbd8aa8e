import { cardBehind, isEternal, isMortal, placeOf, templateOf } from '../../../../engines/foursouls/stack/lookup.ts';
import { objectRef } from '../../../../engines/foursouls/stack/ref.ts';
import { attackOf, evasionOf, healthOf } from '../../../../engines/foursouls/stack/stats.ts';
import type { GameObject, GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { cardText } from '../words/cards.ts';
import { templateName } from '../words/names.ts';
import { labels } from '../words/labels.ts';
import { objectTitle } from '../words/object-names.ts';

/** A list of small things under a label; nothing where it is empty. */
export const Labelled = ({
  label,
  children,
  empty,
}: {
  readonly label: string;
  readonly children: preact.ComponentChildren;
  readonly empty: boolean;
}) =>
  empty ? null : (
    <div class="k-labelled">
      <span class="k-label">{label}</span>
      <ul class="k-chips">{children}</ul>
    </div>
  );

/** A card that lies in a hand or elsewhere unturned; its text opens on press. */
export const CardChip = ({
  table,
  template,
  title,
  children,
}: {
  readonly table: GameState;
  readonly template: string;
  /** Its name, where it is more than that of the card. */
  readonly title?: string | undefined;
  readonly children?: preact.ComponentChildren;
}) => {
  const card = templateOf(table, { id: 0, template });
  return (
    <li>
      <details class="k-chip">
        <summary>
          {title ?? templateName(card)}
          {children}
        </summary>
        <p>
          {cardText(card)}
          {card.figures === 'sample' && <small> {labels.sample}</small>}
        </p>
      </details>
    </li>
  );
};

/** Cards under a label; nothing where there are none. */
export const Cards = ({ table, label, cards }: CardsProps) => (
  <Labelled label={label} empty={cards.length === 0}>
    {cards.map(({ id, template }) => (
      <CardChip key={id} table={table} template={template} />
    ))}
  </Labelled>
);
interface CardsProps {
  readonly table: GameState;
  readonly label: string;
  readonly cards: readonly { readonly id: number | string; readonly template: string }[];
}

/** Figures of an item or room that can be attacked. */
const mortalWords = (table: GameState, { id }: GameObject): string =>
  `${labels.health.toLowerCase()} ${healthOf(table, objectRef(id)) ?? 0}, ${evasionOf(table, objectRef(id))}+, ${labels.attack.toLowerCase()} ${attackOf(table, objectRef(id))}`;
const titleOf = (table: GameState, { id }: GameObject): string | undefined => {
  const place = placeOf(table, id);
  return place === undefined ? undefined : objectTitle(table, place);
};
/** An object under a player: upright or turned by 90°, which is also said in words. */
export const ObjectChip = ({
  table,
  object,
  zone,
}: {
  readonly table: GameState;
  readonly object: GameObject;
  readonly zone: 'item' | 'character' | 'room';
}) => (
  <CardChip table={table} template={object.template} title={titleOf(table, object)}>
    <span class={`k-turn${object.charged ? '' : ' k-turned'}`} aria-hidden="true" />
    <small>
      {[
        (object.charged ? labels.charged : labels.turned)[zone],
        ...(object.until === undefined ? [] : [labels.copyOf(templateName(cardBehind(table, object)))]),
        ...(object.counters > 0 ? [`${labels.counters} ${object.counters}`] : []),
        ...(isMortal(table, { object, zone }) ? [mortalWords(table, object)] : []),
        ...(isEternal(table, { object, zone }) ? [labels.eternal] : []),
      ].join(', ')}
    </small>
  </CardChip>
);
