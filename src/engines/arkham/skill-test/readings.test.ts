/** An ignored token: never revealed in chapter 1, revealed without number and effect in chapter 2. By hand, and a slow player. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { largerFraction, makeFraction, sumOfFractions, type Fraction } from '../../exact/fraction.ts';
import { tokensIn, type Bag, type Token, type TokenId } from '../token.ts';
import type { Mechanic } from './model/mechanic.ts';
import { CHAPTERS, READINGS, readingsOf, type Chapter } from './model/readings.ts';
import { chanceAlone, type SkillTest } from './solve.ts';
import { MEANINGS, testOf as testWith } from './choices.test-table.ts';

const testOf = (chapter: Chapter, over: Partial<SkillTest>): SkillTest =>
  testWith({ readings: readingsOf(chapter), ...over });
const exactly = (t: SkillTest): string => {
  const { n, d } = chanceAlone(t);
  const chance = makeFraction(n, d);
  return `${chance.n}/${chance.d}`;
};
/** The chances by the rules of chapter 1 and of chapter 2. */
const both = (over: Partial<SkillTest>): string[] => CHAPTERS.map((chapter) => exactly(testOf(chapter, over)));
const choose = (reveal: number, resolve: number): Mechanic => ({ kind: 'choose', reveal, resolve });
const ignore = (...only: TokenId[]): Mechanic => ({ kind: 'set-aside', times: 1, only });
const candles: Mechanic = { kind: 'bonus', tokens: ['skull', 'cultist', 'tablet', 'elder-thing'], modifier: 1 };

test('a test without readings follows chapter 1, as the site does', () => {
  assert.deepEqual(readingsOf(1), { ignored: READINGS.ignored[0] });
  const over = { bag: { '-1': 1, 'elder-thing': 1 }, mechanics: [choose(2, 1), candles] };
  assert.equal(exactly(testWith(over)), both(over)[0]);
});

test('a bonus for a revealed symbol: an ignored one brings it in chapter 2', () => {
  // Elder thing −3: both are revealed, −1 is resolved; with +1 for the ignored one it is enough.
  assert.deepEqual(both({ bag: { '-1': 1, 'elder-thing': 1 }, mechanics: [choose(2, 1), candles] }), ['0/1', '1/1']);
  // Two of three: 0 is in two hands of three; −1 also in the one with the elder thing.
  assert.deepEqual(both({ bag: { '0': 1, '-1': 1, 'elder-thing': 1 }, mechanics: [choose(2, 1), candles] }), [
    '2/3',
    '1/1',
  ]);
  // Set aside, token by token: the elder thing first, then −1.
  const aside = { bag: { '-1': 1, 'elder-thing': 1 }, mechanics: [ignore('elder-thing'), candles] };
  assert.deepEqual(both(aside), ['0/1', '1/2']);
  // Both bonuses: −1 with two ignored tokens bears 1 more.
  const more = { bag: { '-2': 1, 'elder-thing': 2 }, mechanics: [choose(3, 1), candles] };
  assert.deepEqual(both(more), ['0/1', '1/1']);
  assert.deepEqual(both({ ...more, difficulty: 4 }), ['0/1', '0/1']);
});

test('a token that fails with a curse: an ignored curse is one in chapter 2', () => {
  // The tablet asks for another token and fails with a curse: the curse set aside, the tablet, then 0.
  const over = { bag: { '0': 1, tablet: 1, curse: 1 }, mechanics: [ignore('curse')] };
  // 0; tablet, 0; tablet, ignored curse, 0; ignored curse, 0; ignored curse, tablet, 0: all but the curse itself pass.
  assert.deepEqual(both(over), ['1/1', '2/3']);
});

test('a pair: an ignored bless makes it with a curse in chapter 2', () => {
  const pair: Mechanic = { kind: 'pair', one: ['bless'], other: ['curse'] };
  const over = { bag: { bless: 1, curse: 1, '-8': 1 }, mechanics: [choose(2, 1), pair], skill: 3, difficulty: 3 };
  // With −8 in the hand it is ignored and the other half comes next; of the hand of both one is ignored, and −8 comes next.
  assert.deepEqual(both(over), ['2/3', '1/1']);
});

test('an ignored frost is the first one in chapter 2, and never the second', () => {
  const over = { bag: { frost: 2, '0': 1 }, mechanics: [ignore('frost')], skill: 4 };
  // 0: 1/3. Frost set aside: 0 1/2, or frost, 0. Chapter 1: all pass. Chapter 2: the second is kept off by resolving the first.
  assert.deepEqual(both(over), ['1/1', '1/1']);
  // With the first frost out of reach of the card the second may be ignored in both; a third is one too many.
  assert.deepEqual(both({ ...over, bag: { frost: 3, '0': 1 } }), ['3/4', '3/4']);
  // −1 is too much: the frost must go, and with the second one all is lost.
  assert.deepEqual(both({ ...over, skill: 3 }), ['2/3', '2/3']);
  // Two at once, one resolved: with the ignored frost the resolved one is the second.
  assert.deepEqual(both({ bag: { frost: 2, '0': 2 }, mechanics: [choose(2, 1)], skill: 4 }), ['1/1', '5/6']);
});

test('cancelled is not ignored: the chapters agree', () => {
  const cancelled: Mechanic = { kind: 'set-aside', times: 1, only: ['curse'], cancelled: true };
  assert.deepEqual(both({ bag: { '0': 1, tablet: 1, curse: 1 }, mechanics: [cancelled] }), ['1/1', '1/1']);
  assert.deepEqual(
    both({ bag: { '-1': 2, 'elder-thing': 1 }, mechanics: [{ kind: 'cancel-some', extra: 2 }, candles] }),
    ['0/1', '0/1'],
  );
});

/** The state between two reveals. */
interface Moment {
  readonly left: readonly TokenId[];
  readonly resolved: readonly TokenId[];
  readonly ignored: readonly TokenId[];
  readonly pending: number;
}
const has = (ids: readonly TokenId[], trait: (token: Token) => boolean): boolean =>
  ids.some((id) => trait(MEANINGS[id]));
/** The slow player with a hand: every order, every way to resolve it, the marks of ignored tokens by the rules of chapter 2. */
const bestOf = (t: SkillTest, hand: Extract<Mechanic, { kind: 'choose' }>): Fraction => {
  const bonus = t.mechanics.find((m) => m.kind === 'bonus');
  const bonusOf = (ids: readonly TokenId[]) => ids.filter((id) => bonus?.tokens.includes(id)).length;
  const isFrozen = ({ resolved, ignored }: Moment, at: number) =>
    MEANINGS[resolved[at]!].frost === true &&
    has([...resolved.slice(0, at), ...ignored], (token) => token.frost === true);
  const end = (m: Moment): Fraction => {
    const revealed = [...m.resolved, ...m.ignored];
    const clash = m.resolved.some((id) => {
      const mark = MEANINGS[id].failsWith;
      return mark !== undefined && has(revealed, (token) => token[mark] === true);
    });
    const failed = clash || m.resolved.some((id, at) => MEANINGS[id].verdict === 'fail' || isFrozen(m, at));
    const raw = m.resolved.reduce((n, id) => n + MEANINGS[id].modifier, t.skill + bonusOf(revealed));
    const succeeds = has(m.resolved, (token) => token.verdict === 'succeed') || Math.max(0, raw) >= t.difficulty;
    return makeFraction(BigInt(!failed && succeeds), 1n);
  };
  const resolve = (m: Moment, ids: readonly TokenId[]): Fraction => {
    const next = { ...m, resolved: [...m.resolved, ...ids] };
    const chains = ids.filter((id) => MEANINGS[id].again === true).length;
    const isOver = next.resolved.some((_, at) => isFrozen(next, at));
    return isOver ? end(next) : reveal({ ...next, pending: m.pending + chains });
  };
  const mean = (all: readonly Fraction[]): Fraction => {
    const sum = sumOfFractions(all);
    return makeFraction(sum.n, sum.d * BigInt(all.length));
  };
  const reveal = (m: Moment): Fraction =>
    m.pending === 0 || m.left.length === 0
      ? end(m)
      : mean(
          m.left.map((id, i) =>
            resolve({ ...m, left: m.left.filter((_, j) => j !== i), pending: m.pending - 1 }, [id]),
          ),
        );
  const picks = (list: readonly number[], size: number): number[][] =>
    size === 0 ? [[]] : list.flatMap((x, i) => picks(list.slice(i + 1), size - 1).map((rest) => [x, ...rest]));
  const left = tokensIn(t.bag);
  const begun: Moment = { left, resolved: [], ignored: [], pending: 1 };
  const hands = picks([...left.keys()], Math.min(left.length, hand.reveal)).map((held) =>
    picks(held, Math.min(held.length, hand.resolve))
      .map((kept) =>
        resolve(
          {
            left: left.filter((_, i) => !held.includes(i)),
            resolved: [],
            ignored: held.filter((i) => !kept.includes(i)).map((i) => left[i]!),
            pending: 0,
          },
          kept.map((i) => left[i]!),
        ),
      )
      .reduce(largerFraction),
  );
  return left.length === 0 ? end(begun) : largerFraction(reveal(begun), mean(hands));
};

test('hands with the marks of what they ignore are resolved as by a player who tries everything', () => {
  const bag = fc
    .array(
      fc.constantFrom<TokenId>('0', '-2', 'cultist', 'tablet', 'elder-thing', 'auto-fail', 'bless', 'curse', 'frost'),
      { maxLength: 5 },
    )
    .map((ids): Bag => Object.fromEntries(ids.map((id) => [id, ids.filter((x) => x === id).length])));
  const hand = fc.record({
    kind: fc.constant('choose' as const),
    reveal: fc.integer({ min: 2, max: 3 }),
    resolve: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(bag, hand, fc.boolean(), fc.integer({ min: 1, max: 5 }), (b, m, isLit, difficulty) => {
      const t = testOf(2, { bag: b, mechanics: [m, ...(isLit ? [candles] : [])], difficulty });
      assert.equal(exactly(t), (({ n, d }) => `${n}/${d}`)(bestOf(t, m)));
    }),
    { numRuns: 300 },
  );
});
