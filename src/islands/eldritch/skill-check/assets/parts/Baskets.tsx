import { useMemo } from 'preact/hooks';
import { percentRu } from '../../../../../lib/number-ru.ts';
import { Folded } from '../../../../shared/controls/Folded.tsx';
import { chanceCell, Table, wordsCell } from '../../../shared/Table.tsx';
import { rangeWords } from '../../inputs/words.ts';
import { basketChances } from '../plan.ts';
import type { ResultProps } from '../view-props.ts';
import { basketWords, cardName, namesOf } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** The best basket for each number of successes. */
export const Baskets = ({ plan: { state, rows }, data }: ResultProps) => (
  <section class="c-part">
    <h3>{labels.baskets}</h3>
    <Table
      class="et-wide"
      caption={labels.basketsHow}
      heads={[labels.successes, labels.take, labels.chance]}
      rows={rows.map(({ from, to, basket, chance }) => [
        to === undefined ? `${from} или больше` : rangeWords(from, to),
        wordsCell(basketWords(basket, state, data)),
        chanceCell(chance),
      ])}
    />
  </section>
);

/** Each card by itself, in the play of the page; below it every basket by itself. */
export const Cards = ({ plan: { state, cards }, data }: ResultProps) => (
  <section class="c-part">
    <h3>{labels.cards}</h3>
    <Table
      caption={labels.cardsHow}
      heads={[labels.card, labels.affordable, labels.taken]}
      rows={state.reserve.map((slot, at) => [
        wordsCell(cardName(slot, data), `цена ${slot.price}`),
        percentRu(cards[at]!.affordable),
        percentRu(cards[at]!.taken),
      ])}
    />
  </section>
);

/** Every basket of cards that are wanted, each played for alone. */
export const EachBasket = ({ plan: { state }, data }: ResultProps) => {
  const baskets = useMemo(() => basketChances(state), [state]);
  return (
    <section>
      <Folded summary={labels.each}>
        {() => (
          <Table
            caption={labels.eachHow}
            heads={[labels.basket, labels.ownPrice, labels.chance]}
            rows={baskets.map(({ cards, price, chance }) => [
              wordsCell(namesOf(cards, state, data)),
              price,
              chanceCell(chance),
            ])}
          />
        )}
      </Folded>
    </section>
  );
};
