/**
 * What the device keeps of the bag and what comes from outside, read with distrust: a kept text is understood whole or
 * named as a problem, so that a game in progress is never thrown away silently.
 */
import {
  isBag,
  laid,
  step,
  type BagAction,
  type BagState,
  type BagTimeline,
} from '../../../engines/arkham/chaos-bag/bag.ts';
import {
  bagOfDigits,
  digitsOf,
  makeTest,
  parseTest,
  TEST_FIELDS,
  WORDED,
  type BagTest,
  type TestProblem,
  type WordedId,
} from '../../../engines/arkham/chaos-bag/notation.ts';
import {
  PRINTED,
  SYMBOLS,
  TOKEN_IDS,
  type Bag,
  type Token,
  type TokenId,
  type TokenMeanings,
} from '../../../engines/arkham/token.ts';
import { framesOf } from '../../../engines/log/timeline.ts';
import type { Codec } from '../../shared/state/codec.ts';

/** Version of the kept form. Another one is refused whole. */
const KEPT_VERSION = 1;
/** More actions than this are shortened before they are kept: undo over so many is of no use, and replaying takes time. */
export const MOST_ACTIONS = 1000;

/** What was found on the device. */
export type Kept =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'timeline'; readonly timeline: BagTimeline }
  | { readonly kind: 'problem'; readonly problem: 'damaged' | 'version' };

/** An action as a short text: «draw -1», «set-aside 0», «lay 12…». */
const textOf = (action: BagAction): string => {
  if (action.kind === 'lay') return `lay ${digitsOf(action.bag)}`;
  if (action.kind === 'set-aside') return `set-aside ${action.at}`;
  return action.kind === 'return-drawn' ? action.kind : `${action.kind} ${action.token}`;
};
const TOKEN_ACTIONS = ['draw', 'draw-more', 'cancel-return', 'seal', 'release', 'add', 'remove'] as const;
const actionOf = (text: unknown): BagAction | undefined => {
  if (typeof text !== 'string') return undefined;
  const [name, what = '', ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  if (name === 'return-drawn') return what === '' ? { kind: name } : undefined;
  if (name === 'set-aside') return /^\d{1,3}$/.test(what) ? { kind: name, at: Number(what) } : undefined;
  if (name === 'lay') {
    const bag = bagOfDigits(what);
    return bag === undefined ? undefined : { kind: name, bag };
  }
  const kind = TOKEN_ACTIONS.find((k) => k === name);
  const token = TOKEN_IDS.find((id) => id === what);
  return kind === undefined || token === undefined ? undefined : { kind, token };
};

/** The text that the device keeps. */
export const keptText = ({ initial, actions, cursor }: BagTimeline): string =>
  JSON.stringify({
    v: KEPT_VERSION,
    bag: digitsOf(initial.inBag),
    sealed: digitsOf(initial.sealed),
    actions: actions.map(textOf),
    cursor,
  });

const DAMAGED: Kept = { kind: 'problem', problem: 'damaged' };

/** The fields of a kept text, each still to be understood. */
interface Came {
  readonly v?: unknown;
  readonly bag?: unknown;
  readonly sealed?: unknown;
  readonly actions?: unknown;
  readonly cursor?: unknown;
}
const cameIn = (text: string): Came | undefined => {
  try {
    const came: unknown = JSON.parse(text);
    return typeof came === 'object' && came !== null && 'v' in came ? came : undefined;
  } catch {
    return undefined;
  }
};

/** Understands a kept text. Every action has to be possible where it stands. Never throws. */
export const readKept = (text: string | null): Kept => {
  if (text === null) return { kind: 'nothing' };
  const came = cameIn(text);
  if (came === undefined) return DAMAGED;
  if (came.v !== KEPT_VERSION) return { kind: 'problem', problem: 'version' };
  const timeline = timelineOf(came);
  return timeline === undefined ? DAMAGED : { kind: 'timeline', timeline };
};
const timelineOf = ({
  bag: bagDigits,
  sealed: sealedDigits,
  actions: texts,
  cursor,
}: Came): BagTimeline | undefined => {
  const [bag, sealed] = [bagOfDigits(bagDigits), bagOfDigits(sealedDigits)];
  if (bag === undefined || sealed === undefined || !isBag(sumOf(bag, sealed))) return undefined;
  if (!Array.isArray(texts) || texts.length > 2 * MOST_ACTIONS) return undefined;
  const actions = texts.map(actionOf).filter((a) => a !== undefined);
  const isWithin = typeof cursor === 'number' && Number.isInteger(cursor) && cursor >= 0 && cursor <= actions.length;
  const initial = laid(bag, sealed);
  if (!isWithin || actions.length < texts.length || framesOf(step, initial, actions).refused !== undefined)
    return undefined;
  return { initial, actions, cursor };
};
const sumOf = (a: Bag, b: Bag): Bag => Object.fromEntries(TOKEN_IDS.map((id) => [id, (a[id] ?? 0) + (b[id] ?? 0)]));

/** How the bag is kept: on the device alone, an address would be too long for a game of an evening. */
export const CODEC: Codec<BagTimeline, 'damaged' | 'version'> = {
  key: 'arkham.chaos-bag',
  formerly: 'chaos-bag',
  fields: [],
  make: keptText,
  parse: (text) => {
    const kept = readKept(text);
    if (kept.kind === 'problem') return { problems: [kept.problem] };
    return { state: kept.kind === 'timeline' ? kept.timeline : undefined, problems: [] };
  },
};

/** Which drawn tokens get their effect from a card, so that their number is not the whole story. */
export const wordedBy = (id: TokenId): 'scenario' | 'investigator' | undefined => {
  if (id === 'elder-sign') return 'investigator';
  return SYMBOLS.some((symbol) => symbol === id) ? 'scenario' : undefined;
};

/** The test that the page opens on. */
export const BEGUN_TEST: BagTest = { skill: 4, difficulty: 3, meanings: {}, rest: '' };
/** How the test is kept, with the bag that it is drawn from: in the address, and on the device. */
export const TEST_CODEC: Codec<BagTest, TestProblem> = {
  key: 'arkham.bag-test',
  formerly: 'bag-test',
  fields: TEST_FIELDS,
  make: makeTest,
  parse: (text) => {
    const { test, problems } = parseTest(text, BEGUN_TEST);
    return { state: test, problems };
  },
};

/** The bag as it was before the test under way: what is in it, drawn and set aside. */
export const wholeBag = ({ inBag, drawn, aside }: BagState): Bag => {
  const out = [...drawn, ...aside];
  return Object.fromEntries(TOKEN_IDS.map((id) => [id, inBag[id] + out.filter((one) => one === id).length]));
};
export const isSameBag = (a: Bag, b: Bag): boolean => TOKEN_IDS.every((id) => (a[id] ?? 0) === (b[id] ?? 0));

/** What every token means in the test; a worded one of which nothing is said counts as 0. */
export const meaningsIn = ({ meanings }: BagTest): TokenMeanings => ({
  ...PRINTED,
  ...Object.fromEntries(Object.entries(meanings).filter(([, token]) => token !== undefined)),
});
/** The worded tokens among the drawn of which nothing is said yet, each once. */
export const unsaidOf = ({ meanings }: BagTest, drawn: readonly TokenId[]): readonly WordedId[] =>
  WORDED.filter((id) => drawn.includes(id) && meanings[id] === undefined);
export const withMeaning = (test: BagTest, id: WordedId, token: Token | undefined): BagTest => ({
  ...test,
  meanings: { ...test.meanings, [id]: token },
});

/** Every token of a bag, one by one, in the order in which kinds are told. */
export const tokensIn = (bag: Bag): readonly TokenId[] =>
  TOKEN_IDS.flatMap((id) => Array.from({ length: bag[id] ?? 0 }, () => id));
