/**
 * Drawing without any choice: tokens are revealed until enough of those that do not ask for another have come.
 *
 * Nothing is drawn here one by one. Which tokens end a draw does not depend on which chaining ones came before them:
 * both are counted by themselves as multisets, and every multiset of d tokens comes in equally many orders. So no chain
 * needs a cap, and the cost grows with the number of different sums, not with the number of tokens.
 */
import { binomial, factorial } from '../../../exact/counting.ts';
import type { Distribution } from '../../../exact/distribution.ts';
import { noop, type OnWork } from '../../../exact/work.ts';
import {
  NOTHING_DRAWN,
  drawnOf,
  drawnTogether,
  endOf,
  failByFrost,
  isSecondFrost,
  keyOf,
  ofKey,
  type Drawn,
  type Outcome,
} from '../model/outcome.ts';
import { PRINTED } from '../../token.ts';
import { STEPS } from '../model/steps.ts';
import { isChaining, type TokenKind } from '../model/token-classes.ts';

/** How many tokens were revealed → outcome → weight. All weights are relative to one sum. */
export type Joint = ReadonlyMap<number, Distribution>;
/** What some tokens come to (see {@link keyOf}) → in how many ways they are chosen. */
type Ways = ReadonlyMap<number, bigint>;

/** Adds to the value of a key. */
export const add = (to: Map<number, bigint>, key: number, weight: bigint): void =>
  void to.set(key, (to.get(key) ?? 0n) + weight);
/** A joint distribution that is being put together. */
export const gatherJoint = () => {
  const joint = new Map<number, Map<Outcome, bigint>>();
  return {
    joint: joint as Joint,
    add: (tokens: number, outcome: Outcome, weight: bigint): void =>
      add(joint.get(tokens) ?? joint.set(tokens, new Map()).get(tokens)!, outcome, weight),
  };
};
const sizeOf = (kinds: readonly TokenKind[]): number => kinds.reduce((n, k) => n + k.count, 0);

/** What `size` tokens chosen from some kinds come to, for each size up to `most`: `[size]` → ways. */
const choicesOf = (kinds: readonly TokenKind[], most: number, onWork: OnWork): readonly Ways[] => {
  let chosen: Map<number, bigint>[] = [new Map([[keyOf(NOTHING_DRAWN), 1n]])];
  for (const { token, count } of kinds) {
    const next: Map<number, bigint>[] = [];
    chosen.forEach((ways, size) => {
      onWork(ways.size * (Math.min(count, most - size) + 1) * STEPS.sum);
      for (const [key, n] of ways) {
        let drawn = ofKey(key);
        for (let taken = 0; taken <= Math.min(count, most - size); taken += 1) {
          if (taken > 0) drawn = drawnTogether(drawn, drawnOf(token));
          add((next[size + taken] ??= new Map()), keyOf(drawn), n * binomial(count, taken));
        }
      }
    });
    chosen = next;
  }
  return chosen;
};

/** The chaining tokens before the last ending one. */
export interface Beginnings {
  /** By how many tokens the whole draw has: what the chaining ones come to → weight for each choice of ending tokens. */
  readonly ended: ReadonlyMap<number, Ways>;
  /** By how many tokens the whole draw has: the draws that a second frost ends (see {@link failByFrost}) → weight. */
  readonly frosted: ReadonlyMap<number, Ways>;
}
interface BeginningsOptions {
  /** How many ending tokens the draw needs; where the bag has fewer, it is emptied. */
  readonly pending: number;
  /** A frost was resolved before: the next one fails the test. */
  readonly frostBefore: boolean;
  readonly onWork: OnWork;
}
/**
 * Every sequence of chaining tokens before ending tokens, relative to (all tokens)!.
 * @param chaining the chaining kinds in the bag
 * @param ending how many ending tokens are in the bag
 */
export const beginningsOf = (
  chaining: readonly TokenKind[],
  ending: number,
  { pending, frostBefore, onWork }: BeginningsOptions,
): Beginnings => {
  const frosts = chaining.filter((k) => k.token.frost === true);
  const frost = sizeOf(frosts);
  const size = sizeOf(chaining) + ending;
  const others = choicesOf(
    chaining.filter((k) => k.token.frost !== true),
    size,
    onWork,
  );
  const oneFrost = frostBefore ? [] : [...(choicesOf(frosts, 1, onWork)[1] ?? [])];
  const ended = new Map<number, Map<number, bigint>>();
  const frosted = new Map<number, Map<number, bigint>>();
  const emptied = ending < pending;
  const end = (length: number, key: number, ways: bigint) => {
    const tokens = emptied ? size : length + pending;
    if (emptied && length + ending < size) return;
    // The last of a draw is an ending token: any of those that end it; the rest before come in every order.
    const orders = emptied ? factorial(size) : BigInt(pending) * factorial(tokens - 1) * factorial(size - tokens);
    if (!ended.has(tokens)) ended.set(tokens, new Map());
    add(ended.get(tokens)!, key, ways * orders);
  };
  const freeze = (length: number, key: number, ways: bigint, left: number) => {
    if (left === 0) return;
    const at = keyOf(failByFrost(ofKey(key)));
    for (let ends = 0; ends < Math.min(pending, ending + 1); ends += 1) {
      const tokens = length + ends + 1;
      if (!frosted.has(tokens)) frosted.set(tokens, new Map());
      const orders = binomial(ending, ends) * BigInt(left) * factorial(tokens - 1) * factorial(size - tokens);
      add(frosted.get(tokens)!, at, ways * orders);
    }
  };
  others.forEach((byKey, length) => {
    onWork(byKey.size * (1 + oneFrost.length) * STEPS.sum);
    for (const [key, ways] of byKey) {
      end(length, key, ways);
      if (frostBefore) freeze(length, key, ways, frost);
      for (const [oneKey, n] of oneFrost) {
        end(length + 1, keyOf(drawnTogether(ofKey(key), ofKey(oneKey))), ways * n);
        freeze(length + 1, key, ways * n, frost - 1);
      }
    }
  });
  return { ended, frosted };
};

/** What the ending tokens of a draw come to, over every choice of `pending` of them; all of them where there are fewer. */
export const endsOf = (ending: readonly TokenKind[], pending: number, onWork: OnWork): Ways =>
  choicesOf(ending, pending, onWork)[Math.min(pending, sizeOf(ending))]!;

interface ChainOptions {
  /** What was resolved before: it is part of the outcome. */
  readonly before?: Drawn;
  /** How many tokens without «вытяните ещё один» the draw needs; several after several chaining tokens at once. */
  readonly pending?: number;
  readonly onWork?: OnWork | undefined;
}
/**
 * The joint distribution of how many tokens the rest of a draw reveals and what the whole comes to. An empty bag ends
 * a draw with what was resolved: the rules are silent there, and nothing more can be revealed.
 */
export const drawChain = (
  kinds: readonly TokenKind[],
  { before = NOTHING_DRAWN, pending = 1, onWork = noop }: ChainOptions = {},
): Joint => {
  const chaining = kinds.filter((k) => isChaining(k.token));
  const ending = kinds.filter((k) => !isChaining(k.token));
  const frostBefore = isSecondFrost(before, PRINTED.frost);
  const beginnings = beginningsOf(chaining, sizeOf(ending), { pending, frostBefore, onWork });
  const ends = endsOf(ending, pending, onWork);
  onWork(pairsOf(beginnings, ends) * STEPS.sum);
  return jointOf(beginnings, { ends, before, frozenBefore: new Map([[keyOf(failByFrost(before)), 1n]]) });
};

/** How many beginnings there are, each with each of its ends. */
export const pairsOf = ({ ended }: Beginnings, ends: Ways): number =>
  [...ended.values()].reduce((n, ways) => n + ways.size, 0) * ends.size;

/** The surroundings of beginnings. */
interface Around {
  /** What the ending tokens come to → in how many ways. */
  readonly ends: Ways;
  /** What was resolved before. */
  readonly before: Drawn;
  /** The same where a second frost ends the draw (see {@link failByFrost}) → how often. */
  readonly frozenBefore: Ways;
}
/** What the draws of beginnings end with. */
export const jointOf = ({ ended, frosted }: Beginnings, { ends, before, frozenBefore }: Around): Joint => {
  const gathering = gatherJoint();
  for (const [tokens, ways] of ended)
    for (const [key, orders] of ways) {
      const begun = drawnTogether(before, ofKey(key));
      for (const [end, n] of ends) gathering.add(tokens, endOf(drawnTogether(begun, ofKey(end))), orders * n);
    }
  for (const [tokens, ways] of frosted)
    for (const [key, orders] of ways)
      for (const [begun, n] of frozenBefore)
        gathering.add(tokens, endOf(drawnTogether(ofKey(begun), ofKey(key))), orders * n);
  return gathering.joint;
};
