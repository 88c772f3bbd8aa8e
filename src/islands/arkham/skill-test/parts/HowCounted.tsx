import { Remarks } from '../../../shared/results/HowCounted.tsx';
import { chosenCards } from '../model.ts';
import { labels, TERMS, quoted } from '../words/labels.ts';
import { ASSUMED, NOT_COUNTED, howSteps } from '../words/how.ts';
import type { ResultProps } from '../view-props.ts';

interface Props extends ResultProps {
  readonly termBase: string;
  readonly rulesBase: string;
}

/** The eight steps of the rules with the numbers of this test, what is assumed, what is left out. */
export const HowCounted = ({ data, state, odds, termBase, rulesBase }: Props) => {
  const cards = chosenCards(state, data);
  const assumed = cards.flatMap(({ effect }) =>
    effect.assumes === undefined ? [] : [`${quoted(effect.ru)}: ${effect.assumes}`],
  );
  return (
    <div class="c-how">
      <ol>
        {howSteps(state, data, odds).map((words, i) => (
          <li key={i}>
            <a href={`${rulesBase}skill-tests/#st-${i + 1}`}>{labels.step(i + 1)}</a> {words}
          </li>
        ))}
      </ol>
      <p class="o-terms">
        {labels.rules}:{' '}
        {TERMS.map(([id, label], i) => (
          <span key={id}>
            {i > 0 && ', '}
            <a href={`${termBase}${id}/`}>{label}</a>
          </span>
        ))}
      </p>
      <Remarks assumed={[...assumed, ...ASSUMED(cards.length > 0)]} notCounted={NOT_COUNTED} />
    </div>
  );
};
