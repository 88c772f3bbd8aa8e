/** How things are called, and small pieces of sentences. */
import type { LocationKind, Path, Ticket } from '../../../../engines/eldritch/map/board.ts';
import { countOf, type Cost, type Tickets } from '../../../../engines/eldritch/map/journey.ts';
import { countRu } from '../../../../lib/plural-ru.ts';
import { NBSP } from '../../../../lib/sentence-ru.ts';
import { roundsCount } from '../../shared/words.ts';
import { placeOf, type Done, type MapData, type MapLocation, type State } from '../model.ts';

export const KIND_NAMES: { readonly [K in LocationKind]: string } = { city: 'город', sea: 'море', wilderness: 'глушь' };
const NO_KIND = { none: 'без типа', unknown: 'тип неизвестен' } as const;
/** «город», «без типа». */
export const kindName = ({ kind, noKind = 'unknown' }: MapLocation): string =>
  kind === undefined ? NO_KIND[noKind] : KIND_NAMES[kind];
export const PATH_NAMES: { readonly [P in Path]: string } = {
  train: 'железная дорога',
  ship: 'морской путь',
  uncharted: 'путь третьего вида',
  local: 'местный путь',
};
/** «билет на поезд». */
export const TICKET_NAMES: { readonly [T in Ticket]: string } = { train: 'билет на поезд', ship: 'билет на корабль' };
export const DONE_NAMES: { readonly [D in Done]: string } = {
  nothing: 'Весь раунд: 2 действия',
  other: '1 действие, любое',
  travelled: '1 действие, уже путешествовал',
  prepared: '1 действие, уже готовился к путешествию',
  all: 'Действий не осталось',
};
/** For the answer: the rest of the round, unless it is whole. */
export const DONE_SHORT: { readonly [D in Done]: string } = {
  nothing: '',
  other: 'осталось 1 действие',
  travelled: 'осталось 1 действие, путешествие уже было',
  prepared: 'осталось 1 действие, подготовка уже была',
  all: 'в этом раунде действий не осталось',
};

/** A name that does not break at its hyphen: «Сан‑Франциско». */
const unbroken = (name: string): string => name.replaceAll('-', '\u2011');
/** «Аркхэм», «Локация 7». */
export const placeName = ({ name, number }: MapLocation): string =>
  name === undefined ? `Локация${NBSP}${number}` : unbroken(name);
/** On the map and in a row of places: «Аркхэм», «7». */
export const shortName = ({ name, number }: MapLocation): string => (name === undefined ? `${number}` : unbroken(name));
export const nameOf = (id: string, data: MapData): string => placeName(placeOf(id, data));
export const shortNameOf = (id: string, data: MapData): string => shortName(placeOf(id, data));
/** Behind a verb or a dash: «Аркхэм», «локация 7». */
export const nameWithin = (id: string, data: MapData): string => {
  const place = placeOf(id, data);
  return place.name === undefined ? `локация${NBSP}${place.number}` : unbroken(place.name);
};
/** «город; примерно Панама». */
export const aboutPlace = (place: MapLocation): string =>
  [
    kindName(place),
    ...(place.near === undefined ? [] : [`примерно ${place.near.ru}`]),
    ...(place.isOurs === true ? ['перевод наш'] : []),
  ].join('; ');

export const actionsCount = (n: number): string =>
  n === 0 ? 'без действий' : countRu(n, ['действие', 'действия', 'действий']);
const ticketsCount = (n: number): string => countRu(n, ['билет', 'билета', 'билетов']);
/** «2 раунда, 4 действия, 2 билета». */
export const costWords = ({ rounds, actions, tickets }: Cost): string =>
  rounds === 0 ? 'вы уже здесь' : [roundsCount(rounds), actionsCount(actions), spentWords(tickets)].join(', ');
export const spentWords = (tickets: number): string => (tickets === 0 ? 'без билетов' : ticketsCount(tickets));
/** «1 на поезд и 1 на корабль». */
export const handWords = (tickets: Tickets): string => {
  if (countOf(tickets) === 0) return 'нет';
  const { train, ship } = tickets;
  return [...(train > 0 ? [`${train} на поезд`] : []), ...(ship > 0 ? [`${ship} на корабль`] : [])]
    .join(' и ')
    .replaceAll(' на', `${NBSP}на`);
};
/** «без билетов», «билеты: 1 на поезд». */
export const ticketsSay = (tickets: Tickets): string =>
  countOf(tickets) === 0 ? 'без билетов' : `билеты: ${handWords(tickets)}`;
/** «на основном поле», «на поле с дополнительными: Египет, Мир грёз». */
export const boardsSay = ({ boards }: Pick<State, 'boards'>, data: MapData): string => {
  const names = data.boards.filter(({ id }) => boards.includes(id)).map(({ name }) => name);
  if (names.length === 0) return 'на основном поле';
  return `на основном поле и ${names.length === 1 ? 'дополнительном' : 'дополнительных'}: ${names.join(', ')}`;
};
/** «доехать за меньшее число раундов, не готовясь к путешествию, осталось 1 действие». */
export const aimSays = ({ aim, mayPrepare, done }: Pick<State, 'aim' | 'mayPrepare' | 'done'>): string =>
  [
    aim === 'rounds' ? 'доехать за меньшее число раундов' : 'потратить меньше действий',
    ...(mayPrepare ? [] : ['не готовясь к путешествию']),
    ...(DONE_SHORT[done] === '' ? [] : [DONE_SHORT[done]]),
  ].join(', ');
