import { Remarks } from '../../../shared/results/HowSteps.tsx';
import { chapterOf, chosenCards } from '../model.ts';
import { labels, TERMS, quote } from '../words/labels.ts';
import { howSteps } from '../words/how.ts';
import type { Page, ResultProps } from '../view-props.ts';

type Props = ResultProps & Pick<Page, 'termBase' | 'rulesBase' | 'remarks'>;

/** The eight steps of the rules with the numbers of this test, assumptions and omissions. */
export const How = ({ data, state, odds, termBase, rulesBase, remarks }: Props) => {
  const cards = chosenCards(state, data);
  const assumed = [
    ...cards.flatMap(({ effect }) => (effect.assumes === undefined ? [] : `${quote(effect.ru)}: ${effect.assumes}`)),
    ...remarks.assumed.always,
    ...(cards.length > 0 ? [...remarks.assumed.withCards, labels.chapterHint[chapterOf(state, data)]] : []),
  ];
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
      <Remarks assumed={assumed} notCounted={remarks.notCounted} />
    </div>
  );
};
