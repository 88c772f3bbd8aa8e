/** The answer as a bar, as a sentence, and a plan step by step. */
import { countOf } from '../../../../engines/eldritch/map/journey.ts';
import { capitalRu, NBSP } from '../../../../lib/sentence-ru.ts';
import { problemWordsOf, roundsCount } from '../../shared/words.ts';
import type { AddressProblem } from '../address.ts';
import type { MapData, State } from '../model.ts';
import type { Result } from '../result.ts';
import type { Journey } from '../view-props.ts';
import type { Action, RouteRound } from '../route.ts';
import {
  actionsCount,
  DONE_SHORT,
  handWords,
  KIND_NAMES,
  nameOf,
  nameWithin,
  placeName,
  shortNameOf,
  spentWords,
  TICKET_NAMES,
} from './names.ts';

/** What matters most, largest: «2 раунда». */
export const bigWords = ({ aim }: State, { cost }: Result): string => {
  if (cost.rounds === 0) return 'На месте';
  return aim === 'rounds' ? roundsCount(cost.rounds) : capitalRu(actionsCount(cost.actions));
};
/** «Аркхэм — Токио». */
export const countedLine = (state: State, data: MapData): string =>
  `${nameOf(state.from, data)} — ${nameWithin(state.to, data)}`;
/** What is in hand, and what may be done. */
const circumstances = ({ tickets, done, mayPrepare }: State): readonly string[] => [
  countOf(tickets) === 0 ? 'билетов при себе нет' : `при себе билеты: ${handWords(tickets)}`,
  ...(mayPrepare ? [] : ['без подготовки к путешествию']),
  ...(DONE_SHORT[done] === '' ? [] : [DONE_SHORT[done]]),
];
/** The rest of the price: «4 действия, 2 билета». */
export const exactLine = (state: State, result: Result | undefined): string => {
  if (result === undefined || result.cost.rounds === 0) return '';
  const { rounds, actions, tickets } = result.cost;
  return `${state.aim === 'rounds' ? actionsCount(actions) : roundsCount(rounds)}, ${spentWords(tickets)}`;
};
/** The first action of the plan, in one line. */
export const adviceLine = ({ state, result }: Journey, data: MapData): string | undefined => {
  const first = result?.ways[0]?.rounds[0]?.[0];
  if (result === undefined || result.cost.rounds === 0) return undefined;
  if (first === undefined) return 'Этот раунд пропустите: дорога начинается в следующем.';
  if (first.do === 'local')
    return `Сначала, не тратя действия, пройдите по местным путям: ${actionWords(first, data)}.`;
  const when = state.done === 'nothing' ? 'Первым действием' : 'Следующим действием';
  return `${when} ${first.do === 'prepare' ? '' : 'поезжайте: '}${actionWords(first, data)}.`;
};

/** What an action does, without its name: «билет на поезд», «Аркхэм — 6, дальше по билету на поезд — Сан-Франциско». */
export const actionWords = (action: Action, data: MapData): string => {
  if (action.do === 'prepare')
    return action.discarded === undefined
      ? `возьмите ${TICKET_NAMES[action.ticket]}`
      : `возьмите ${TICKET_NAMES[action.ticket]}, сбросьте ${TICKET_NAMES[action.discarded]}`;
  return action.legs
    .map(({ to, ticket }) => `${nameWithin(to, data)}${TICKET_PAID[ticket ?? 'none']}`)
    .join(', затем ');
};
const TICKET_PAID = { none: '', train: ` за${NBSP}билет на поезд`, ship: ` за${NBSP}билет на корабль` } as const;
/** The same for a chat: «билет на поезд», «Стамбул — локация 17». */
const actionShort = (action: Action, data: MapData): string =>
  action.do === 'prepare' ? TICKET_NAMES[action.ticket] : action.legs.map(({ to }) => nameWithin(to, data)).join(' — ');

const roundSentence = (round: RouteRound, at: number, data: MapData): string =>
  `Раунд${NBSP}${at + 1}: ${
    round.length === 0 ? 'ничего' : round.map((action) => actionShort(action, data)).join(', потом ')
  }.`;
/** The answer to send to somebody who sees nothing else. */
export const answerSentence = (state: State, data: MapData, result: Result | undefined): string => {
  const ends = `${nameOf(state.from, data)} — ${nameWithin(state.to, data)}`;
  const [plan] = result?.ways ?? [];
  if (result === undefined || plan === undefined) return `${ends}: пути нет.`;
  if (result.cost.rounds === 0) return `${ends}: сыщик уже на месте.`;
  const { rounds, actions, tickets } = result.cost;
  const takes = [roundsCount(rounds), actionsCount(actions), spentWords(tickets)].join(', ');
  const told = plan.rounds.map((round, at) => roundSentence(round, at, data)).join(' ');
  return `${ends}: ${takes} (${circumstances(state).join('; ')}). ${told}`;
};

/** «Аркхэм — 6 — Сан-Франциско». */
export const wayWords = (places: readonly string[], data: MapData): string =>
  places.map((id) => shortNameOf(id, data)).join(' — ');

/** What every search takes for granted, and places whose kind the sources do not agree on. */
export const assumptionsOf = (state: State, { places, prose, boards }: MapData): readonly string[] => [
  ...prose.assumed,
  ...boards.filter(({ id }) => state.boards.includes(id)).map(({ unknown }) => unknown),
  ...places.flatMap((place) => {
    if (place.alsoKind === undefined || place.kind === undefined) return [];
    const [kind, also] = [KIND_NAMES[place.kind], KIND_NAMES[place.alsoKind]];
    return [
      `${placeName(place)}: по одним данным игроков тип этой локации — «${kind}», по другим — «${also}»; на дорогу это не влияет`,
    ];
  }),
];

/** What could not be understood of an address, a sentence. */
export const problemWords = problemWordsOf<AddressProblem['code']>({
  f: 'не удалось прочитать, из какой локации едут',
  t: 'не удалось прочитать, в какую локацию едут',
  b: 'не удалось прочитать билеты: нужны две цифры, на поезд и на корабль, вместе не больше 2',
  r: 'не удалось прочитать, что осталось от раунда',
  p: 'не удалось прочитать, можно ли готовиться к путешествию',
  a: 'не удалось прочитать цель',
  m: 'не удалось прочитать дополнительные поля',
  d: 'не удалось прочитать, где лежат порталы',
  l: 'не удалось прочитать свои пути',
});
