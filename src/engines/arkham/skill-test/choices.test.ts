/**
 * Several choices in one test, tokens known beforehand, tokens resolved as something else, pairs: against a player who
 * sees physical tokens and tries every order and every choice, in exact fractions.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { largerFraction, makeFraction, sumOfFractions, type Fraction } from '../../exact/fraction.ts';
import { conflictOf } from './conflicts.ts';
import { isTokenChoice, type Change, type Mechanic, type TokenChoice } from './mechanic.ts';
import { chanceAlone, chanceOfSuccess, endingsOf, solveTest, type SkillTest } from './skill-test.ts';
import type { Bag, Token, TokenId } from '../token.ts';
import { MEANINGS, testOf, tokensOf } from './choices.test-table.ts';

/** Step 6 from the rules, over everything resolved; `pairs`: the two sets of a pair that succeeds. */
const worthOf = (
  resolved: readonly (readonly [TokenId, Token])[],
  { skill, difficulty, goal, mechanics }: SkillTest,
): Fraction => {
  const tokens = resolved.map(([, token]) => token);
  const clash = tokens.some((t) => t.failsWith !== undefined && tokens.some((u) => u[t.failsWith!] === true));
  const failed = clash || tokens.filter((t) => t.frost).length > 1 || tokens.some((t) => t.verdict === 'fail');
  const pair = mechanics.some(
    (m) => m.kind === 'pair' && [m.one, m.other].every((set) => resolved.some(([id]) => set.includes(id))),
  );
  const value = failed
    ? 0
    : Math.max(
        0,
        tokens.reduce((n, t) => n + t.modifier, skill),
      );
  const wanted = !failed && (pair || tokens.some((t) => t.verdict === 'succeed')) ? 0 : difficulty;
  const success = !failed && value >= wanted;
  return makeFraction(
    BigInt(goal.kind === 'least-loss' ? (success ? 0 : value - wanted) : Number(success && value - wanted >= goal.by)),
    1n,
  );
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

/** @param early an extra draw may be made after every token, not only after the one that would end the draw */
const bestOf = (t: SkillTest, early = false): Fraction => {
  const choices = t.mechanics.filter(isTokenChoice);
  type Resolved = readonly (readonly [TokenId, Token])[];
  /** What stands at a moment; `due`: the choice whose additional token is revealed next. */
  interface Moment {
    readonly left: readonly TokenId[];
    readonly resolved: Resolved;
    readonly uses: readonly number[];
    readonly pending: number;
    readonly due?: number;
  }
  const known = new Map<string, Fraction>();
  const draw = (m: Moment): Fraction => {
    if (m.left.length === 0 || m.pending === 0) return worthOf(m.resolved, t);
    const key = JSON.stringify([[...m.left].sort(), m.resolved, m.uses, m.pending, m.due]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const all = sumOfFractions(m.left.map((id, i) => reveal(id, { ...m, left: m.left.filter((_, j) => j !== i) })));
    known.set(key, makeFraction(all.n, all.d * BigInt(m.left.length)));
    return known.get(key)!;
  };
  const after = ({ due: _, ...m }: Moment, id: TokenId, token: Token): Moment => ({
    ...m,
    resolved: [...m.resolved, [id, token]],
    pending: m.pending - (token.again === true ? 0 : 1),
  });
  const resolve = (m: Moment, id: TokenId, token: Token): Fraction => {
    const next = after(m, id, token);
    return next.resolved.filter(([, u]) => u.frost).length > 1 ? worthOf(next.resolved, t) : draw(next);
  };
  const reveal = (id: TokenId, m: Moment): Fraction =>
    choices.reduce(
      (best, c, k) => {
        if (m.uses[k] === 0 || ('only' in c && !(c.only?.includes(id) ?? true))) return best;
        const then = { ...m, uses: m.uses.map((n, j) => (j === k ? n - 1 : n)) };
        if (c.kind === 'redraw') return largerFraction(best, draw({ ...then, left: [...m.left, id] }));
        if (c.kind === 'set-aside') return id === 'auto-fail' ? best : largerFraction(best, draw(then));
        if (c.kind === 'cancel' && c.second === true && !m.resolved.some(([other]) => c.only.includes(other)))
          return best;
        // A token cancelled for nothing was never revealed; one that counts as something else was.
        if (c.kind === 'cancel' && c.as === undefined)
          return largerFraction(
            best,
            draw({ ...after(m, id, MEANINGS[id]), resolved: m.resolved, uses: then.uses, pending: m.pending - 1 }),
          );
        if (m.due !== undefined) return best;
        if (c.kind === 'swap')
          return id === c.for || !m.left.includes(c.for)
            ? best
            : largerFraction(
                best,
                resolve({ ...then, left: [...withoutOne(m.left, c.for), id] }, c.for, MEANINGS[c.for]),
              );
        if (c.kind === 'extra') {
          const next = after(then, id, MEANINGS[id]);
          const isOver = next.resolved.filter(([, u]) => u.frost).length > 1;
          return isOver || (!early && MEANINGS[id].again === true)
            ? best
            : largerFraction(best, draw({ ...next, pending: next.pending + 1, due: k }));
        }
        const token = becomes(MEANINGS[id], c.as);
        return token === undefined
          ? best
          : largerFraction(best, resolve(then, isOtherToken(c.as!) ? c.as.like : id, token));
      },
      resolve(
        m,
        id,
        m.due === undefined
          ? MEANINGS[id]
          : additional(id, (choices[m.due] as Extract<TokenChoice, { kind: 'extra' }>).fails),
      ),
    );
  const fixed = t.mechanics.find((m) => m.kind === 'fixed');
  const begun: Moment = { left: tokensOf(t.bag), resolved: [], uses: choices.map((c) => c.times), pending: 1 };
  return fixed === undefined ? draw(begun) : reveal(fixed.token, begun);
};
const isOtherToken = (as: Change): as is { readonly like: TokenId } => 'like' in as;
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
  { kind: 'success', by: 0 },
  { kind: 'success', by: 0 },
  { kind: 'success', by: 2 },
  { kind: 'least-loss' },
);

test('any choices together, a known token too, are made as by a player who tries everything', () => {
  fc.assert(
    fc.property(
      bag,
      mechanics,
      goal,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      (b, m, g, skill, difficulty) => {
        const t = testOf({ bag: b, mechanics: m, goal: g, skill, difficulty });
        const solution = solveTest(t);
        let [n, d] = [0n, 0n];
        for (const {
          result: { success, margin },
          weight,
        } of endingsOf(solution, t)) {
          n += weight * BigInt(g.kind === 'least-loss' ? (success ? 0 : margin) : Number(success && margin >= g.by));
          d += weight;
        }
        assert.deepEqual(makeFraction(n, d), bestOf(t));
        assert.deepEqual(
          makeFraction(chanceAlone(t).n, chanceAlone(t).d),
          chanceOfSuccess(solution.distribution, t, g.kind === 'success' ? g.by : 0),
        );
      },
    ),
    { numRuns: 600 },
  );
});

test('an extra draw is never worth more before the token that would end the draw', () => {
  const extra = fc.record({
    kind: fc.constant('extra' as const),
    times: fc.constant(1),
    fails: fc.constantFrom<TokenId[]>(['skull'], ['curse']),
  });
  fc.assert(
    fc.property(
      bag,
      extra,
      goal,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 5 }),
      (b, m, g, skill, difficulty) => {
        // Only a bag that both draws cannot empty: the one made last may find nothing in it.
        const t = testOf({ bag: { ...b, '0': 1, '-4': 1 }, mechanics: [m], goal: g, skill, difficulty });
        assert.deepEqual(bestOf(t, true), bestOf(t));
      },
    ),
    { numRuns: 200 },
  );
});
