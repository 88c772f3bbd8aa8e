/**
 * Several choices in one test, tokens known beforehand, tokens resolved as something else, pairs: against a player who
 * sees physical tokens and tries every order and every choice, in exact fractions.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { largerFraction, makeFraction, sumOfFractions, type Fraction } from '../../exact/fraction.ts';
import { conflictOf } from './model/conflicts.ts';
import { isTokenChoice, type Change, type Mechanic, type TokenChoice } from './model/mechanic.ts';
import { CHAPTERS, readingsOf } from './model/readings.ts';
import { chanceAlone, chanceOfGoal, solveTest, type SkillTest } from './solve.ts';
import { tokensIn, type Bag, type Token, type TokenId } from '../token.ts';
import { MEANINGS, endingsOf, testOf } from './choices.test-table.ts';

/** What a result is worth by what is wanted. */
const valueOf = ({ goal }: SkillTest, success: boolean, margin: number): bigint => {
  if (goal.kind === 'success') return BigInt(success && margin >= goal.by);
  if (goal.kind === 'no-failure') return BigInt(success || margin > -goal.by);
  return success ? 0n : BigInt(margin);
};
/** Step 6 from the rules, over everything resolved and what counts as revealed besides; a pair succeeds by one of each of its two sets. */
const worthOf = ({ resolved, ignored, isFrozen }: Moment, t: SkillTest): Fraction => {
  const tokens = resolved.map(([, token]) => token);
  const revealed = [...tokens, ...ignored.map((id) => MEANINGS[id])];
  const clash = tokens.some((u) => u.failsWith !== undefined && revealed.some((v) => v[u.failsWith!] === true));
  const failed = clash || isFrozen === true || tokens.some((u) => u.verdict === 'fail');
  const ids = [...resolved.map(([id]) => id), ...ignored];
  const pair = t.mechanics.some(
    (m) => m.kind === 'pair' && [m.one, m.other].every((set) => ids.some((id) => set.includes(id))),
  );
  const raw = tokens.reduce((n, u) => n + u.modifier, t.skill);
  const value = failed ? 0 : Math.max(0, raw);
  const wanted = !failed && (pair || tokens.some((u) => u.verdict === 'succeed')) ? 0 : t.difficulty;
  return makeFraction(valueOf(t, !failed && value >= wanted, value - wanted), 1n);
};
const becomes = (token: Token, as: Change | undefined): Token | undefined => {
  if (as === undefined) return { modifier: 0 };
  if ('like' in as) return MEANINGS[as.like];
  if ('positive' in as) return token.modifier < 0 ? { ...token, modifier: -token.modifier } : undefined;
  return {
    ...token,
    ...(as.modifier === undefined ? {} : { modifier: as.modifier }),
    ...(as.again === undefined ? {} : { again: as.again }),
    ...(as.verdict === 'succeed' ? { verdict: 'succeed' } : {}),
  };
};

/** The minus of an additional token is a plus; some of them fail the test. */
const additional = (id: TokenId, fails: readonly TokenId[]): Token =>
  fails.includes(id)
    ? { ...MEANINGS[id], verdict: 'fail' }
    : (becomes(MEANINGS[id], { positive: true }) ?? MEANINGS[id]);
const withoutOne = <T>(all: readonly T[], one: T): T[] => all.filter((_, i) => i !== all.indexOf(one));

/** The state of a moment; `due`: the fails of the choice whose additional token is revealed next. */
interface Moment {
  readonly left: readonly TokenId[];
  readonly resolved: readonly (readonly [TokenId, Token])[];
  /** Ignored tokens that count as revealed. */
  readonly ignored: readonly TokenId[];
  /** A second frost has ended the draw. */
  readonly isFrozen?: boolean;
  readonly uses: readonly number[];
  readonly pending: number;
  readonly due?: readonly TokenId[] | undefined;
}
type ChoiceOf<K extends TokenChoice['kind']> = Extract<TokenChoice, { kind: K }>;
const after = ({ due: _, ...m }: Moment, id: TokenId, token: Token): Moment => ({
  ...m,
  resolved: [...m.resolved, [id, token]],
  isFrozen:
    token.frost === true && (m.resolved.some(([, u]) => u.frost) || m.ignored.some((other) => MEANINGS[other].frost)),
  pending: m.pending - (token.again === true ? 0 : 1),
});

/** @param early an extra draw may be made after every token, not only after the one that would end the draw */
const bestOf = (t: SkillTest, early = false): Fraction => {
  const choices = t.mechanics.filter(isTokenChoice);
  const isRevealed = t.readings?.ignored === 'revealed';
  const known = new Map<string, Fraction>();
  const draw = (m: Moment): Fraction => {
    if (m.left.length === 0 || m.pending === 0) return worthOf(m, t);
    const key = JSON.stringify([[...m.left].sort(), m.resolved, m.ignored, m.uses, m.pending, m.due]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const all = sumOfFractions(m.left.map((id, i) => reveal(id, { ...m, left: m.left.filter((_, j) => j !== i) })));
    known.set(key, makeFraction(all.n, all.d * BigInt(m.left.length)));
    return known.get(key)!;
  };
  const resolve = (m: Moment, id: TokenId, token: Token): Fraction => {
    const next = after(m, id, token);
    return next.isFrozen === true ? worthOf(next, t) : draw(next);
  };
  const cancel = (c: ChoiceOf<'cancel'>, id: TokenId, m: Moment): Fraction | undefined => {
    const before = [...m.resolved.map(([other]) => other), ...m.ignored];
    if (c.second === true && !before.some((other) => c.only.includes(other))) return undefined;
    // A token cancelled for nothing was never revealed; one that counts as something else was.
    if (c.as === undefined) return draw({ ...m, due: undefined, pending: m.pending - 1 });
    if (m.due !== undefined) return undefined;
    const token = becomes(MEANINGS[id], c.as);
    return token && resolve(m, 'like' in c.as ? c.as.like : id, token);
  };
  const swap = (c: ChoiceOf<'swap'>, id: TokenId, m: Moment): Fraction | undefined =>
    m.due !== undefined || id === c.for || !m.left.includes(c.for)
      ? undefined
      : resolve({ ...m, left: [...withoutOne(m.left, c.for), id] }, c.for, MEANINGS[c.for]);
  const extra = (c: ChoiceOf<'extra'>, id: TokenId, m: Moment): Fraction | undefined => {
    const next = after(m, id, MEANINGS[id]);
    if (m.due !== undefined || next.isFrozen === true || (!early && MEANINGS[id].again === true)) return undefined;
    return draw({ ...next, pending: next.pending + 1, due: c.fails });
  };
  /** What a choice on a revealed token is worth; undefined where it may not be made. */
  const worthOfUse = (c: TokenChoice, k: number, id: TokenId, m: Moment): Fraction | undefined => {
    if (m.uses[k] === 0 || ('only' in c && !(c.only?.includes(id) ?? true))) return undefined;
    const then = { ...m, uses: m.uses.map((n, j) => (j === k ? n - 1 : n)) };
    switch (c.kind) {
      case 'redraw':
        return draw({ ...then, left: [...m.left, id] });
      case 'set-aside':
        if (id === 'auto-fail') return undefined;
        return draw(isRevealed && c.cancelled !== true ? { ...then, ignored: [...m.ignored, id] } : then);
      case 'cancel':
        return cancel(c, id, then);
      case 'swap':
        return swap(c, id, then);
      case 'extra':
        return extra(c, id, then);
    }
  };
  const reveal = (id: TokenId, m: Moment): Fraction =>
    choices
      .flatMap((c, k) => worthOfUse(c, k, id, m) ?? [])
      .reduce(largerFraction, resolve(m, id, m.due === undefined ? MEANINGS[id] : additional(id, m.due)));
  const fixed = t.mechanics.find((m) => m.kind === 'fixed');
  const begun: Moment = {
    left: tokensIn(t.bag),
    resolved: [],
    ignored: [],
    uses: choices.map((c) => c.times),
    pending: 1,
  };
  return fixed === undefined ? draw(begun) : reveal(fixed.token, begun);
};

const some = <T>(...from: T[]) => fc.subarray(from, { minLength: 1 });
const only = some<TokenId>('0', '-2', '-4', 'skull', 'cultist', 'tablet', 'auto-fail', 'bless', 'curse', 'frost');
const as: fc.Arbitrary<Change> = fc.constantFrom<Change>(
  { like: 'elder-sign' },
  { like: 'cultist' },
  { like: 'curse' },
  { positive: true },
  { modifier: 1 },
  { again: false },
  { verdict: 'succeed', again: false },
);
const mechanic: fc.Arbitrary<Mechanic> = fc.oneof(
  fc.record({
    kind: fc.constant('redraw' as const),
    times: fc.integer({ min: 1, max: 2 }),
    only: fc.option(only, { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('set-aside' as const),
    times: fc.integer({ min: 1, max: 2 }),
    only: fc.option(only, { nil: undefined }),
    cancelled: fc.constantFrom(undefined, true as const),
  }),
  fc.record({ kind: fc.constant('cancel' as const), times: fc.integer({ min: 1, max: 2 }), only }),
  fc.record({ kind: fc.constant('cancel' as const), times: fc.integer({ min: 1, max: 2 }), only, as }),
  fc.record({
    kind: fc.constant('cancel' as const),
    times: fc.constant(1),
    only,
    as,
    second: fc.constant(true as const),
  }),
  fc.record({
    kind: fc.constant('swap' as const),
    times: fc.integer({ min: 1, max: 2 }),
    only,
    for: fc.constantFrom<TokenId>('0', 'cultist', 'tablet', 'bless', 'curse'),
  }),
  fc.record({
    kind: fc.constant('extra' as const),
    times: fc.integer({ min: 1, max: 2 }),
    fails: fc.constantFrom<TokenId[]>(['skull'], ['bless']),
  }),
  fc.record({
    kind: fc.constant('fixed' as const),
    token: fc.constantFrom<TokenId>('0', '-4', 'skull', 'cultist', 'curse', 'frost', 'auto-fail'),
  }),
  fc.constant<Mechanic>({ kind: 'pair', one: ['bless', '0'], other: ['curse'] }),
);

/** Which tokens are counted is one question in a test, as one card asks it. */
const isSecond = (m: Mechanic) => m.kind === 'cancel' && m.second === true;
const mechanics = fc
  .array(mechanic, { minLength: 1, maxLength: 3 })
  .map((all) =>
    all.filter((m, i) =>
      all
        .slice(0, i)
        .every(
          (other) =>
            conflictOf([other], [m]) === undefined &&
            !(m.kind === 'pair' && other.kind === 'pair') &&
            !(isSecond(m) && isSecond(other)),
        ),
    ),
  );
const bag = fc
  .array(
    fc.constantFrom<TokenId>(
      '0',
      '-2',
      '-4',
      'skull',
      'cultist',
      'tablet',
      'elder-thing',
      'auto-fail',
      'elder-sign',
      'bless',
      'bless',
      'curse',
      'curse',
      'frost',
    ),
    { maxLength: 5 },
  )
  .map((ids): Bag => Object.fromEntries(ids.map((id) => [id, ids.filter((x) => x === id).length])));
const goal = fc.constantFrom<SkillTest['goal'][]>(
  { kind: 'no-failure', by: 2 },
  { kind: 'no-failure', by: 3 },
  { kind: 'success', by: 0 },
  { kind: 'success', by: 0 },
  { kind: 'success', by: 2 },
  { kind: 'least-loss' },
);

const readings = fc.constantFrom(...CHAPTERS).map(readingsOf);
const numbers = { skill: fc.integer({ min: 0, max: 5 }), difficulty: fc.integer({ min: 1, max: 5 }) };

test('any choices together, a known token too, are made as by a player who tries everything', () => {
  fc.assert(
    fc.property(fc.record({ bag, mechanics, goal, readings, ...numbers }), (over) => {
      const t = testOf(over);
      const solution = solveTest(t);
      let [n, d] = [0n, 0n];
      for (const { result, weight } of endingsOf(solution, t)) {
        n += weight * valueOf(t, result.success, result.margin);
        d += weight;
      }
      assert.deepEqual(makeFraction(n, d), bestOf(t));
      assert.deepEqual(
        makeFraction(chanceAlone(t).n, chanceAlone(t).d),
        chanceOfGoal(solution.distribution, t, t.goal),
      );
    }),
    { numRuns: 400 },
  );
});

test('an extra draw is never worth more before the token that would end the draw', () => {
  const extra = fc.record({
    kind: fc.constant('extra' as const),
    times: fc.constant(1),
    fails: fc.constantFrom<TokenId[]>(['skull'], ['curse']),
  });
  fc.assert(
    fc.property(fc.record({ bag, goal, ...numbers }), extra, (over, m) => {
      // Only a bag that both draws cannot empty: the one made last may find nothing in it.
      const t = testOf({ ...over, bag: { ...over.bag, '0': 1, '-4': 1 }, mechanics: [m] });
      assert.deepEqual(bestOf(t, true), bestOf(t));
    }),
    { numRuns: 100 },
  );
});
