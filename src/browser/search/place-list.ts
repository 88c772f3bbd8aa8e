import type { FoundPassage } from '../../search/passages/index-file.ts';
import { element } from '../element.ts';
import { siteAddress } from '../site.ts';
import { gameMark } from './items.ts';
import { markerOfStems } from './mark.ts';
import { fetchExcerpt, type QuestionAnswer } from './passages.ts';
import { SEARCHED } from './term-index.ts';

/** A place that answers a question; its sentence has its room from the first moment, so that nothing moves when it comes. */
const placeItem = (
  { game, place, title, under }: FoundPassage,
  mark: (text: string) => (Node | string)[],
  withGame: boolean,
) =>
  element(
    'li',
    { className: 'place' },
    element(
      'a',
      { href: siteAddress(`/${game}/${place}`) },
      element('b', {}, ...mark(title)),
      ...(under === '' ? [] : [' ', element('small', {}, under)]),
      element('span', { className: 'reason' }),
      ...(withGame ? [gameMark(game, SEARCHED.get(game) ?? game)] : []),
    ),
  );

/**
 * Shows the places that answer a question, then the sentences that show why.
 * @param pause milliseconds before sentences are asked for
 * @returns stops what has not been asked for yet
 */
export const showPlaces = (list: HTMLElement, answer: QuestionAnswer, pause: number): (() => void) => {
  const { mark } = markerOfStems(new Set(answer.asked.flatMap((word) => [...word.keys()])));
  const items = answer.places.map((place) => placeItem(place, mark, !answer.isOfOneGame));
  list.replaceChildren(...items);
  const waiting = setTimeout(() => {
    answer.places.forEach((place, i) => {
      void fetchExcerpt(place, answer).then((excerpt) =>
        items[i]!.querySelector('.reason')!.replaceChildren(...mark(excerpt)),
      );
    });
  }, pause);
  return () => clearTimeout(waiting);
};
