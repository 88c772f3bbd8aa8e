/** The bag as the device keeps it, and what follows from it and the test. */
import {
  inPlay,
  isBag,
  initialBag,
  mustReveal,
  step,
  type BagAction,
  type BagState,
  type BagTimeline,
} from '../../../engines/arkham/chaos-bag/bag.ts';
import { verdictOf, type Verdict } from '../../../engines/arkham/chaos-bag/verdict.ts';
import { PRINTED, TOKEN_IDS, type Bag, type TokenId, type TokenMeanings } from '../../../engines/arkham/token.ts';
import { framesOf } from '../../../engines/log/timeline.ts';
import type { Codec } from '../../shared/state/codec.ts';
import { bagOfDigits, digitsOf, WORDED, type BagTest, type WordedId } from '../shared/bag-address.ts';

/** Version of the kept form. Another one is refused whole. */
const KEPT_VERSION = 1;
/** Longer logs are shortened before they are kept: a longer undo is of no use, and replaying takes time. */
export const MOST_ACTIONS = 1000;

/** An action as a short text: «draw -1», «set-aside 0», «lay 12…». */
const textOf = (action: BagAction): string => {
  if (action.kind === 'lay') return `lay ${digitsOf(action.bag)}`;
  if (action.kind === 'set-aside') return `set-aside ${action.at}`;
  return isEnd(action) ? action.kind : `${action.kind} ${action.token}`;
};
const TOKEN_ACTIONS = ['draw', 'draw-more', 'cancel-return', 'seal', 'release', 'add', 'remove'] as const;
/** How a test ends; these actions have no token. */
const ENDS = ['return-drawn', 'return-but-blood'] as const;
const isEnd = (action: BagAction): action is Extract<BagAction, { kind: (typeof ENDS)[number] }> =>
  ENDS.some((kind) => kind === action.kind);
const actionOf = (text: unknown): BagAction | undefined => {
  if (typeof text !== 'string') return undefined;
  const [name, what = '', ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  const end = ENDS.find((kind) => kind === name);
  if (end !== undefined) return what === '' ? { kind: end } : undefined;
  if (name === 'set-aside') return /^\d{1,3}$/.test(what) ? { kind: name, at: Number(what) } : undefined;
  if (name === 'lay') {
    const bag = bagOfDigits(what);
    return bag && { kind: name, bag };
  }
  const kind = TOKEN_ACTIONS.find((k) => k === name);
  const token = TOKEN_IDS.find((id) => id === what);
  return kind === undefined || token === undefined ? undefined : { kind, token };
};

/** The fields of a kept text, each still to be understood. */
type Came = { readonly [field in 'v' | 'bag' | 'sealed' | 'actions' | 'cursor']?: unknown };
const cameIn = (text: string): Came | undefined => {
  try {
    const came: unknown = JSON.parse(text);
    return typeof came === 'object' && came !== null && 'v' in came ? came : undefined;
  } catch {
    return undefined;
  }
};
/** A timeline whose every action is possible at its point. */
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
  const initial = initialBag(bag, sealed);
  if (!isWithin || actions.length < texts.length || framesOf(step, initial, actions).refused !== undefined)
    return undefined;
  return { initial, actions, cursor };
};
const sumOf = (a: Bag, b: Bag): Bag => Object.fromEntries(TOKEN_IDS.map((id) => [id, (a[id] ?? 0) + (b[id] ?? 0)]));

/**
 * How the bag is kept: on the device alone, an address would be too long for a game of an evening. A text is understood
 * whole or named as a problem, so that a game in progress is never thrown away silently.
 */
export const CODEC: Codec<BagTimeline, 'damaged' | 'version'> = {
  key: 'arkham.chaos-bag',
  formerly: 'chaos-bag',
  fields: [],
  make: ({ initial, actions, cursor }) =>
    JSON.stringify({
      v: KEPT_VERSION,
      bag: digitsOf(initial.inBag),
      sealed: digitsOf(initial.sealed),
      actions: actions.map(textOf),
      cursor,
    }),
  parse: (text) => {
    const came = cameIn(text);
    if (came !== undefined && came.v !== KEPT_VERSION) return { problems: ['version'] };
    const state = came && timelineOf(came);
    return { state, problems: state === undefined ? ['damaged'] : [] };
  },
};

/** Which drawn tokens get their effect from a card, so that their number is not the whole story. */
export const wordedBy = (id: TokenId): 'scenario' | 'investigator' | undefined => {
  if (id === 'elder-sign') return 'investigator';
  return WORDED.some((symbol) => symbol === id) ? 'scenario' : undefined;
};

/** The bag as it was before the test under way: what is in it, drawn and set aside. */
export const wholeBag = (state: BagState): Bag =>
  Object.fromEntries(TOKEN_IDS.map((id) => [id, inPlay(state, id) - state.sealed[id]]));

/** The meaning of every token in the test; a worded one counts as 0 until the reader enters it. */
export const meaningsIn = ({ meanings }: BagTest): TokenMeanings => ({
  ...PRINTED,
  ...Object.fromEntries(Object.entries(meanings).filter(([, token]) => token !== undefined)),
});
/** The drawn worded tokens without a meaning yet, each once. */
export const unsaidOf = ({ meanings }: BagTest, drawn: readonly TokenId[]): readonly WordedId[] =>
  WORDED.filter((id) => drawn.includes(id) && meanings[id] === undefined);

/** Whether a test has the tokens that it wants: the last one asks for no other. */
export const isDrawn = (state: BagState, test: BagTest): boolean =>
  state.drawn.length > 0 && !mustReveal(state, meaningsIn(test));
/** Whether the test has succeeded; undefined while a token is due or one is not known yet. */
export const verdictIn = (state: BagState, test: BagTest): Verdict | undefined =>
  isDrawn(state, test) && unsaidOf(test, state.drawn).length === 0
    ? verdictOf(state.drawn, meaningsIn(test), test)
    : undefined;
