import { useMemo } from 'preact/hooks';
import type { Cost } from '../../../../engines/eldritch/map/journey.ts';
import { isSameHand } from '../model.ts';
import { handCosts } from '../result.ts';
import type { PartProps } from '../view-props.ts';
import { T } from '../words/labels.ts';
import { actionsCount, handWords, roundsCount, sentence, spentWords } from '../words/names.ts';

/** What other tickets in hand and preparing for travel would change. */
export const Hands = ({ data, state }: PartProps) => {
  const rows = useMemo(() => handCosts(state, data), [state]);
  if (state.from === state.to) return null;
  return (
    <section class="c-part">
      <h3>{T.hands}</h3>
      <table class="el-hands">
        <caption>{T.handsHow}</caption>
        <thead>
          <tr>
            <th scope="col">{T.hand}</th>
            <th scope="col">{T.withPreparing}</th>
            <th scope="col">{T.withoutPreparing}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hand, prepared, plain }) => {
            const isHere = isSameHand(hand, state.tickets);
            return (
              <tr key={`${hand.train}${hand.ship}`}>
                <th scope="row">{sentence(handWords(hand))}</th>
                <Cell cost={prepared} isHere={isHere && state.mayPrepare} />
                <Cell cost={plain} isHere={isHere && !state.mayPrepare} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
const Cell = ({ cost, isHere }: { readonly cost: Cost | undefined; readonly isHere: boolean }) => (
  <td data-here={isHere || undefined}>
    {cost === undefined ? (
      '—'
    ) : (
      <>
        <b>{roundsCount(cost.rounds)}</b>
        <small>
          {actionsCount(cost.actions)}, {spentWords(cost.tickets)}
        </small>
      </>
    )}
  </td>
);
