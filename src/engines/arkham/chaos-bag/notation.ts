/**
 * A test with its bag as the query of an address: `b` the bag, `n` skill value and difficulty, `m` what the symbols mean,
 * `o` the rest of the address of the skill-test calculator, by which the reader comes back to it. Whatever comes is
 * understood or named.
 */
import { SYMBOLS, TOKEN_IDS, type Bag, type Token } from '../token.ts';
import { isBag } from './bag.ts';

/** Version of the format. A later one is refused whole. */
const TEST_VERSION = 1;
export const TEST_FIELDS = ['v', 'b', 'n', 'm', 'o'] as const;
export const TEST_BOUNDS = { skill: [0, 50], difficulty: [0, 30], modifier: [-20, 20] } as const;
/** Tokens whose meaning stands on cards: the four of the scenario, the sign of the investigator. */
export const WORDED = [...SYMBOLS, 'elder-sign'] as const;
export type WordedId = (typeof WORDED)[number];
/** What is known of the worded tokens; absent where nothing is said yet. */
type Meanings = { readonly [id in WordedId]?: Token | undefined };

/** A test with its bag. */
export interface BagTest {
  /** Absent: the bag that the device keeps, or that of the page. */
  readonly bag?: Bag | undefined;
  readonly skill: number;
  readonly difficulty: number;
  readonly meanings: Meanings;
  /** Fields of the address of the calculator that the bag does not speak of; empty where it did not come from there. */
  readonly rest: string;
}
export type TestProblem = 'version' | 'bag' | 'numbers' | 'meanings' | 'rest';

/** A bag as 19 base-36 digits in the order of `TOKEN_IDS`. */
export const digitsOf = (bag: Bag): string => TOKEN_IDS.map((id) => (bag[id] ?? 0).toString(36)).join('');
/** The bag of such digits, if it is one. */
export const bagOfDigits = (digits: unknown): Bag | undefined => {
  if (typeof digits !== 'string' || digits.length !== TOKEN_IDS.length || !/^[0-9a-z]+$/.test(digits)) return undefined;
  const bag: Bag = Object.fromEntries(TOKEN_IDS.map((id, i) => [id, parseInt(digits[i]!, 36)]));
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
const tokenText = (token: Token | undefined): string =>
  token === undefined
    ? ''
    : `${token.modifier}${LETTERS.flatMap(([letter, is]) => (says(token, is) ? letter : [])).join('')}`;
/** The token of a text; undefined where it is none. */
const tokenOfText = (text: string): Token | undefined => {
  const [, number, letters = ''] = /^(-?\d{1,2})([aofwcz]{0,6})$/.exec(text) ?? [];
  const modifier = Number(number) + 0;
  const [least, most] = TEST_BOUNDS.modifier;
  if (number === undefined || modifier < least || modifier > most) return undefined;
  const flags = LETTERS.filter(([letter]) => letters.includes(letter)).map(([, is]) => is);
  return Object.assign({ modifier }, ...flags) as Token;
};

/** Fields of the calculator's address that are carried along. */
const CARRIED = ['c', 's', 'i', 'l', 'e', 'g'] as const;
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

/** The query of an address for a test. */
export const makeTest = ({ bag, skill, difficulty, meanings, rest }: BagTest): string => {
  const words = WORDED.map((id) => tokenText(meanings[id])).join('.');
  return new URLSearchParams({
    v: String(TEST_VERSION),
    ...(bag === undefined ? {} : { b: digitsOf(bag) }),
    n: `${skill}.${difficulty}`,
    ...(words.replaceAll('.', '') === '' ? {} : { m: words }),
    ...(rest === '' ? {} : { o: rest }),
  }).toString();
};

const numberOf = (text: string | undefined, [least, most]: readonly [number, number]): number | undefined => {
  const n = text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return n >= least && n <= most ? n : undefined;
};
const numbersOf = (text: string): Pick<BagTest, 'skill' | 'difficulty'> | undefined => {
  const [first, second, ...more] = text.split('.');
  const [skill, difficulty] = [numberOf(first, TEST_BOUNDS.skill), numberOf(second, TEST_BOUNDS.difficulty)];
  return skill === undefined || difficulty === undefined || more.length > 0 ? undefined : { skill, difficulty };
};
const meaningsOf = (text: string): Meanings | undefined => {
  const parts = text.split('.');
  const tokens = parts.map((part) => (part === '' ? undefined : tokenOfText(part)));
  if (parts.length > WORDED.length || tokens.some((token, i) => token === undefined && parts[i] !== ''))
    return undefined;
  return Object.fromEntries(WORDED.flatMap((id, i) => (tokens[i] === undefined ? [] : [[id, tokens[i]]])));
};

/** The test of a query, and what could not be understood: in its place stands what `initial` says. Never throws. */
export const parseTest = (
  search: string,
  initial: BagTest,
): { readonly test?: BagTest; readonly problems: readonly TestProblem[] } => {
  const query = new URLSearchParams(search);
  if (query.get('v') !== String(TEST_VERSION)) return { problems: ['version'] };
  const problems: TestProblem[] = [];
  const read = <T>(field: string, code: TestProblem, parse: (text: string) => T | undefined): T | undefined => {
    const text = query.get(field);
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) problems.push(code);
    return value;
  };
  const test: BagTest = {
    ...initial,
    bag: read('b', 'bag', bagOfDigits) ?? initial.bag,
    ...read('n', 'numbers', numbersOf),
    meanings: read('m', 'meanings', meaningsOf) ?? initial.meanings,
    rest: read('o', 'rest', (text) => (text.length > MOST_REST ? undefined : restOf(text))) ?? '',
  };
  return { test, problems };
};

/** The address of the skill-test calculator for a test: what was carried along, with the bag and the numbers as they are now. */
export const makeOddsQuery = ({ skill, difficulty, rest }: BagTest, bag: Bag): string =>
  [`v=1`, ...(rest === '' ? [] : [rest]), `n=${skill}.0.${difficulty}`, `b=${digitsOf(bag)}`].join('&');
