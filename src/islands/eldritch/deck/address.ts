/** The state as an address: short, versioned. */
import { COLOURS, sizeOf, sumOfCards, type Cards, type Colour } from '../../../engines/eldritch/mythos-deck/deck.ts';
import type { Codec, Read } from '../../shared/state/codec.ts';
import { allOf, readFields, type FieldProblem } from '../../shared/state/notation.ts';
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
const OWN_FIELDS = ['o', 's', 'd'] as const;
export const FIELDS = ['v', ...OWN_FIELDS] as const;
type Field = (typeof OWN_FIELDS)[number];
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = FieldProblem<Field>;

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
  const stages = allOf(text.split('_'), parseStage);
  if (stages?.length !== STAGES) return undefined;
  return sizeOf(sumOfCards(stages)) === 0 ? undefined : stages;
};
const parseLog = (text: string): readonly Colour[] | undefined => {
  const log = allOf([...text], (letter) => COLOURS.find((colour) => LETTERS[colour] === letter));
  return log !== undefined && log.length <= MOST_CARDS ? log : undefined;
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

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (
  search: string,
  data: DeckData,
): Required<Read<State, AddressProblem>> & { readonly state: State } =>
  readFields(search, {
    version: VERSION,
    fields: OWN_FIELDS,
    start: initialState(data),
    take: (state, field, text) => TAKE[field](state, text, data),
  });

export const codecOf = (data: DeckData): Codec<State, AddressProblem> => ({
  key: 'eldritch.deck',
  fields: FIELDS,
  make: makeAddress,
  parse: (text) => parseAddress(text, data),
});
