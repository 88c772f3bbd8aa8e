/**
 * Several choices in one test, tokens known beforehand, tokens resolved as something else, pairs: against a player who
 * sees physical tokens and tries every order and every choice, in exact fractions.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { largerFraction, makeFraction, sumOfFractions, type Fraction } from '../../exact/fraction.ts';
import { totalOf } from '../../exact/distribution.ts';
import type { Joint } from './chain.ts';
import { conflictOf } from './conflicts.ts';
import { isTokenChoice, type Change, type Mechanic, type TokenChoice } from './mechanic.ts';
import { chanceAlone, chanceOfSuccess, endingsOf, solveTest, type SkillTest } from './skill-test.ts';
import { PRINTED, TOKEN_IDS, type Bag, type Token, type TokenId, type TokenMeanings } from '../token.ts';

const MEANINGS: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -1, again: true },
  cultist: { modifier: -2, again: true, frost: true },
  tablet: { modifier: 0, again: true, failsWith: 'curse' },
  'elder-thing': { modifier: -3, failsWith: 'frost' },
  'elder-sign': { modifier: 1, verdict: 'succeed' },
};
const testOf = (over: Partial<SkillTest>): SkillTest => ({
  bag: {},
  meanings: MEANINGS,
  mechanics: [],
  goal: { kind: 'success', by: 0 },
  skill: 3,
  difficulty: 3,
  ...over,
});
const tokensOf = (bag: Bag): TokenId[] => TOKEN_IDS.flatMap((id) => Array.from({ length: bag[id] ?? 0 }, () => id));

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

const exactly = (t: SkillTest): string => (({ n, d }) => `${n}/${d}`)(chanceOfSuccess(solveTest(t).distribution, t));
const action = (t: SkillTest, id: TokenId) => solveTest(t).first.get(id);

test('a known token may be put back, ignored or cancelled; one that is only imagined may not', () => {
  const t = (fixed: Mechanic, ...more: Mechanic[]) => testOf({ bag: { '0': 1 }, mechanics: [...more, fixed] });
  const fixed: Mechanic = { kind: 'fixed', token: '-4' };
  assert.equal(exactly(t(fixed)), '0/1');
  assert.equal(exactly(t(fixed, { kind: 'redraw', times: 1 })), '1/2');
  assert.deepEqual(action(t(fixed, { kind: 'redraw', times: 1 }), '-4'), { kind: 'redraw', choice: 0 });
  assert.equal(exactly(t(fixed, { kind: 'set-aside', times: 1 })), '1/1');
  assert.deepEqual(action(t(fixed, { kind: 'redraw', times: 1, only: ['0'] }, { kind: 'set-aside', times: 1 }), '-4'), {
    kind: 'set-aside',
    choice: 1,
  });
  assert.equal(exactly(t(fixed, { kind: 'cancel', times: 1, only: ['-4'] })), '1/1');
  for (const choice of [
    { kind: 'redraw', times: 1 },
    { kind: 'cancel', times: 1, only: ['-4'] },
  ] as const)
    assert.equal(exactly(t({ ...fixed, imagined: true }, choice)), '0/1');
  assert.equal(solveTest(t(fixed)).reveal, 'draw');
  // The token resolved, the one put back and the one drawn instead of it.
  assert.deepEqual([...solveTest(t(fixed, { kind: 'redraw', times: 1 })).joint.keys()], [2]);
  assert.deepEqual([...solveTest(t(fixed, { kind: 'cancel', times: 1, only: ['-4'] })).joint.keys()], [1]);
});

test('a token put back from a card is in the bag with those already there', () => {
  const t = testOf({
    bag: { '0': 1, '-4': 2 },
    mechanics: [
      { kind: 'redraw', times: 1 },
      { kind: 'fixed', token: '-4' },
    ],
  });
  assert.equal(exactly(t), '1/4');
});

test('a known token exchanged leaves the bag one token fewer of the other kind, and is in it again', () => {
  const t = (curse: number) =>
    testOf({
      bag: { '0': 1, curse },
      skill: 5,
      mechanics: [
        { kind: 'swap', times: 1, only: ['-4'], for: 'curse' },
        { kind: 'fixed', token: '-4' },
      ],
    });
  // After the curse only 0 is enough: besides it −4 is in the bag, and the other curse if there is one.
  assert.deepEqual([0, 1, 2, 3].map(t).map(exactly), ['0/1', '1/2', '1/3', '1/4']);
  assert.deepEqual([action(t(0), '-4')?.kind, action(t(2), '-4')], [undefined, { kind: 'swap', choice: 0 }]);
});

test('a known token that is resolved leaves the advice to the tokens after it, and an equal use is left', () => {
  const t = (fixed: TokenId) =>
    testOf({
      bag: { '0': 1, '-4': 2 },
      mechanics: [
        { kind: 'redraw', times: 1 },
        { kind: 'fixed', token: fixed },
      ],
    });
  assert.deepEqual(
    [action(t('bless'), '-4'), action(t('bless'), '0')],
    [{ kind: 'redraw', choice: 0 }, { kind: 'resolve' }],
  );
  assert.equal(action({ ...t('0'), skill: 9 }, '0')?.kind, undefined);
});

test('the whole joint distribution of a known token that is cancelled for another', () => {
  const t = testOf({
    bag: { '0': 1, '-4': 1 },
    skill: 2,
    difficulty: 3,
    mechanics: [
      { kind: 'cancel', times: 1, only: ['curse'], as: { modifier: 1 } },
      { kind: 'fixed', token: 'curse' },
    ],
  });
  assert.deepEqual(
    endingsOf(solveTest(t), t).map((e) => [e.revealed, e.result.success, e.result.margin]),
    [
      [2, true, 0],
      [2, false, -3],
    ],
  );
});

test('a token counts as another only as often as the card says', () => {
  const t = (times: number) =>
    testOf({
      bag: { curse: 2 },
      skill: 3,
      difficulty: 3,
      mechanics: [{ kind: 'cancel', times, only: ['curse'], as: { modifier: 1 } }],
    });
  assert.deepEqual([exactly(t(1)), exactly(t(2))], ['0/1', '1/1']);
  assert.equal(exactly({ ...t(1), skill: 4 }), '1/1');
});

test('what counts as the second frost ends the draw', () => {
  const t = testOf({
    bag: { frost: 1, '-4': 1 },
    skill: 9,
    difficulty: 9,
    mechanics: [{ kind: 'cancel', times: 1, only: ['-4'], as: { like: 'frost' } }],
    goal: { kind: 'success', by: 0 },
  });
  // Frost first: −4 as a frost fails, as itself too. −4 first: as a frost it is −1, and the frost after it fails.
  assert.equal(exactly(t), '0/1');
  assert.equal(exactly({ ...t, skill: 14 }), '1/1');
});

test('both halves of a pair succeed whatever the numbers; the automatic failure beats them', () => {
  const pair: Mechanic = { kind: 'pair', one: ['bless'], other: ['curse'] };
  const t = (b: Bag) => exactly(testOf({ bag: b, skill: 0, difficulty: 9, mechanics: [pair] }));
  assert.equal(t({ bless: 1, curse: 1 }), '1/1');
  assert.equal(t({ bless: 2 }), '0/1');
  assert.equal(t({ bless: 1, curse: 1, 'auto-fail': 1 }), '0/1');
  // Two of the three come before −8 in a third of the orders.
  assert.equal(t({ bless: 1, curse: 1, '-8': 1 }), '1/3');
  // A hand that holds one half waits for the other.
  const hand = testOf({
    bag: { bless: 1, curse: 1, '-8': 3 },
    skill: 0,
    difficulty: 9,
    mechanics: [pair, { kind: 'choose', reveal: 3, resolve: 2 }],
  });
  // Three of the ten hands hold both; six hold one, and half of the next tokens are the other.
  assert.equal(exactly(hand), '3/5');
  // Of two one is resolved, the other is out. A half with the skull: the other half before −8, one of two. Anything with
  // −8: both halves or the other one come. Both halves: one of them is lost.
  const once = testOf({
    bag: { skull: 1, bless: 1, curse: 1, '-8': 1 },
    meanings: { ...MEANINGS, skull: { modifier: 2, again: true } },
    skill: 0,
    difficulty: 9,
    mechanics: [pair, { kind: 'choose', reveal: 2, resolve: 1 }],
  });
  assert.equal(exactly(once), '2/3');
});

test('large bags: whole numbers of many limbs give the chance that a formula gives', () => {
  const many: Bag = { '+1': 19, '0': 17, '-1': 20, '-2': 13, '-3': 20, '-4': 11, '-5': 7, '-6': 20, '-8': 3 };
  const [good, all] = [19n + 17n, BigInt(tokensOf(many).length)];
  const alone = (mechanic: Mechanic) => chanceAlone(testOf({ bag: many, mechanics: [mechanic] }));
  for (let times = 1; times <= 6; times += 1) {
    // Every failing token is put back, or stays out, as long as it may be.
    const back = makeFraction(all ** BigInt(times + 1) - (all - good) ** BigInt(times + 1), all ** BigInt(times + 1));
    assert.deepEqual(alone({ kind: 'redraw', times }), back);
    let [n, d] = [1n, 1n];
    for (let out = 0n; out <= BigInt(times); out += 1n) [n, d] = [n * (all - good - out), d * (all - out)];
    if (times <= 3) assert.deepEqual(alone({ kind: 'set-aside', times }), makeFraction(d - n, d));
  }
  // Several redraws of one card and one each of several cards are the same.
  const redraw: Mechanic = { kind: 'redraw', times: 1 };
  const chained = testOf({
    bag: { ...many, bless: 10, curse: 10, frost: 8, 'auto-fail': 1 },
    skill: 5,
    mechanics: [redraw, redraw, redraw],
  });
  const { joint, distribution } = solveTest(chained);
  assert.deepEqual(
    outcomesShares(joint),
    outcomesShares(solveTest({ ...chained, mechanics: [{ kind: 'redraw', times: 3 }] }).joint),
  );
  assert.deepEqual(chanceAlone(chained), chanceOfSuccess(distribution, chained));
});
/** The share of each number of tokens and outcome, as text. */
const outcomesShares = (joint: Joint): string[] => {
  const total = [...joint.values()].reduce((n, outcomes) => n + totalOf(outcomes), 0n);
  return [...joint]
    .flatMap(([tokens, outcomes]) =>
      [...outcomes].map(([o, w]) => {
        const { n, d } = makeFraction(w, total);
        return `${tokens} ${o}: ${n}/${d}`;
      }),
    )
    .sort();
};
