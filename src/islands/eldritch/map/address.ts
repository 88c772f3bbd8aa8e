/** The state as an address: short, versioned. Only what differs from a plain journey is written, but for its two ends. */
import { countOf, MOST_TICKETS } from '../../../engines/eldritch/map/journey.ts';
import { AIMS } from '../../../engines/eldritch/map/search.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import { oneOf, readFields, type FieldProblem } from '../../shared/state/notation.ts';
import { DONE, INITIAL, type MapData, type State } from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong way. */
const VERSION = '1';
/** From, to, tickets (train, ship), what of the round is done, preparing, aim. */
const OWN_FIELDS = ['f', 't', 'b', 'r', 'p', 'a'] as const;
export const FIELDS = ['v', ...OWN_FIELDS] as const;
type Field = (typeof OWN_FIELDS)[number];
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = FieldProblem<Field>;

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
  const said = OWN_FIELDS.filter((f) => f === 'f' || f === 't' || now[f] !== PLAIN[f]).map((f) => [f, now[f]]);
  return new URLSearchParams([['v', VERSION], ...said]).toString();
};

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

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (
  search: string,
  { places }: MapData,
): Required<Read<State, AddressProblem>> & { readonly state: State } => {
  const ids = places.map(({ id }) => id);
  return readFields<State, Field>(search, {
    version: VERSION,
    fields: OWN_FIELDS,
    start: INITIAL,
    take: (state, field, text) => {
      const read = READ[field](text, ids);
      return read && { ...state, ...read };
    },
  });
};

export const codecOf = (data: MapData): Codec<State, AddressProblem> => ({
  key: 'eldritch.map',
  fields: FIELDS,
  make: makeAddress,
  parse: (text) => parseAddress(text, data),
});
