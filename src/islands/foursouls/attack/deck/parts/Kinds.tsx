import { chanceOf } from '../../../../../engines/exact/distribution.ts';
import { drawnHits } from '../../../../../engines/exact/draw.ts';
import { percentRu } from '../../../../../lib/number-ru.ts';
import type { Deck, State } from '../model.ts';
import { labels } from '../words/labels.ts';

interface Props {
  readonly deck: Deck;
  /** Cards of each kind in a deck of this size, in the order of the kinds. */
  readonly counts: readonly number[];
  readonly state: State;
  readonly termBase: string;
  /** In the browser, where there is a size of the reader's own. */
  readonly isLive: boolean;
}

/** The kinds of a deck: their number in 100, in the deck, and the chance that one is among the next cards. */
export const Kinds = ({ deck, counts, state, termBase, isLive }: Props) => (
  <table class="d-kinds">
    <caption>{isLive ? labels.caption(state.size, state.drawn) : labels.plainCaption}</caption>
    <thead>
      <tr>
        <th scope="col">{labels.column.kind}</th>
        <th scope="col">{labels.column.ratio}</th>
        {isLive && (
          <>
            <th scope="col">{labels.column.here}</th>
            <th scope="col">{labels.column.next}</th>
          </>
        )}
      </tr>
    </thead>
    <tbody>
      {deck.kinds.map((k, i) => (
        <tr key={k.id} class={isLive && k.id === state.kind ? 'd-here' : undefined}>
          <th scope="row">
            <a href={`${termBase}${k.term}/`}>{k.ru}</a>
          </th>
          <td>{k.count}</td>
          {isLive && (
            <>
              <td>{counts[i]}</td>
              <td>
                {percentRu(
                  chanceOf(drawnHits({ size: state.size, hits: counts[i]!, drawn: state.drawn }), (n) => n > 0),
                )}
              </td>
            </>
          )}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{labels.total}</th>
        <td>100</td>
        {isLive && (
          <>
            <td>{state.size}</td>
            <td></td>
          </>
        )}
      </tr>
    </tfoot>
  </table>
);
