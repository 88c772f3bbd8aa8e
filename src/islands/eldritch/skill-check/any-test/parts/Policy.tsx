import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu } from '../../../../../lib/number-ru.ts';
import { changeWords } from '../../../../shared/frame/kept-answer.ts';
import { SPEND_NAMES } from '../../../shared/words.ts';
import { Policy as PolicyTable } from '../../results/Policy.tsx';
import { spendingsOf } from '../plan.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

/** When to throw again; and what other ways to spend clues come to. */
export const Policy = ({ plan, termBase }: ResultProps) => {
  const { state, chance } = plan;
  const others = useMemo(() => spendingsOf(state), [plan]);
  return (
    <PolicyTable setup={state.setup} solved={plan} enough={state.needed} stop={labels.stop} termBase={termBase}>
      {others.length > 0 && (
        <ul class="et-otherwise">
          {others.map(({ code, chance: other, meanClues }) => (
            <li key={code}>
              {`${labels.otherwise} «${SPEND_NAMES[code]}», шанс будет ${percentRu(other)} (${changeWords(chance, other)}), а\u00a0улик уйдёт в\u00a0среднем ${decimalRu(meanClues)}.`}
            </li>
          ))}
        </ul>
      )}
    </PolicyTable>
  );
};
