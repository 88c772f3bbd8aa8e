import type { FoundPassage } from '../../search/passages/index-file.ts';
import { element } from '../element.ts';
import { siteAddress } from '../site.ts';
import { gameMark } from './items.ts';
import { markerOfStems } from './mark.ts';
import { fetchExcerpt, type QuestionAnswer } from './passages.ts';
import { SEARCHED } from './term-index.ts';

/** A place that answers a question: what it is called, of which game it is where there are several, why it answers. */
const placeItem = (
  { game, place, title, under }: FoundPassage,
  mark: (text: string) => (Node | string)[],
  { reason, withGame }: { readonly reason: string; readonly withGame: boolean },
) =>
  element(
    'li',
    { className: 'place' },
    element(
      'a',
      { href: siteAddress(`/${game}/${place}`) },
      element('b', {}, ...mark(title)),
      ...(under === '' ? [] : [' ', element('small', {}, under)]),
      ...(withGame ? [gameMark(game, SEARCHED.get(game) ?? game)] : []),
      ...(reason === '' ? [] : [element('span', { className: 'reason' }, ...mark(reason))]),
    ),
  );

/** Milliseconds that the sentences of places are waited for: the places are an answer without them. */
const PATIENCE = 2000;

/** The sentences that show why places answer, in order; none of them where they do not come in time, or are not waited for. */
export const fetchReasons = (answer: QuestionAnswer, isUrgent: Promise<void>): Promise<readonly string[]> => {
  const inTime = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  return Promise.race([
    Promise.all(answer.places.map((place) => fetchExcerpt(place, answer))),
    Promise.race([isUrgent, inTime]).then(() => []),
  ]);
};

/** Shows the places that answer a question, each whole: nothing is put in later, and nothing moves. */
export const showPlaces = (list: HTMLElement, answer: QuestionAnswer, reasons: readonly string[]): void => {
  const { mark } = markerOfStems(new Set(answer.asked.flatMap((word) => [...word.keys()])));
  const items = answer.places.map((place, i) =>
    placeItem(place, mark, { reason: reasons[i] ?? '', withGame: !answer.isOfOneGame }),
  );
  list.replaceChildren(...items);
};
