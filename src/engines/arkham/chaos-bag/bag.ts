/**
 * A chaos bag for those without the tokens at hand: what was laid at the start and every action since, replayed.
 *
 * Nothing random happens here: a source of numbers is injected where a token is picked, and the action keeps the token,
 * so that a replay never draws again. Rules: «Жетоны хаоса», «Печать», «Розыгрыш нескольких вытянутых жетонов хаоса».
 */
import { makePlay } from '../../log/play.ts';
import { withoutOldest as withoutPast, type Stepped, type Timeline } from '../../log/timeline.ts';
import { LIMITS, TOKEN_IDS, mostOf, sizeOf, type Bag, type TokenId, type TokenMeanings } from '../token.ts';

/** How many finished tests are remembered. */
export const TESTS_KEPT = 20;

/** How many of every kind, zeros included. */
export type Counts = { readonly [id in TokenId]: number };

export type BagAction =
  /** The first token of a test. */
  | { readonly kind: 'draw'; readonly token: TokenId }
  /** A further token: after «вытяните ещё один», or because a card says so. */
  | { readonly kind: 'draw-more'; readonly token: TokenId }
  /** The last token is cancelled and put back, `token` is drawn from the bag that holds it again. */
  | { readonly kind: 'cancel-return'; readonly token: TokenId }
  /** The drawn token at this place is ignored; it stays out of the bag until the test ends. */
  | { readonly kind: 'set-aside'; readonly at: number }
  /** Step 8: blesses and curses go to their pools, everything else drawn or set aside back to the bag. */
  | { readonly kind: 'return-drawn' }
  /** The same after a failed test in which blood was revealed: one of it stays sealed on the investigator. */
  | { readonly kind: 'return-but-blood' }
  | { readonly kind: 'seal' | 'release' | 'add' | 'remove'; readonly token: TokenId }
  /** Everything is replaced by this bag; sealed and drawn tokens are gone. */
  | { readonly kind: 'lay'; readonly bag: Bag };

/** Why an action is not possible; the words are the view's. */
export type Refusal =
  'empty-bag' | 'not-in-bag' | 'not-sealed' | 'limit' | 'nothing-drawn' | 'no-blood' | 'test-begun' | 'bad-bag';

/** The tokens of one test: resolved in the order drawn, ignored, and cancelled (these went back to the bag at once). */
interface TestTokens {
  readonly drawn: readonly TokenId[];
  readonly aside: readonly TokenId[];
  readonly cancelled: readonly TokenId[];
}
export interface BagState extends TestTokens {
  readonly inBag: Counts;
  readonly sealed: Counts;
  /** The last finished tests, oldest first. */
  readonly tests: readonly TestTokens[];
}

/** What an action leads to. */
type After = Stepped<BagState, never, Refusal>;

/** Picks a whole number from 0 up to but not including `below`, each equally likely. */
export type Source = (below: number) => number;

const countsOf = (bag: Bag): Counts =>
  Object.fromEntries(TOKEN_IDS.map((id) => [id, bag[id] ?? 0])) as Record<TokenId, number>;
const plus = (counts: Counts, id: TokenId, n: number): Counts => ({ ...counts, [id]: counts[id] + n });
const times = (ids: readonly TokenId[], id: TokenId): number => ids.filter((x) => x === id).length;

/** Whether a bag may be laid: whole numbers within the limits. */
export const isBag = (bag: Bag): boolean =>
  TOKEN_IDS.every((id) => Number.isInteger(bag[id] ?? 0) && (bag[id] ?? 0) >= 0 && (bag[id] ?? 0) <= mostOf(id));

/** Tokens of a kind in the bag, drawn, set aside and sealed. */
export const inPlay = ({ inBag, sealed, drawn, aside }: BagState, id: TokenId): number =>
  inBag[id] + sealed[id] + times(drawn, id) + times(aside, id);
/** How many blesses or curses may still be added. */
export const poolOf = (state: BagState, id: 'bless' | 'curse'): number => LIMITS[id] - inPlay(state, id);
/** Whether a test is going on. */
export const hasBegun = ({ drawn, aside }: TestTokens): boolean => drawn.length + aside.length > 0;

/** Whether blood was revealed in the test under way; cancelled blood was not. */
export const hasBlood = ({ drawn, aside }: TestTokens): boolean => drawn.includes('blood') || aside.includes('blood');

/** What the drawn tokens come to; `failed` says by what, the earlier of the two. */
export interface Outcome {
  readonly sum: number;
  readonly failed: 'auto-fail' | 'second-frost' | undefined;
}
/** The sum of the modifiers of the drawn tokens, and the failure among them, in the order in which they were drawn. */
export const outcomeOf = (drawn: readonly TokenId[], meanings: TokenMeanings): Outcome => {
  let sum = 0;
  let frosts = 0;
  let failed: Outcome['failed'];
  for (const id of drawn) {
    const token = meanings[id];
    sum += token.modifier;
    if (token.frost === true) frosts += 1;
    if (token.verdict === 'fail') failed ??= 'auto-fail';
    if (token.frost === true && frosts > 1) failed ??= 'second-frost';
  }
  return { sum, failed };
};

/**
 * Whether another token has to be revealed: a test wants one token and one more for each «вытяните ещё один». A token
 * set aside leaves its place to another. A failed test and an empty bag ask for nothing.
 */
export const mustReveal = (state: BagState, meanings: TokenMeanings): boolean =>
  hasBegun(state) &&
  sizeOf(state.inBag) > 0 &&
  outcomeOf(state.drawn, meanings).failed === undefined &&
  state.drawn.length < 1 + state.drawn.filter((id) => meanings[id].again === true).length;

const NO_TEST: TestTokens = { drawn: [], aside: [], cancelled: [] };

/** The bag at the start, and the tokens sealed on cards. */
export const initialBag = (bag: Bag, sealed: Bag = {}): BagState => ({
  ...NO_TEST,
  inBag: countsOf(bag),
  sealed: countsOf(sealed),
  tests: [],
});

const refuse = (refusal: Refusal): After => ({ refusal });
/** The state says everything: a step reports nothing more. */
const become = (state: BagState): After => ({ state, happened: [] });
const reveal = (state: BagState, id: TokenId): After => {
  if (sizeOf(state.inBag) === 0) return refuse('empty-bag');
  if (state.inBag[id] === 0) return refuse('not-in-bag');
  return become({ ...state, inBag: plus(state.inBag, id, -1), drawn: [...state.drawn, id] });
};
/** The state with the last drawn token back in the bag. */
const withLastBack = (state: BagState, last: TokenId): BagState => ({
  ...state,
  inBag: plus(state.inBag, last, 1),
  drawn: state.drawn.slice(0, -1),
  cancelled: [...state.cancelled, last],
});

/** The last token goes back, another is drawn from the bag that holds it again. */
const cancelLast = (state: BagState, id: TokenId): After => {
  const last = state.drawn.at(-1);
  return last === undefined ? refuse('nothing-drawn') : reveal(withLastBack(state, last), id);
};
const setAside = (state: BagState, at: number): After => {
  const id = state.drawn[at];
  if (id === undefined) return refuse('nothing-drawn');
  return become({ ...state, drawn: state.drawn.filter((_, i) => i !== at), aside: [...state.aside, id] });
};
const endTest = (state: BagState): After => {
  if (!hasBegun(state)) return refuse('nothing-drawn');
  const { drawn, aside, cancelled } = state;
  const back = [...drawn, ...aside].filter((id) => id !== 'bless' && id !== 'curse');
  const inBag = back.reduce((counts, id) => plus(counts, id, 1), state.inBag);
  const tests = [...state.tests, { drawn, aside, cancelled }].slice(-TESTS_KEPT);
  return become({ ...state, ...NO_TEST, inBag, tests });
};
const endWithBlood = (state: BagState): After => {
  if (!hasBlood(state)) return refuse('no-blood');
  const ended = endTest(state);
  return ended.refusal === undefined ? seal(ended.state, 'blood') : ended;
};
const seal = (state: BagState, id: TokenId): After => {
  const { inBag, sealed } = state;
  if (inBag[id] === 0) return refuse('not-in-bag');
  return become({ ...state, inBag: plus(inBag, id, -1), sealed: plus(sealed, id, 1) });
};
const release = (state: BagState, id: TokenId): After => {
  const { inBag, sealed } = state;
  if (sealed[id] === 0) return refuse('not-sealed');
  return become({ ...state, inBag: plus(inBag, id, 1), sealed: plus(sealed, id, -1) });
};
const add = (state: BagState, id: TokenId): After =>
  inPlay(state, id) >= mostOf(id) ? refuse('limit') : become({ ...state, inBag: plus(state.inBag, id, 1) });
const remove = (state: BagState, id: TokenId): After =>
  state.inBag[id] === 0 ? refuse('not-in-bag') : become({ ...state, inBag: plus(state.inBag, id, -1) });

/** One action; the state given is never changed. */
export const step = (state: BagState, action: BagAction): After => {
  switch (action.kind) {
    case 'draw':
      return hasBegun(state) ? refuse('test-begun') : reveal(state, action.token);
    case 'draw-more':
      return hasBegun(state) ? reveal(state, action.token) : refuse('nothing-drawn');
    case 'cancel-return':
      return cancelLast(state, action.token);
    case 'set-aside':
      return setAside(state, action.at);
    case 'return-drawn':
      return endTest(state);
    case 'return-but-blood':
      return endWithBlood(state);
    case 'seal':
      return seal(state, action.token);
    case 'release':
      return release(state, action.token);
    case 'add':
      return add(state, action.token);
    case 'remove':
      return remove(state, action.token);
    case 'lay':
      return isBag(action.bag) ? become({ ...initialBag(action.bag), tests: state.tests }) : refuse('bad-bag');
  }
};

/** @throws where the source breaks its promise: that is a bug of the caller */
const pick = (counts: Counts, source: Source): TokenId => {
  const size = sizeOf(counts);
  const came = source(size);
  if (!Number.isInteger(came) || came < 0 || came >= size)
    throw new RangeError(`The source gave ${came} for a number below ${size}.`);
  let at = came;
  for (const id of TOKEN_IDS) {
    if (at < counts[id]) return id;
    at -= counts[id];
  }
  throw new RangeError('The counts of the bag do not add up.');
};

/** An action with the token that the source picked for it. */
export type Picked =
  { readonly action: BagAction; readonly refusal?: never } | { readonly refusal: Refusal; readonly action?: never };

/** Draws a token: the first of a test or a further one. The source is asked once, and not at all for an empty bag. */
export const pickDraw = (state: BagState, source: Source): Picked =>
  sizeOf(state.inBag) === 0
    ? { refusal: 'empty-bag' }
    : { action: { kind: hasBegun(state) ? 'draw-more' : 'draw', token: pick(state.inBag, source) } };
/** Cancels the last token and draws another, which may be the same. */
export const pickCancel = (state: BagState, source: Source): Picked => {
  const last = state.drawn.at(-1);
  return last === undefined
    ? { refusal: 'nothing-drawn' }
    : { action: { kind: 'cancel-return', token: pick(withLastBack(state, last).inBag, source) } };
};

/** All that was done with a bag, and how much of it holds; it begins with a bag as it is laid. */
export type BagTimeline = Timeline<BagState, BagAction>;

export const { stateOf, act } = makePlay(step);

/** A timeline without its far past: what lies before the end of some test. The state is the same but for tests forgotten. */
export const withoutOldest = (timeline: BagTimeline, most: number): BagTimeline =>
  withoutPast(step, timeline, most, (state) => (hasBegun(state) ? undefined : initialBag(state.inBag, state.sealed)));
