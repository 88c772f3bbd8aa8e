import { useMemo } from 'preact/hooks';
import { decimalRu, percentRu, pointsRu } from '../../../../../lib/number-ru.ts';
import { SPEND_NAMES } from '../../inputs/words.ts';
import { Rules } from '../../results/Rules.tsx';
import { mostOf, rulesOf } from '../../results/rules.ts';
import { spendingsOf } from '../plan.ts';
import type { ResultProps } from '../view-props.ts';
import { labels } from '../words/labels.ts';

/** When to throw again, by what lies on the table; and what other ways to spend clues come to. */
export const Policy = ({ plan, termBase }: ResultProps) => {
  const { state, chance } = plan;
  const { setup, needed } = state;
  const [rules, others] = useMemo(() => [rulesOf(setup, plan, needed), spendingsOf(state)] as const, [plan]);
  return (
    <section class="c-part">
      <h3>{labels.policy}</h3>
      <Rules
        setup={setup}
        rules={rules}
        enough={needed > mostOf(plan.dice, setup) ? undefined : needed}
        stop={labels.stop}
        termBase={termBase}
      />
      {others.length > 0 && (
        <ul class="et-otherwise">
          {others.map(({ code, chance: other, meanClues }) => (
            <li key={code}>
              {`${labels.otherwise} «${SPEND_NAMES[code]}», шанс будет ${percentRu(other)} (${pointsRu(chance, other)}\u00a0п.\u00a0п.), а\u00a0улик уйдёт в\u00a0среднем ${decimalRu(meanClues)}.`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
