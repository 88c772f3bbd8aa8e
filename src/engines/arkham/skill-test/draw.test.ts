import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  compareFractions,
  divideFractions,
  largerFraction,
  ONE,
  sumOfFractions,
  wholeFraction,
  ZERO,
  type Fraction,
} from '../../exact/fraction.ts';
import type { Choice } from './mechanic.ts';
import { FAILED, isFailed, resultOf, withToken, type Outcome } from './outcome.ts';
import { oddsOf, oddsTable } from './odds.ts';
import { chanceOfSuccess, solveTest, type SkillTest } from './skill-test.ts';
import { PRINTED, TOKEN_IDS, type Bag, type TokenId, type TokenMeanings } from '../token.ts';

const MEANINGS: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -1, again: true },
  'elder-sign': { modifier: 0, verdict: 'succeed' },
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
const chance = (t: SkillTest): Fraction =>
  chanceOfSuccess(solveTest(t).distribution, t, t.goal.kind === 'success' ? t.goal.by : 0);
const mean = (values: readonly Fraction[]): Fraction =>
  divideFractions(sumOfFractions(values), wholeFraction(values.length));
const shown = ({ n, d }: Fraction): string => `${n}/${d}`;

/**
 * The slow and obvious player: physical tokens, every order, at each choice whatever leads to the better chance.
 * Only the first reveal may be replaced by several at once.
 */
const bestChance = (t: SkillTest, choice: Choice): Fraction => {
  const wins = (o: Outcome) => {
    const { success, margin } = resultOf(o, t);
    return success && margin >= (t.goal.kind === 'success' ? t.goal.by : 0) ? ONE : ZERO;
  };
  const resolve = (
    left: readonly TokenId[],
    tokens: readonly TokenId[],
    outcome: Outcome,
    frost: boolean,
    pending: number,
    uses: number,
  ): Fraction => {
    let [o, f, p] = [outcome, frost, pending];
    for (const id of tokens) {
      const token = t.meanings[id];
      if (token.frost === true && f) return wins(FAILED);
      o = withToken(o, token);
      f ||= token.frost === true;
      if (token.again === true) p += 1;
    }
    return reveal(left, o, f, p, uses, false);
  };
  const reveal = (
    left: readonly TokenId[],
    outcome: Outcome,
    frost: boolean,
    pending: number,
    uses: number,
    first: boolean,
  ): Fraction => {
    if (pending === 0 || left.length === 0 || isFailed(outcome)) return wins(outcome);
    const joint = choice.kind === 'choose' || choice.kind === 'cancel-some';
    const plain = mean(
      left.map((id, i) => {
        const rest = left.filter((_, j) => j !== i);
        const after = joint ? 0 : uses;
        const options = [resolve(rest, [id], outcome, frost, pending - 1, after)];
        if (uses > 0 && choice.kind === 'redraw' && (choice.only?.includes(id) ?? true))
          options.push(reveal(left, outcome, frost, pending, uses - 1, false));
        if (uses > 0 && choice.kind === 'set-aside' && id !== 'auto-fail')
          options.push(reveal(rest, outcome, frost, pending, uses - 1, false));
        if (uses > 0 && choice.kind === 'cancel' && choice.only.includes(id))
          options.push(reveal(rest, outcome, frost, pending - 1, uses - 1, false));
        return options.reduce(largerFraction);
      }),
    );
    return joint && first && uses > 0 ? largerFraction(plain, together(left, outcome, frost)) : plain;
  };
  /** Several tokens at once: the mean over all hands of the best way to resolve each. */
  const together = (left: readonly TokenId[], outcome: Outcome, frost: boolean): Fraction => {
    const size = Math.min(
      left.length,
      choice.kind === 'choose' ? choice.reveal : choice.kind === 'cancel-some' ? 1 + choice.extra : 0,
    );
    const hands = picks(
      left.map((_, i) => i),
      size,
    );
    return mean(
      hands.map((hand) => {
        const rest = left.filter((_, i) => !hand.includes(i));
        const subsets =
          choice.kind === 'choose'
            ? chosen(hand, left, choice.resolve, choice.forced ?? [])
            : choice.kind === 'cancel-some'
              ? kept(hand, left, choice.extra)
              : [];
        const worthOf = (tokens: readonly TokenId[]) => resolve(rest, tokens, outcome, frost, 0, 0);
        return subsets.map((s) => worthOf(s.map((i) => left[i]!))).reduce(largerFraction);
      }),
    );
  };
  const chosen = (
    hand: readonly number[],
    left: readonly TokenId[],
    resolveCount: number,
    forced: readonly TokenId[],
  ) => {
    const all = picks(hand, Math.min(resolveCount, hand.length));
    const bound = all.filter((s) => s.some((i) => forced.includes(left[i]!)));
    return bound.length > 0 ? bound : all;
  };
  const kept = (hand: readonly number[], left: readonly TokenId[], cancel: number) => {
    const fails = hand.filter((i) => left[i] === 'auto-fail');
    const others = hand.filter((i) => left[i] !== 'auto-fail');
    const ways = [
      ...(others.length >= cancel ? picks(others, cancel).map((gone) => hand.filter((i) => !gone.includes(i))) : []),
      ...fails.slice(0, 1).map((gone) => hand.filter((i) => i !== gone)),
    ];
    return ways.length > 0 ? ways : [hand];
  };
  const uses = choice.kind === 'choose' || choice.kind === 'cancel-some' ? 1 : choice.times;
  return reveal(
    TOKEN_IDS.flatMap((id) => Array.from({ length: t.bag[id] ?? 0 }, () => id)),
    0,
    false,
    1,
    uses,
    true,
  );
};
const picks = <T>(list: readonly T[], size: number): T[][] =>
  size === 0 ? [[]] : list.flatMap((x, i) => picks(list.slice(i + 1), size - 1).map((rest) => [x, ...rest]));

const bag = fc
  .record({
    '+1': fc.nat(1),
    '0': fc.nat(1),
    '-2': fc.nat(1),
    '-4': fc.nat(1),
    skull: fc.nat(1),
    'auto-fail': fc.nat(1),
    'elder-sign': fc.nat(1),
    bless: fc.nat(1),
    curse: fc.nat(1),
    frost: fc.nat(2),
  })
  .filter((b) => {
    const n = Object.values(b).reduce((x, y) => x + y, 0);
    return n >= 3 && n <= 6;
  });
const choice: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({ kind: fc.constant('redraw' as const), times: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    kind: fc.constant('redraw' as const),
    times: fc.constant(1),
    only: fc.constant<TokenId[]>(['-4', 'frost', 'auto-fail']),
  }),
  fc.record({ kind: fc.constant('set-aside' as const), times: fc.integer({ min: 1, max: 2 }) }),
  fc.record({
    kind: fc.constant('cancel' as const),
    times: fc.constant(1),
    only: fc.constant<TokenId[]>(['skull', 'curse']),
  }),
  fc.record({
    kind: fc.constant('choose' as const),
    reveal: fc.integer({ min: 2, max: 4 }),
    resolve: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    kind: fc.constant('choose' as const),
    reveal: fc.constant(3),
    resolve: fc.constant(1),
    forced: fc.constant<TokenId[]>(['skull', 'auto-fail']),
  }),
  fc.record({ kind: fc.constant('cancel-some' as const), extra: fc.integer({ min: 1, max: 2 }) }),
);

test('every choice is made as the slow and obvious player makes it, chains and frosts included', () => {
  fc.assert(
    fc.property(
      bag,
      choice,
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 2 }),
      (b, mechanic, difficulty, by) => {
        const t = testOf({ bag: b, mechanics: [mechanic], difficulty, goal: { kind: 'success', by } });
        assert.deepEqual(chance(t), bestChance(t, mechanic));
      },
    ),
    { numRuns: 400 },
  );
});

test('a choice that may be left alone never makes a test worse', () => {
  fc.assert(
    fc.property(bag, choice, (b, mechanic) =>
      assert.ok(compareFractions(chance(testOf({ bag: b, mechanics: [mechanic] })), chance(testOf({ bag: b }))) >= 0),
    ),
  );
});

test('the advice names the choice: which card, for which token', () => {
  const b: Bag = { '0': 1, '-4': 1, 'auto-fail': 1, skull: 1 };
  const advice = (mechanic: Choice) =>
    Object.fromEntries([...solveTest(testOf({ bag: b, mechanics: [mechanic] })).first].map(([id, a]) => [id, a.kind]));
  assert.deepEqual(advice({ kind: 'redraw', times: 1 }), {
    '0': 'resolve',
    '-4': 'redraw',
    skull: 'redraw',
    'auto-fail': 'redraw',
  });
  assert.deepEqual(advice({ kind: 'set-aside', times: 1 }), {
    '0': 'resolve',
    '-4': 'set-aside',
    skull: 'set-aside',
    'auto-fail': 'resolve',
  });
  assert.deepEqual(advice({ kind: 'cancel', times: 1, only: ['-4'] }), {
    '0': 'resolve',
    '-4': 'cancel',
    skull: 'resolve',
    'auto-fail': 'resolve',
  });
  assert.equal(solveTest(testOf({ bag: b, mechanics: [{ kind: 'choose', reveal: 2, resolve: 1 }] })).reveal, 'hand');
  // A hand that is no better is left alone.
  assert.equal(
    solveTest(testOf({ bag: { '0': 3 }, mechanics: [{ kind: 'choose', reveal: 2, resolve: 1 }] })).reveal,
    'draw',
  );
  assert.equal(solveTest(testOf({ bag: b })).reveal, 'draw');
  assert.equal(solveTest(testOf({ bag: b })).first.size, 0);
});

test('what stands beside the chance agrees with solving each number by itself, with a choice too', () => {
  const t = testOf({
    bag: { '0': 2, '-2': 2, '-4': 1, 'auto-fail': 1, bless: 1 },
    mechanics: [{ kind: 'redraw', times: 1 }],
    goal: { kind: 'success', by: 1 },
    skill: 4,
  });
  const odds = oddsOf(t);
  assert.deepEqual(odds.chance, chance(t));
  for (const { bonus, chance: p } of odds.curve)
    assert.deepEqual(p, chance({ ...t, skill: t.skill + bonus }), `bonus ${bonus}`);
  const { distribution } = solveTest(t);
  assert.deepEqual(
    odds.successBy.map((p) => p.by),
    [0, 1, 2, 3, 4, 5],
  );
  assert.deepEqual(
    odds.failureBy.map((p) => p.by),
    [1, 2, 3, 4, 5],
  );
  for (const { by, chance: p } of odds.successBy) assert.deepEqual(p, chanceOfSuccess(distribution, t, by));
  for (const goal of [{ kind: 'success', by: 0 }, { kind: 'success', by: 2 }, { kind: 'least-loss' }] as const) {
    const wanted = { ...t, goal };
    oddsTable(wanted, 5).forEach((row, skill) =>
      row.forEach((p, difficulty) =>
        assert.deepEqual(p, chance({ ...wanted, skill, difficulty }), `${goal.kind} ${skill} ${difficulty}`),
      ),
    );
  }
});

test('failure by N counts an automatic failure by the whole difficulty', () => {
  const odds = oddsOf(testOf({ bag: { '-4': 1, 'auto-fail': 1, '0': 2 }, skill: 3, difficulty: 3 }));
  // −4 raises the value to 0 and fails by 3, and so does the automatic failure.
  assert.deepEqual(
    odds.failureBy.map((p) => shown(p.chance)),
    ['1/2', '1/2', '1/2', '0/1', '0/1'],
  );
});

test('piles: chains and automatic results stand by themselves', () => {
  const odds = oddsOf(
    testOf({ bag: { '0': 1, skull: 1, bless: 2, 'elder-sign': 1, 'auto-fail': 1 }, skill: 3, difficulty: 2 }),
  );
  assert.deepEqual(
    odds.piles.map((p) => `${p.kind} ${p.success} ${p.tokens.map((x) => `${x.id}×${x.count}`).join(' ')}`),
    ['automatic false auto-fail×1', 'margin true 0×1', 'automatic true elder-sign×1', 'again true skull×1 bless×2'],
  );
});
