/**
 * What the device keeps of the bag and what comes from outside, read with distrust: a kept text is understood whole or
 * named as a problem, so that a game in progress is never thrown away silently.
 */
import {
  isBag,
  laid,
  step,
  type BagAction,
  type BagTimeline,
  type Counts,
} from '../../../engines/arkham/chaos-bag/bag.ts';
import { SYMBOLS, TOKEN_IDS, type Bag, type TokenId } from '../../../engines/arkham/token.ts';
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

/** A bag as 19 base-36 digits in the order of `TOKEN_IDS`: as in the address of the calculator. */
const digitsOf = (bag: Bag): string => TOKEN_IDS.map((id) => (bag[id] ?? 0).toString(36)).join('');
const bagOf = (digits: unknown): Bag | undefined => {
  if (typeof digits !== 'string' || digits.length !== TOKEN_IDS.length || !/^[0-9a-z]+$/.test(digits)) return undefined;
  const bag: Bag = Object.fromEntries(TOKEN_IDS.map((id, i) => [id, parseInt(digits[i]!, 36)]));
  return isBag(bag) ? bag : undefined;
};

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
    const bag = bagOf(what);
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
  const [bag, sealed] = [bagOf(bagDigits), bagOf(sealedDigits)];
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
  key: 'chaos-bag',
  fields: [],
  make: keptText,
  parse: (text) => {
    const kept = readKept(text);
    if (kept.kind === 'problem') return { problems: [kept.problem] };
    return { state: kept.kind === 'timeline' ? kept.timeline : undefined, problems: [] };
  },
};

/** The bag of the calculator's address: absent where the address has none, `bad` where it cannot be understood. */
export const bagOfAddress = (search: string): Bag | 'bad' | undefined => {
  const digits = new URLSearchParams(search).get('b');
  return digits === null ? undefined : (bagOf(digits) ?? 'bad');
};

/** Only the kinds that there are: what other parts of the page are told. */
export const bagOfCounts = (counts: Counts): Bag =>
  Object.fromEntries(TOKEN_IDS.filter((id) => counts[id] > 0).map((id) => [id, counts[id]]));

/** Which drawn tokens get their effect from a card, so that their number is not the whole story. */
export const wordedBy = (id: TokenId): 'scenario' | 'investigator' | undefined => {
  if (id === 'elder-sign') return 'investigator';
  return SYMBOLS.some((symbol) => symbol === id) ? 'scenario' : undefined;
};
