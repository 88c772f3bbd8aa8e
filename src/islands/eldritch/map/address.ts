/** The state as an address: short, versioned. Only what differs from a plain journey is written, but for its two ends. */
import { countOf, MOST_TICKETS } from '../../../engines/eldritch/map/journey.ts';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import { DONE, INITIAL, type MapData, type State } from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong way. */
const VERSION = '1';
/** From, to, tickets (train, ship), what of the round is done, preparing, aim. */
export const FIELDS = ['v', 'f', 't', 'b', 'r', 'p', 'a'] as const;
type Field = Exclude<(typeof FIELDS)[number], 'v'>;
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code: 'version' | Field;
  readonly came: string;
}

const written = ({ from, to, tickets, done, mayPrepare, aim }: State): { readonly [f in Field]: string } => ({
  f: from,
  t: to,
  b: `${tickets.train}${tickets.ship}`,
  r: done,
  p: mayPrepare ? 'yes' : 'no',
  a: aim,
});
const PLAIN = written(INITIAL);

/** The query of an address for a state. */
export const makeAddress = (state: State): string => {
  const now = written(state);
  const said = FIELDS.flatMap((field): [string, string][] =>
    field !== 'v' && (field === 'f' || field === 't' || now[field] !== PLAIN[field]) ? [[field, now[field]]] : [],
  );
  return new URLSearchParams([['v', VERSION], ...said]).toString();
};

const oneOf = <T extends string>(text: string, known: readonly T[]): T | undefined => known.find((one) => one === text);
const YES: { readonly [text: string]: boolean | undefined } = { yes: true, no: false };
const ticketsOf = (text: string): State['tickets'] | undefined => {
  if (!/^[0-2][0-2]$/.test(text)) return undefined;
  const tickets = { train: Number(text[0]), ship: Number(text[1]) };
  return countOf(tickets) > MOST_TICKETS ? undefined : tickets;
};
/** What a field says; undefined where it cannot be understood. */
const READ: { readonly [f in Field]: (text: string, ids: readonly string[]) => Partial<State> | undefined } = {
  f: (text, ids) => (ids.includes(text) ? { from: text } : undefined),
  t: (text, ids) => (ids.includes(text) ? { to: text } : undefined),
  b: (text) => {
    const tickets = ticketsOf(text);
    return tickets && { tickets };
  },
  r: (text) => {
    const done = oneOf(text, DONE);
    return done && { done };
  },
  p: (text) => {
    const mayPrepare = Object.hasOwn(YES, text) ? YES[text] : undefined;
    return mayPrepare === undefined ? undefined : { mayPrepare };
  },
  a: (text) => {
    const aim = oneOf(text, AIMS);
    return aim && { aim };
  },
};
const short = (came: string): string => (came.length > 40 ? `${came.slice(0, 40)}…` : came);

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (
  search: string,
  { places }: MapData,
): Required<Read<State, AddressProblem>> & { readonly state: State } => {
  const said = new URLSearchParams(search);
  const version = said.get('v');
  if (version !== null && version !== VERSION)
    return { state: INITIAL, problems: [{ code: 'version', came: short(version) }] };
  const ids = places.map(({ id }) => id);
  const problems: AddressProblem[] = [];
  let state = INITIAL;
  for (const field of FIELDS) {
    const text = field === 'v' ? null : said.get(field);
    if (field === 'v' || text === null) continue;
    const read = READ[field](text, ids);
    if (read === undefined) problems.push({ code: field, came: short(text) });
    state = { ...state, ...read };
  }
  return { state, problems };
};

export const codecOf = (data: MapData): Codec<State, AddressProblem> => ({
  key: 'eldritch.map',
  fields: FIELDS,
  make: makeAddress,
  parse: (text) => parseAddress(text, data),
});
