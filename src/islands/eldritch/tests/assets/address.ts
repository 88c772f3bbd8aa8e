/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default.
 */
import type { Codec, Read } from '../../../shared/state/codec.ts';
import { makeSetup, parseNumber, SETUP_FIELDS, shortened, withField, type SetupField } from '../inputs/notation.ts';
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
export const FIELDS = ['v', ...TEST_FIELDS, 'c', 'l', 'a'] as const;
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code: 'version' | SetupField | 'c' | 'l' | 'a';
  readonly came: string;
}

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
const TAKE: {
  readonly [f in 'c' | 'l' | 'a']: (text: string, data: AssetsData) => Partial<State> | undefined;
} = {
  c: (text, { assets }) => {
    const slots = text.split('_').map((slot) => parseSlot(slot, assets));
    return slots.length !== SLOTS || slots.includes(undefined)
      ? undefined
      : { reserve: slots.filter((slot) => slot !== undefined) };
  },
  l: (text) => {
    const loan = LOANS.find((one) => one === text);
    return loan && { loan };
  },
  a: (text) => {
    const aim = AIMS.find((one) => one === text);
    return aim && { aim };
  },
};

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (
  search: string,
  data: AssetsData,
): Required<Read<State, AddressProblem>> & { readonly state: State } => {
  const said = new URLSearchParams(search);
  const version = said.get('v');
  let state = defaultState(data);
  if (version !== null && version !== VERSION)
    return { state, problems: [{ code: 'version', came: shortened(version) }] };
  const problems: AddressProblem[] = [];
  const known = { investigators: data.investigators, tested: ['influence'] as const };
  for (const field of TEST_FIELDS) {
    const text = said.get(field);
    if (text === null) continue;
    const setup = withField(state.setup, field, text, known);
    if (setup === undefined) problems.push({ code: field, came: shortened(text) });
    else state = { ...state, setup };
  }
  for (const field of ['c', 'l', 'a'] as const) {
    const text = said.get(field);
    if (text === null) continue;
    const part = TAKE[field](text, data);
    if (part === undefined) problems.push({ code: field, came: shortened(text) });
    state = { ...state, ...part };
  }
  return { state, problems };
};

export const codecOf = (data: AssetsData): Codec<State, AddressProblem> => ({
  key: 'eldritch.assets',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});
