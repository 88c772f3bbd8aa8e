import { decimalRu, percentRu } from '../../../../lib/number-ru.ts';
import { Facts, type Fact } from '../../../shared/results/Facts.tsx';
import { labels } from '../words/labels.ts';
import type { Solved } from '../view-props.ts';

/** How long it takes and what it costs; of attacks in a row, how far it goes. */
export const Figures = ({ state, odds }: Solved) => {
  const facts: readonly Fact[] = [
    ...(state.foes.length > 1
      ? odds.killed.map((chance, i) => ({
          name: i + 1 === state.foes.length ? labels.killedAll : labels.killed(i + 1),
          value: percentRu(chance),
        }))
      : []),
    ...(odds.rolls === undefined ? [] : [{ name: 'Бросков атаки в среднем', value: decimalRu(odds.rolls) }]),
    { name: 'Здоровья потеряете в среднем', value: decimalRu(odds.lost) },
  ];
  return <Facts of={facts} />;
};
