import { useMemo } from 'preact/hooks';
import { percentRu } from '../../../../../lib/number-ru.ts';
import { Folded } from '../../../../shared/controls/Folded.tsx';
import { Strip } from '../../../../shared/results/Strip.tsx';
import { chanceCell, Table, wordsCell } from '../../../../shared/results/Table.tsx';
import { rangeWords } from '../../inputs/words.ts';
import { basketChances } from '../plan.ts';
import type { ResultProps } from '../view-props.ts';
import { basketWords, cardName, namesOf, takenWords } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** «1–2», «от 3». */
const successesWords = (from: number, to: number | undefined): string =>
  to === undefined ? `от\u00a0${from}` : rangeWords(from, to);
/** What is taken, from nothing to the best, with the chance of each. */
export const Ends = ({ plan: { state, rows }, data }: ResultProps) => {
  const most = Math.max(1, ...rows.map(({ basket }) => basket.worth));
  return (
    <Strip
      title={labels.takenBySuccesses}
      of={rows.map(({ from, to, basket, chance }) => ({
        says: `${successesWords(from, to)}: ${basket.cards.length === 0 ? labels.takeNothing : takenWords(basket, state, data)}`,
        chance,
        worth: Math.max(0, basket.worth) / most,
      }))}
    />
  );
};

/** The best basket for each number of successes. */
export const Baskets = ({ plan: { state, rows }, data }: ResultProps) => (
  <Table
    class="et-wide"
    heads={[labels.successes, labels.take, labels.chance]}
    rows={rows.map(({ from, to, basket, chance }) => [
      to === undefined ? `${from} или больше` : rangeWords(from, to),
      wordsCell(basketWords(basket, state, data)),
      chanceCell(chance),
    ])}
  />
);

/** Each card by itself, in the play of the page; below it every basket by itself. */
export const Cards = (props: ResultProps) => {
  const { plan, data } = props;
  const { state, cards } = plan;
  return (
    <>
      <Table
        caption={labels.cardsHow}
        heads={[labels.card, labels.affordable, labels.taken]}
        rows={state.reserve.map((slot, at) => [
          wordsCell(cardName(slot, data), `цена ${slot.price}`),
          percentRu(cards[at]!.affordable),
          percentRu(cards[at]!.taken),
        ])}
      />
      <EachBasket {...props} />
    </>
  );
};

/** Every basket of cards that are wanted, each played for alone. */
const EachBasket = ({ plan: { state }, data }: ResultProps) => {
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
