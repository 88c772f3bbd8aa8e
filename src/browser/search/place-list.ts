import type { ShownLine } from '../../search/passages/answer.ts';
import type { FoundPassage } from '../../search/passages/passage-index.ts';
import type { PlaceAnswer } from '../../search/passages/question.ts';
import type { UnitKind } from '../../search/passages/units.ts';
import { capitalRu } from '../../lib/sentence-ru.ts';
import { element } from '../element.ts';
import { siteAddress } from '../site.ts';
import { gameMark } from './items.ts';
import { laterName } from './later-editions.ts';
import { markerOfStems } from './mark.ts';
import { dividingLine, otherBoxOfPlace } from './own-boxes.ts';
import type { AnsweredQuestion } from './passages.ts';
import { SEARCHED } from './term-index.ts';

/** What a line is, where it is no plain rule. */
const KIND_SAID: { readonly [kind in UnitKind]?: string } = {
  example: 'Пример',
  mistake: 'Частая ошибка',
  gap: 'Правила молчат',
  erratum: 'Ошибка в книге',
};

/** Words that begin and end the marked part of a page: more of them could meet a symbol or a link that reads otherwise. */
const WORDS_OF_FRAGMENT = 5;
/** The part of an address that leads to a line and marks it; a browser that cannot goes to the heading. */
const fragmentOf = (says: string): string => {
  const words = says.split(' ');
  const part = (some: readonly string[]) => encodeURIComponent(some.join(' ')).replaceAll('-', '%2D');
  const start = part(words.slice(0, WORDS_OF_FRAGMENT));
  return words.length <= 2 * WORDS_OF_FRAGMENT ? part(words) : `${start},${part(words.slice(-WORDS_OF_FRAGMENT))}`;
};
const addressOf = ({ game, place }: FoundPassage, line: ShownLine | undefined): string => {
  const [page = '', heading = ''] = place.split('#');
  const id = line === undefined || line.at === '' ? heading : line.at;
  // A query of a calculator has no line.
  const fragment = line === undefined || page.includes('?') ? '' : `:~:text=${fragmentOf(line.line)}`;
  return siteAddress(`/${game}/${page}${id === '' && fragment === '' ? '' : `#${id}${fragment}`}`);
};

/** The edition of a line, where it is not the one that pages follow: «Глава 2». */
const editionSaid = (game: string, section: string): string | undefined => {
  const name = laterName(game, section);
  return name && capitalRu(name);
};

/** A line that answers, with what it is where it is no plain rule. */
const lineItem = (
  game: string,
  { kind, says, at }: ShownLine,
  isBest: boolean,
  mark: (text: string) => (Node | string)[],
): HTMLElement => {
  const said = editionSaid(game, at) ?? KIND_SAID[kind];
  return element(
    'span',
    { className: isBest ? 'reason best' : 'reason' },
    ...(said === undefined ? [] : [element('em', {}, `${said}. `)]),
    ...mark(says),
  );
};

/** The lines of a place as they are read: before the one that answers those that precede it in its list. */
const linesInOrder = (shown: readonly ShownLine[]): readonly ShownLine[] =>
  [...shown].sort((a, b) => Number(b.isBefore ?? false) - Number(a.isBefore ?? false));

/** A place that answers a question: what it is called, of which game it is where there are several, the lines that answer. */
const placeItem = (
  { passage, shown }: PlaceAnswer,
  mark: (text: string) => (Node | string)[],
  withGame: boolean,
): HTMLLIElement => {
  const { game, title, under } = passage;
  return element(
    'li',
    { className: 'place' },
    element(
      'a',
      { href: addressOf(passage, shown?.[0]) },
      element('b', {}, ...mark(title)),
      ...(under === '' ? [] : [' ', element('small', {}, under)]),
      ...(withGame ? [gameMark(game, SEARCHED.get(game) ?? game)] : []),
      ...linesInOrder(shown ?? []).map((line) => lineItem(game, line, line === shown?.[0], mark)),
    ),
  );
};

/** Shows the places that answer a question; those of boxes that the reader does not own go behind a line. */
export const showPlaces = (list: HTMLElement, { places, stems, isOfOneGame }: AnsweredQuestion): void => {
  const { mark } = markerOfStems(stems);
  const itemOf = (answer: PlaceAnswer) => placeItem(answer, mark, !isOfOneGame);
  const isOther = ({ passage }: PlaceAnswer) => otherBoxOfPlace(passage) !== undefined;
  const others = places.filter(isOther).map(itemOf);
  const line = others.length === 0 ? [] : [dividingLine()];
  list.replaceChildren(...places.filter((place) => !isOther(place)).map(itemOf), ...line, ...others);
};
