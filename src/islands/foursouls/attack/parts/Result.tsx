import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { Facts, type Fact } from '../../../shared/results/Facts.tsx';
import { labels } from '../words/labels.ts';
import { plainSentence } from '../words/reasons.ts';
import type { Solved } from '../view-props.ts';

/** Why the number is as it is; for attacks in a row, how far it goes. */
export const Reasons = ({ state, odds }: Solved) => {
  const facts: readonly Fact[] = [
    ...(state.foes.length > 1
      ? odds.killed.map((chance, i) => ({
          name: i + 1 === state.foes.length ? labels.killedAll : labels.killed(i + 1),
          value: percentRu(chance),
        }))
      : []),
    { name: labels.died, value: percentRu(odds.died) },
    ...(odds.endless.n > 0n ? [{ name: labels.endless, value: percentRu(odds.endless) }] : []),
    ...(odds.rolls === undefined ? [] : [{ name: 'Бросков атаки в среднем', value: decimalRu(odds.rolls) }]),
    { name: 'Здоровья потеряете в среднем', value: decimalRu(odds.lost) },
  ];
  return (
    <>
      <p>{plainSentence(state, odds)}</p>
      <Facts of={facts} />
    </>
  );
};
