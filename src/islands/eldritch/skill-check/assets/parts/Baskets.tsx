import { useMemo } from 'preact/hooks';
import { fractionRu, percentRu } from '../../../../../lib/number-ru.ts';
import { Folded } from '../../../../shared/controls/Folded.tsx';
import { Words } from '../../../../shared/controls/Words.tsx';
import { rangeWords } from '../../inputs/words.ts';
import { basketChances } from '../plan.ts';
import type { ResultProps } from '../view-props.ts';
import { basketWords, cardName, namesOf } from '../words/answer.ts';
import { labels } from '../words/labels.ts';

/** The best basket for each number of successes. */
export const Baskets = ({ plan: { state, rows }, data }: ResultProps) => (
  <section class="c-part">
    <h3>{labels.baskets}</h3>
    <table class="et-table et-wide">
      <caption>{labels.basketsHow}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.successes}</th>
          <th scope="col">{labels.take}</th>
          <th scope="col">{labels.chance}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, basket, chance }) => (
          <tr key={from}>
            <th scope="row">{to === undefined ? `${from} или больше` : rangeWords(from, to)}</th>
            <td>
              <Words text={basketWords(basket, state, data)} />
            </td>
            <td>
              {percentRu(chance)} {chance.d > 1n && <small>{fractionRu(chance)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Each card by itself, in the play of the page; below it every basket by itself. */
export const Cards = ({ plan: { state, cards }, data }: ResultProps) => (
  <section class="c-part">
    <h3>{labels.cards}</h3>
    <table class="et-table et-cards">
      <caption>{labels.cardsHow}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.card}</th>
          <th scope="col">{labels.affordable}</th>
          <th scope="col">{labels.taken}</th>
        </tr>
      </thead>
      <tbody>
        {state.reserve.map((slot, at) => (
          <tr key={at}>
            <th scope="row">
              <Words text={cardName(slot, data)} /> <small>цена {slot.price}</small>
            </th>
            <td>{percentRu(cards[at]!.affordable)}</td>
            <td>{percentRu(cards[at]!.taken)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Every basket of cards that are wanted, each played for alone. */
export const EachBasket = ({ plan: { state }, data }: ResultProps) => {
  const baskets = useMemo(() => basketChances(state), [state]);
  return (
    <section>
      <Folded summary={labels.each}>
        {() => (
          <table class="et-table et-cards">
            <caption>{labels.eachHow}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.basket}</th>
                <th scope="col">{labels.ownPrice}</th>
                <th scope="col">{labels.chance}</th>
              </tr>
            </thead>
            <tbody>
              {baskets.map(({ cards, price, chance }) => (
                <tr key={cards.join()}>
                  <th scope="row">
                    <Words text={namesOf(cards, state, data)} />
                  </th>
                  <td>{price}</td>
                  <td>
                    {percentRu(chance)} {chance.d > 1n && <small>{fractionRu(chance)}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Folded>
    </section>
  );
};
