import { COLOURS, leftIn, sizeOf, type Cards } from '../../../../engines/eldritch/mythos-deck/deck.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { wholeDeck } from '../model.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { COLOUR_PLURAL, stageName } from '../words/names.ts';
import { Token } from './Token.tsx';

/** The cards left of each stage by colour, and the cards it had. */
export const Left = ({ state, standing: { deck } }: ResultProps) => (
  <div class="c-scroll">
    <table class="c-table">
      <caption>{labels.leftHow}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.stage}</th>
          {COLOURS.map((colour) => (
            <th key={colour} scope="col">
              <Token colour={colour} /> <span>{capitalRu(COLOUR_PLURAL[colour])}</span>
            </th>
          ))}
          <th scope="col">{labels.all}</th>
        </tr>
      </thead>
      <tbody>
        {state.stages.map((stage, at) => (
          <tr key={at} data-here={at === deck.stage || undefined}>
            <th scope="row">{stageName(at)}</th>
            <Cells left={deck.left[at]!} of={stage} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{labels.all}</th>
          <Cells left={leftIn(deck)} of={wholeDeck(state)} />
        </tr>
      </tfoot>
    </table>
  </div>
);
const Cells = ({ left, of }: { readonly left: Cards; readonly of: Cards }) => (
  <>
    {COLOURS.map((colour) => (
      <Cell key={colour} left={left[colour]} of={of[colour]} />
    ))}
    <Cell left={sizeOf(left)} of={sizeOf(of)} />
  </>
);
const Cell = ({ left, of }: { readonly left: number; readonly of: number }) => (
  <td data-none={left === 0 || undefined}>
    <b>{left}</b> <small>из {of}</small>
  </td>
);
