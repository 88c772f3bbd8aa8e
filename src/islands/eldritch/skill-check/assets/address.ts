/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default.
 */
import type { Codec, Read } from '../../../shared/state/codec.ts';
import { allOf, oneOf, parseNumber, readFields, type FieldProblem } from '../../../shared/state/notation.ts';
import { makeSetup, SETUP_FIELDS, withField } from '../inputs/notation.ts';
import {
  AIMS,
  defaultState,
  LOANS,
  PRICE,
  SLOTS,
  slotOf,
  WANTS,
  type AssetCard,
  type AssetsData,
  type Slot,
  type State,
} from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/** The fields of a test; always of influence, which is not said. */
const TEST_FIELDS = SETUP_FIELDS.filter((field) => field !== 't');
/** The test, the reserve, the loan, the aim. */
const PAGE_FIELDS = ['c', 'l', 'a'] as const;
type PageField = (typeof PAGE_FIELDS)[number];
const OWN_FIELDS = [...TEST_FIELDS, ...PAGE_FIELDS] as const;
export const FIELDS = ['v', ...OWN_FIELDS] as const;
type Field = (typeof OWN_FIELDS)[number];
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = FieldProblem<Field>;

const makeSlot = ({ id, price, want }: Slot): string => (id === undefined ? `.${price}.${want}` : `${id}.${want}`);
const makeReserve = (reserve: readonly Slot[]): string => reserve.map(makeSlot).join('_');

/** The query of an address for a state. */
export const makeAddress = ({ setup, reserve, loan, aim }: State, data: AssetsData): string => {
  const start = defaultState(data);
  const said = [
    ...makeSetup(setup, data.investigators).filter(([field]) => field !== 't'),
    ...(makeReserve(reserve) === makeReserve(start.reserve) ? [] : [['c', makeReserve(reserve)] as const]),
    ...(loan === start.loan ? [] : [['l', loan] as const]),
    ...(aim === start.aim ? [] : [['a', aim] as const]),
  ];
  return new URLSearchParams([['v', VERSION], ...said.map(([field, text]) => [field, text])]).toString();
};

/** «38-revolver.2», or «.3.1» for a card of which the price alone is known. */
const parseSlot = (text: string, assets: readonly AssetCard[]): Slot | undefined => {
  const [id = '', ...rest] = text.split('.');
  const card = assets.find((one) => one.id === id);
  const price = id === '' ? parseNumber(rest[0], PRICE) : card?.price;
  const want = WANTS.find((one) => String(one) === rest.at(-1));
  const isWhole = rest.length === (id === '' ? 2 : 1);
  return price === undefined || want === undefined || !isWhole ? undefined : slotOf(card, want, price);
};
/** A part of the state out of each field that is the page's own; undefined where it is not understood. */
const TAKE: { readonly [f in PageField]: (text: string, data: AssetsData) => Partial<State> | undefined } = {
  c: (text, { assets }) => {
    const reserve = allOf(text.split('_'), (slot) => parseSlot(slot, assets));
    return reserve?.length === SLOTS ? { reserve } : undefined;
  },
  l: (text) => {
    const loan = oneOf(text, LOANS);
    return loan && { loan };
  },
  a: (text) => {
    const aim = oneOf(text, AIMS);
    return aim && { aim };
  },
};
const isPageField = (field: Field): field is PageField => Object.hasOwn(TAKE, field);

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (
  search: string,
  data: AssetsData,
): Required<Read<State, AddressProblem>> & { readonly state: State } => {
  const known = { investigators: data.investigators, tested: ['influence'] as const };
  return readFields<State, Field>(search, {
    version: VERSION,
    fields: OWN_FIELDS,
    start: defaultState(data),
    take: (state, field, text) => {
      if (isPageField(field)) {
        const part = TAKE[field](text, data);
        return part && { ...state, ...part };
      }
      const setup = withField(state.setup, field, text, known);
      return setup && { ...state, setup };
    },
  });
};

export const codecOf = (data: AssetsData): Codec<State, AddressProblem> => ({
  key: 'eldritch.assets',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});
