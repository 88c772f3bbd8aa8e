import { chanceOf } from '../../../../../engines/exact/distribution.ts';
import { drawnHits } from '../../../../../engines/exact/draw.ts';
import { fractionRu, percentRu } from '../../../../../lib/number-ru.ts';
import { countRu } from '../../../../../lib/plural-ru.ts';
import type { Deck, State } from '../model.ts';
import { cards } from './labels.ts';

/** «100 карт», after «из». */
export const sizeSays = ({ size }: State): string => countRu(size, ['карты', 'карт', 'карт']);
/** «Следующие 3 карты». */
export const drawnSays = ({ drawn }: State): string => (drawn === 1 ? 'Следующая карта' : `Следующие ${cards(drawn)}`);
/** «Бомба» in quotes, as the name of a kind. */
export const kindSays = (deck: Deck, { kind }: State): string => `«${deck.kinds.find(({ id }) => id === kind)!.ru}»`;

/** The answer to send to somebody who sees nothing else. */
export const answerSentence = (deck: Deck, { size, kind, drawn, wanted }: State, hits: number): string => {
  const draw = drawnHits({ size, hits, drawn });
  const [atLeast, exactly] = [chanceOf(draw, (n) => n >= wanted), chanceOf(draw, (n) => n === wanted)];
  const name = deck.kinds.find((k) => k.id === kind)!.ru;
  const who = `${deck.ru}, ${cards(size)}, из них «${name}» — ${hits}`;
  if (drawn === 1 && wanted === 1)
    return `${who}: следующая карта такая — ${percentRu(atLeast)} (${fractionRu(atLeast)}).`;
  return `${who}: среди ${countRu(drawn, ['следующей карты', 'следующих карт', 'следующих карт'])} таких не меньше ${wanted} — ${percentRu(atLeast)} (${fractionRu(atLeast)}), ровно ${wanted} — ${percentRu(exactly)} (${fractionRu(exactly)}).`;
};
