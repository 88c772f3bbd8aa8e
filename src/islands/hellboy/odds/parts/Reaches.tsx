import { percentRu } from '../../../../lib/number-ru.ts';
import { isSameFraction } from '../../../../engines/exact/fraction.ts';
import { Table } from '../../../shared/results/Table.tsx';
import { healthLeft } from '../check-odds.ts';
import { labels } from '../words/labels.ts';
import { reachLabel } from '../words/further.ts';
import { isAttack } from '../model.ts';
import type { Further, ResultProps } from '../view-props.ts';

/** The chance of every goal: as the test is played, and played for that goal alone. */
export const Reaches = ({ state, further: { reaches } }: ResultProps & { readonly further: Further }) => {
  const isKill = (least: number) => isAttack(state.action) && healthLeft(state) === least;
  return (
    <>
      <Table
        name={labels.reaches}
        heads={[labels.goalHead, labels.reachPlayed, labels.reachBest]}
        rows={reaches.map(({ least, chance, best }) => [
          `${reachLabel(state, least)}${isKill(least) ? ` — ${labels.killMark}` : ''}`,
          percentRu(chance),
          isSameFraction(chance, best) ? labels.same : percentRu(best),
        ])}
        here={reaches.findIndex(({ least }) => least === state.goal.least)}
      />
      <p class="c-hint">{labels.reachesHint}</p>
    </>
  );
};
