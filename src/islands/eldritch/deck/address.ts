/** The state as an address: short, versioned. */
import { COLOURS, sizeOf, sumOfCards, type Cards, type Colour } from '../../../engines/eldritch/mythos-deck/deck.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import {
  initialState,
  MOST_CARDS,
  MOST_OF_COLOUR,
  sheetOf,
  STAGES,
  stateOf,
  type DeckData,
  type State,
} from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be another game. */
const VERSION = '1';
/** Sheet, own stages, cards drawn. */
export const FIELDS = ['v', 'o', 's', 'd'] as const;
type Field = Exclude<(typeof FIELDS)[number], 'v'>;
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code: 'version' | Field;
  readonly came: string;
}

const LETTERS: { readonly [C in Colour]: string } = { green: 'g', yellow: 'y', blue: 'b' };
const makeStages = (stages: readonly Cards[]): string =>
  stages.map((stage) => COLOURS.map((colour) => stage[colour]).join('.')).join('_');

/** The query of an address for a state. */
export const makeAddress = ({ sheet, stages, log }: State): string =>
  new URLSearchParams([
    ['v', VERSION],
    sheet === undefined ? ['s', makeStages(stages)] : ['o', sheet],
    ...(log.length === 0 ? [] : [['d', log.map((colour) => LETTERS[colour]).join('')]]),
  ] as [string, string][]).toString();

const parseStage = (text: string): Cards | undefined => {
  const parts = text.split('.');
  const counts = parts.map((part) => (/^(?:0|[1-9]\d?)$/.test(part) ? Number(part) : NaN));
  if (parts.length !== COLOURS.length || !counts.every((n) => n <= MOST_OF_COLOUR)) return undefined;
  const [green, yellow, blue] = counts as [number, number, number];
  return { green, yellow, blue };
};
const parseStages = (text: string): readonly Cards[] | undefined => {
  const stages = text.split('_').map(parseStage);
  if (stages.length !== STAGES || !stages.every((stage) => stage !== undefined)) return undefined;
  return sizeOf(sumOfCards(stages)) === 0 ? undefined : stages;
};
const parseLog = (text: string): readonly Colour[] | undefined => {
  const log = [...text].map((letter) => COLOURS.find((colour) => LETTERS[colour] === letter));
  return log.length <= MOST_CARDS && log.every((colour) => colour !== undefined) ? log : undefined;
};
/** The state with what a field says; undefined where it cannot be understood. */
const TAKE: { readonly [f in Field]: (state: State, text: string, data: DeckData) => State | undefined } = {
  o: (_, text, data) => {
    const sheet = sheetOf({ sheet: text }, data);
    return sheet && stateOf(sheet);
  },
  s: (_, text) => {
    const stages = parseStages(text);
    return stages && { stages, log: [] };
  },
  d: (state, text) => {
    const log = parseLog(text);
    return log && { ...state, log };
  },
};
const short = (came: string): string => (came.length > 40 ? `${came.slice(0, 40)}…` : came);

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (
  search: string,
  data: DeckData,
): Required<Read<State, AddressProblem>> & { readonly state: State } => {
  const said = new URLSearchParams(search);
  const version = said.get('v');
  const start = initialState(data);
  if (version !== null && version !== VERSION)
    return { state: start, problems: [{ code: 'version', came: short(version) }] };
  const problems: AddressProblem[] = [];
  let state = start;
  for (const field of FIELDS) {
    const text = field === 'v' ? null : said.get(field);
    if (field === 'v' || text === null) continue;
    const next = TAKE[field](state, text, data);
    if (next === undefined) problems.push({ code: field, came: short(text) });
    state = next ?? state;
  }
  return { state, problems };
};

export const codecOf = (data: DeckData): Codec<State, AddressProblem> => ({
  key: 'eldritch.deck',
  fields: FIELDS,
  make: makeAddress,
  parse: (text) => parseAddress(text, data),
});
