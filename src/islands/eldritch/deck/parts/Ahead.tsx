import { chanceAmongNext, COLOURS, roundsLeft } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { percentRu } from '../../../../lib/number-ru.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { cardsCount, COLOUR_NAMES } from '../words/names.ts';
import { Token } from './Token.tsx';

/** How far ahead the table looks. */
const MOST_AHEAD = 6;

/** Whether there are several cards to look at. */
export const isAhead = ({ standing: { deck } }: Pick<ResultProps, 'standing'>): boolean => roundsLeft(deck) > 1;

/** How likely each colour is to come at least once among the next cards. */
export const Ahead = ({ standing: { deck } }: ResultProps) => {
  const most = Math.min(MOST_AHEAD, roundsLeft(deck));
  return (
    <div class="c-scroll">
      <table class="c-table">
        <caption>{labels.aheadHow}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.cards}</th>
            {COLOURS.map((colour) => (
              <th key={colour} scope="col">
                <Token colour={colour} /> <span>{capitalRu(COLOUR_NAMES[colour])}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
            <tr key={count}>
              <th scope="row">{cardsCount(count)}</th>
              {COLOURS.map((colour) => (
                <td key={colour}>{percentRu(chanceAmongNext(deck, count, { colour, least: 1 }))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
