/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default.
 */
import type { Codec, Read } from '../../../shared/state/codec.ts';
import { makeSetup, parseNumber, SETUP_FIELDS, shortened, withField, type SetupField } from '../inputs/notation.ts';
import { TESTED } from '../inputs/setup.ts';
import { defaultState, NEEDED, type State, type TestData } from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/** The test, and successes that are enough. */
export const FIELDS = ['v', ...SETUP_FIELDS, 'w'] as const;
/** What is wrong with an address; the words are the view's. */
export interface AddressProblem {
  readonly code: 'version' | SetupField | 'w';
  readonly came: string;
}

/** The query of an address for a state. */
export const makeAddress = ({ setup, needed }: State, { investigators }: TestData): string =>
  new URLSearchParams([
    ['v', VERSION],
    ...makeSetup(setup, investigators).map(([field, text]) => [field, text]),
    ...(needed === 1 ? [] : [['w', `${needed}`]]),
  ]).toString();

/** Whatever comes is understood or named as a problem. */
export const parseAddress = (
  search: string,
  data: TestData,
): Required<Read<State, AddressProblem>> & { readonly state: State } => {
  const said = new URLSearchParams(search);
  const version = said.get('v');
  let state = defaultState(data);
  if (version !== null && version !== VERSION)
    return { state, problems: [{ code: 'version', came: shortened(version) }] };
  const problems: AddressProblem[] = [];
  for (const field of SETUP_FIELDS) {
    const text = said.get(field);
    if (text === null) continue;
    const setup = withField(state.setup, field, text, { investigators: data.investigators, tested: TESTED });
    if (setup === undefined) problems.push({ code: field, came: shortened(text) });
    else state = { ...state, setup };
  }
  const wanted = said.get('w');
  const needed = wanted === null ? 1 : parseNumber(wanted, NEEDED);
  if (needed === undefined) return { state, problems: [...problems, { code: 'w', came: shortened(wanted!) }] };
  return { state: { ...state, needed }, problems };
};

export const codecOf = (data: TestData): Codec<State, AddressProblem> => ({
  key: 'eldritch.test',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});
