/**
 * Words first: the chaos tokens and what a token does once the scenario, the investigator and the cards in play are
 * taken into account.
 */

/**
 * Every token of the game. Numbers are written with the signs of the printed tokens, the minus as a hyphen. Addresses count
 * tokens in this order: a new one is the last.
 */
export const TOKEN_IDS = [
  '+1',
  '0',
  '-1',
  '-2',
  '-3',
  '-4',
  '-5',
  '-6',
  '-7',
  '-8',
  'skull',
  'cultist',
  'tablet',
  'elder-thing',
  'auto-fail',
  'elder-sign',
  'bless',
  'curse',
  'frost',
  'blood',
] as const;
export type TokenId = (typeof TOKEN_IDS)[number];

/** The four symbols that the scenario reference card gives a meaning. */
export const SYMBOLS = ['skull', 'cultist', 'tablet', 'elder-thing'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

/**
 * The most tokens of these kinds that bag and sealed tokens may hold together; rule «Жетоны благословения и проклятия»,
 * «Жетоны мороза», and for blood the guide of Children of Blood.
 */
export const LIMITS = { bless: 10, curse: 10, frost: 8, blood: 12 } as const;
/** The most blood tokens that may be sealed on one investigator. */
export const MOST_BLOOD_ON_ONE = 3;

/** How many tokens of each kind; absent means none. Counts are whole numbers from 0. */
export type Bag = { readonly [id in TokenId]?: number };

/** What a token does when it is resolved. */
export interface Token {
  /** Added to the skill value. */
  readonly modifier: number;
  /** Another token is revealed after it. */
  readonly again?: boolean;
  /** Fails or succeeds the test by itself at step 6. */
  readonly verdict?: 'fail' | 'succeed';
  /** The second frost of a test ends the draw as an automatic failure. */
  readonly frost?: boolean;
  /** It is a curse, whatever its number. */
  readonly curse?: boolean;
  /** Resolved in a test that fails, one such token is sealed on the investigator. */
  readonly blood?: boolean;
  /** Fails the test if one of these is resolved in it, before or after. */
  readonly failsWith?: 'curse' | 'frost';
  /** A choice asks whether such a token was resolved before. */
  readonly counted?: true;
  /** A test in which both halves of a pair are resolved succeeds by itself. */
  readonly half?: 'one' | 'other';
}
/** The meaning of every token in a test. */
export type TokenMeanings = { readonly [id in TokenId]: Token };

/** Meanings before any scenario or investigator: numbers at face value, symbols without effect, an elder sign of 0. */
export const PRINTED: TokenMeanings = {
  '+1': { modifier: 1 },
  '0': { modifier: 0 },
  '-1': { modifier: -1 },
  '-2': { modifier: -2 },
  '-3': { modifier: -3 },
  '-4': { modifier: -4 },
  '-5': { modifier: -5 },
  '-6': { modifier: -6 },
  '-7': { modifier: -7 },
  '-8': { modifier: -8 },
  skull: { modifier: 0 },
  cultist: { modifier: 0 },
  tablet: { modifier: 0 },
  'elder-thing': { modifier: 0 },
  'auto-fail': { modifier: 0, verdict: 'fail' },
  'elder-sign': { modifier: 0 },
  bless: { modifier: 2, again: true },
  curse: { modifier: -2, again: true, curse: true },
  frost: { modifier: -1, again: true, frost: true },
  blood: { modifier: -1, again: true, blood: true },
};

/** The most tokens of a kind that has no limit in the rules: more would be a slip of the finger. */
export const MOST_OF_A_KIND = 20;
/** The most tokens of a kind that may be in play together. */
export const mostOf = (id: TokenId): number => (id in LIMITS ? LIMITS[id as keyof typeof LIMITS] : MOST_OF_A_KIND);

/** Whether two bags hold the same tokens. */
export const isSameBag = (a: Bag, b: Bag): boolean => TOKEN_IDS.every((id) => (a[id] ?? 0) === (b[id] ?? 0));
/** Every token of a bag, one by one, in the order of the kinds. */
export const tokensIn = (bag: Bag): readonly TokenId[] =>
  TOKEN_IDS.flatMap((id) => Array.from({ length: bag[id] ?? 0 }, () => id));
/** The number of tokens in a bag. */
export const sizeOf = (bag: Bag): number => TOKEN_IDS.reduce((n, id) => n + (bag[id] ?? 0), 0);
