/**
 * A test with its bag as an address: `b` the bag, `n` skill value and difficulty, `m` what the symbols mean, `o` the rest
 * of the address of the skill-test calculator, by which the reader comes back to it.
 */
import { isBag } from '../../../engines/arkham/chaos-bag/bag.ts';
import { SYMBOLS, TOKEN_IDS, type Bag, type Token } from '../../../engines/arkham/token.ts';
import { addressCodec, always, type FieldProblem, type Fields } from '../../shared/state/fields.ts';
import { by, integer, list, together, type Text } from '../../shared/state/texts.ts';

export const TEST_BOUNDS = { skill: [0, 50], difficulty: [0, 30], modifier: [-20, 20] } as const;
/** Tokens that cards give a meaning: the four of the scenario, the sign of the investigator. */
export const WORDED = [...SYMBOLS, 'elder-sign'] as const;
export type WordedId = (typeof WORDED)[number];

/** A test with its bag. */
export interface BagTest {
  /** Absent: the bag that the device keeps, or that of the page. */
  readonly bag?: Bag | undefined;
  readonly skill: number;
  readonly difficulty: number;
  /** The meanings of the worded tokens, as far as the reader has entered them. */
  readonly meanings: { readonly [id in WordedId]?: Token | undefined };
  /** Fields of the address of the calculator that the bag does not speak of; empty where it did not come from there. */
  readonly rest: string;
}

/** Kinds of tokens that every address of a bag counts; those after them came later and are written where there are any. */
const LEAST_DIGITS = TOKEN_IDS.indexOf('blood');
/** A bag as base-36 digits in the order of `TOKEN_IDS`. */
export const digitsOf = (bag: Bag): string => {
  const digits = TOKEN_IDS.map((id) => (bag[id] ?? 0).toString(36)).join('');
  return digits.slice(0, LEAST_DIGITS) + digits.slice(LEAST_DIGITS).replace(/0+$/, '');
};
/** The bag of such digits, if it is one. */
export const bagOfDigits = (digits: unknown): Bag | undefined => {
  if (typeof digits !== 'string' || !/^[0-9a-z]+$/i.test(digits)) return undefined;
  if (digits.length < LEAST_DIGITS || digits.length > TOKEN_IDS.length) return undefined;
  const bag: Bag = Object.fromEntries([...digits].map((digit, i) => [TOKEN_IDS[i]!, parseInt(digit, 36)]));
  return isBag(bag) ? bag : undefined;
};

/** A token as its modifier and letters: another is revealed, a frost, fails, succeeds, fails with a curse or a frost. */
const LETTERS: readonly (readonly [letter: string, is: Partial<Token>])[] = [
  ['a', { again: true }],
  ['o', { frost: true }],
  ['f', { verdict: 'fail' }],
  ['w', { verdict: 'succeed' }],
  ['c', { failsWith: 'curse' }],
  ['z', { failsWith: 'frost' }],
];
const says = (token: Token, is: Partial<Token>): boolean =>
  (Object.keys(is) as (keyof Token)[]).every((key) => token[key] === is[key]);
/** An empty text says nothing of a token. */
const TOKEN: Text<Token | 'unsaid'> = {
  make: (token) =>
    token === 'unsaid'
      ? ''
      : `${token.modifier}${LETTERS.flatMap(([letter, is]) => (says(token, is) ? letter : [])).join('')}`,
  parse: (text) => {
    if (text === '') return 'unsaid';
    const [, number = '', letters = ''] = /^(-?\d{1,2})([aofwcz]{0,6})$/.exec(text) ?? [];
    const modifier = integer(TEST_BOUNDS.modifier).parse(number);
    const flags = LETTERS.filter(([letter]) => letters.includes(letter)).map(([, is]) => is);
    return modifier === undefined ? undefined : (Object.assign({ modifier }, ...flags) as Token);
  },
};
const TOKENS = list(TOKEN, '.', [1, WORDED.length]);

/** Fields of the calculator's address that are carried along. */
const CARRIED = ['c', 's', 'i', 't', 'a', 'l', 'e', 'g', 'r'] as const;
const MOST_REST = 600;
/** Of a query the fields that are carried along. */
export const restOf = (search: string): string => {
  const query = new URLSearchParams(search);
  const kept = CARRIED.flatMap((field): [string, string][] => {
    const value = query.get(field);
    return value === null ? [] : [[field, value]];
  });
  return new URLSearchParams(kept).toString();
};

const TABLE = {
  b: {
    make: ({ bag }) => bag && digitsOf(bag),
    parse: (text) => {
      const bag = bagOfDigits(text);
      return bag && { bag };
    },
  },
  n: always(together({ skill: integer(TEST_BOUNDS.skill), difficulty: integer(TEST_BOUNDS.difficulty) }, '.')),
  m: {
    make: ({ meanings }) => TOKENS.make(WORDED.map((id) => meanings[id] ?? 'unsaid')),
    parse: (text) => {
      const tokens = TOKENS.parse(text)?.flatMap((token, i) => (token === 'unsaid' ? [] : [[WORDED[i]!, token]]));
      return tokens && { meanings: Object.fromEntries(tokens) as BagTest['meanings'] };
    },
  },
  o: by('rest', {
    make: (rest: string) => rest,
    parse: (text) => (text.length > MOST_REST ? undefined : restOf(text)),
  }),
} satisfies Fields<BagTest>;
export type TestProblem = FieldProblem<keyof typeof TABLE>;

/** The test that the page opens on. */
export const BEGUN_TEST: BagTest = { skill: 4, difficulty: 3, meanings: {}, rest: '' };
/** How the test is kept, with the bag that it is drawn from: in the address, and on the device. */
export const TEST_CODEC = {
  formerly: 'bag-test',
  ...addressCodec({
    key: 'arkham.bag-test',
    version: '1',
    start: BEGUN_TEST,
    table: TABLE,
  }),
};

/** The address of the skill-test calculator for a test: what was carried along, with the bag and the numbers as they are now. */
export const makeOddsQuery = ({ skill, difficulty, rest }: BagTest, bag: Bag): string =>
  [`v=1`, ...(rest === '' ? [] : [rest]), `n=${skill}.0.${difficulty}`, `b=${digitsOf(bag)}`].join('&');
