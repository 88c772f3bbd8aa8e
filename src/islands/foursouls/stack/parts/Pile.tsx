import { useState } from 'preact/hooks';
import { sentenceRu } from '../../../../lib/sentence-ru.ts';
import { cardOf, templateOf } from '../../../../engines/foursouls/stack/lookup.ts';
import type { StackItem, GameState } from '../../../../engines/foursouls/stack/game-state.ts';
import { TOWARDS } from '../../../../drawings/controls.ts';
import { Drawn } from '../../../shared/Drawn.tsx';
import { inSheet } from '../../../shared/in-sheet.ts';
import { itemDoes, itemTargets } from '../words/items.ts';
import { itemKind, itemTitle } from '../words/names.ts';
import { cards, labels } from '../words/labels.ts';
import { Owner, ownerClass } from './Owner.tsx';
import { Sign, signOf } from './Sign.tsx';

/** How many cards of the pile a phone shows until it is unfolded. */
const SHOWN = 3;

const isSample = (table: GameState, item: StackItem): boolean => {
  const card = cardOf(item);
  return card !== undefined && templateOf(table, card).figures === 'sample';
};

interface CardProps {
  readonly table: GameState;
  readonly item: StackItem;
  readonly top: boolean;
}
const PileCard = ({ table, item, top }: CardProps) => {
  const targets = itemTargets(table, item);
  return (
    <>
      <p class="k-card-head">
        <Sign name={signOf(item)} />
        <span class="k-kind">{itemKind(item)}</span>
        <Owner table={table} seat={item.controller} />
      </p>
      <p class="k-card-title">
        <b>{itemTitle(table, item)}</b>
        {targets !== '' && (
          <span class="k-target">
            <span class="c-said">{labels.target}: </span>
            <Drawn body={TOWARDS} /> <bdi>{targets}</bdi>
          </span>
        )}
      </p>
      <p class="k-does">{sentenceRu(itemDoes(table, item))}</p>
      {top && isSample(table, item) && (
        <p class="k-foot">
          <small>{labels.sample}</small>
        </p>
      )}
    </>
  );
};

/** What the button that unfolds the pile says; `hidden`: how many cards do not show, none where it is not above 0. */
const unfoldName = (open: boolean, hidden: number): string => {
  if (open) return labels.less;
  return hidden > 0 ? labels.more(hidden) : labels.whole;
};

/** The stack as a pile of cards, the newest first and on top; on a phone those under it are strips until it is unfolded. */
export const Pile = ({ table }: { readonly table: GameState }) => {
  const [open, setOpen] = useState(false);
  const items = [...table.stack].reverse();
  const hidden = items.length - SHOWN;
  return (
    <section class="k-pile" aria-labelledby="k-pile-title">
      <div class="k-pile-head">
        <h2 id="k-pile-title">
          {labels.pile}
          {items.length > 0 && <small> {cards(items.length)}</small>}
        </h2>
        {items.length > 1 && (
          <button type="button" class="k-unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
            {unfoldName(open, hidden)}
          </button>
        )}
      </div>
      {items.length === 0 ? (
        <div class="k-empty">
          <b>{labels.emptyPile}</b>
          <p>{labels.emptyHint}</p>
        </div>
      ) : (
        <ol class={open ? 'k-open' : undefined}>
          {items.map((item, i) => (
            <li
              key={item.id}
              class={`k-card ${ownerClass(item.controller)}${i === 0 ? ' k-top' : ''}${i >= SHOWN ? ' k-deep' : ''}`}
              data-n={inSheet(items.length - i)}
            >
              <PileCard table={table} item={item} top={i === 0} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
