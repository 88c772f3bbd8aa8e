import { percentRu } from '../../../../lib/number-ru.ts';
import { isSameFraction } from '../../../../engines/exact/fraction.ts';
import { healthLeft } from '../test-odds.ts';
import { labels } from '../words/labels.ts';
import { reachLabel } from '../words/further.ts';
import { isAttack } from '../model.ts';
import type { Further, ResultProps } from '../view-props.ts';
import { Table } from './Table.tsx';

/** The chance of every goal: as the test is played, and played for that goal alone. */
export const Reaches = ({ state, further: { reaches } }: ResultProps & { readonly further: Further }) => {
  const isKill = (least: number) => isAttack(state.action) && healthLeft(state) === least;
  return (
    <>
      <Table name={labels.reaches} heads={[labels.goalHead, labels.reachPlayed, labels.reachBest]}>
        {reaches.map(({ least, chance, best }) => (
          <tr key={least} class={least === state.goal.least ? 'hb-here' : undefined}>
            <th scope="row">
              {reachLabel(state, least)}
              {isKill(least) && ` — ${labels.killMark}`}
            </th>
            <td>{percentRu(chance)}</td>
            <td>{isSameFraction(chance, best) ? labels.same : percentRu(best)}</td>
          </tr>
        ))}
      </Table>
      <p class="c-hint">{labels.reachesHint}</p>
    </>
  );
};
