import type { Cost } from '../../../../engines/eldritch/map/journey.ts';
import { capitalRu } from '../../../../lib/sentence-ru.ts';
import { HydrateLater } from '../../../shared/frame/HydrateLater.tsx';
import { Deferred } from '../../../shared/controls/Deferred.tsx';
import { HANDS, isSameHand, type State } from '../model.ts';
import { handCost } from '../result.ts';
import { roundsCount } from '../../shared/words.ts';
import type { PartProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';
import { actionsCount, handWords, spentWords } from '../words/names.ts';

interface Props extends PartProps {
  /** How many rows follow the present journey: each is a search of its own. */
  readonly due: number;
}

/** What other tickets in hand and preparing for travel would change. */
export const Hands = ({ data, state, due }: Props) => (
  <table class="el-hands">
    <caption>{labels.handsHow}</caption>
    <thead>
      <tr>
        <th scope="col">{labels.hand}</th>
        <th scope="col">{labels.withPreparing}</th>
        <th scope="col">{labels.withoutPreparing}</th>
      </tr>
    </thead>
    <tbody>
      {HANDS.map((hand, at) => (
        <HydrateLater as="tr" key={`${hand.train}${hand.ship}`}>
          <Deferred component={Row} props={{ data, state, hand }} isReady={due > at} />
        </HydrateLater>
      ))}
    </tbody>
  </table>
);
const Row = ({ data, state, hand }: Pick<PartProps, 'data' | 'state'> & { readonly hand: State['tickets'] }) => {
  const { prepared, plain } = handCost(hand, state, data);
  const isHere = isSameHand(hand, state.tickets);
  return (
    <>
      <th scope="row">{capitalRu(handWords(hand))}</th>
      <Cell cost={prepared} isHere={isHere && state.mayPrepare} />
      <Cell cost={plain} isHere={isHere && !state.mayPrepare} />
    </>
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
