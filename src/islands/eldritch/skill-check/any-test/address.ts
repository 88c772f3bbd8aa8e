/**
 * The state as an address: short, versioned. What is understood is kept; what is not is named as a problem and gives way
 * to the default.
 */
import type { Codec, Read } from '../../../shared/state/codec.ts';
import { parseNumber, readFields, type FieldProblem } from '../../../shared/state/notation.ts';
import { makeSetup, SETUP_FIELDS, withField } from '../inputs/notation.ts';
import { TESTED } from '../inputs/setup.ts';
import { defaultState, NEEDED, type State, type TestData } from './model.ts';

/** Version of the format. A later one is refused whole: half an understanding would be a wrong number. */
const VERSION = '1';
/** The test, and successes that are enough. */
const OWN_FIELDS = [...SETUP_FIELDS, 'w'] as const;
export const FIELDS = ['v', ...OWN_FIELDS] as const;
type Field = (typeof OWN_FIELDS)[number];
/** What is wrong with an address; the words are the view's. */
export type AddressProblem = FieldProblem<Field>;

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
): Required<Read<State, AddressProblem>> & { readonly state: State } =>
  readFields<State, Field>(search, {
    version: VERSION,
    fields: OWN_FIELDS,
    start: defaultState(data),
    take: (state, field, text) => {
      if (field === 'w') {
        const needed = parseNumber(text, NEEDED);
        return needed === undefined ? undefined : { ...state, needed };
      }
      const setup = withField(state.setup, field, text, { investigators: data.investigators, tested: TESTED });
      return setup && { ...state, setup };
    },
  });

export const codecOf = (data: TestData): Codec<State, AddressProblem> => ({
  key: 'eldritch.test',
  fields: FIELDS,
  make: (state) => makeAddress(state, data),
  parse: (text) => parseAddress(text, data),
});
