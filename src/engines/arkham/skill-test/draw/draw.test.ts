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
} from '../../../exact/fraction.ts';
import { fractionText } from '../../../exact/fraction.test-table.ts';
import type { ChoiceMechanic, HandChoice } from '../model/mechanic.ts';
import { FAILED, isFailed, resultOf, withToken, type Outcome } from '../model/outcome.ts';
import { oddsOf, oddsTable } from '../odds.ts';
import { chanceOfSuccess, solveTest, type SkillTest, chanceOfGoal } from '../solve.ts';
import { testOf as testWith } from '../choices.test-table.ts';
import { PRINTED, tokensIn, type Bag, type TokenId, type TokenMeanings } from '../../token.ts';

const MEANINGS: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -1, again: true },
  'elder-sign': { modifier: 0, verdict: 'succeed' },
};
const testOf = (over: Partial<SkillTest>) => testWith({ meanings: MEANINGS, ...over });
const chance = (t: SkillTest): Fraction => chanceOfGoal(solveTest(t).distribution, t, t.goal);
const mean = (values: readonly Fraction[]): Fraction =>
  divideFractions(sumOfFractions(values), wholeFraction(values.length));

/** The state between two reveals. */
interface Moment {
  readonly left: readonly TokenId[];
  readonly outcome: Outcome;
  readonly frost: boolean;
  /** Tokens that must still come. */
  readonly pending: number;
}
/**
 * The slow and obvious player: physical tokens, every order, the first reveal replaced by several at once where that
 * leads to the better chance. Choices on single tokens have such a player in `choices.test.ts`.
 */
const bestChance = (t: SkillTest, choice: HandChoice): Fraction => {
  const wins = (o: Outcome) => {
    const { success, margin } = resultOf(o, t);
    return success && margin >= (t.goal.kind === 'success' ? t.goal.by : 0) ? ONE : ZERO;
  };
  const resolve = (m: Moment, tokens: readonly TokenId[]): Fraction => {
    let { outcome, frost, pending } = m;
    for (const id of tokens) {
      const token = t.meanings[id];
      if (token.frost === true && frost) return wins(FAILED);
      outcome = withToken(outcome, token);
      frost ||= token.frost === true;
      if (token.again === true) pending += 1;
    }
    return reveal({ ...m, outcome, frost, pending });
  };
  const reveal = (m: Moment): Fraction => {
    const { left, outcome, pending } = m;
    if (pending === 0 || left.length === 0 || isFailed(outcome)) return wins(outcome);
    return mean(
      left.map((id, at) => resolve({ ...m, left: left.filter((_, i) => i !== at), pending: pending - 1 }, [id])),
    );
  };
  /** Several tokens at once: the mean over all hands of the best way to resolve each. */
  const together = (m: Moment, size: number): Fraction => {
    const { left } = m;
    const hands = picks([...left.keys()], Math.min(left.length, size));
    const worthOf = (hand: readonly number[]): Fraction => {
      const rest = { ...m, left: left.filter((_, i) => !hand.includes(i)), pending: 0 };
      return waysOf(hand, left)
        .map((way) =>
          resolve(
            rest,
            way.map((i) => left[i]!),
          ),
        )
        .reduce(largerFraction);
    };
    return mean(hands.map(worthOf));
  };
  /** The ways to resolve a hand, as places of its tokens. */
  const waysOf = (hand: readonly number[], left: readonly TokenId[]): readonly (readonly number[])[] =>
    choice.kind === 'choose'
      ? chooseFrom(hand, left, choice.resolve, choice.forced ?? [])
      : cancelFrom(hand, left, choice.extra);
  const chooseFrom = (
    hand: readonly number[],
    left: readonly TokenId[],
    resolveCount: number,
    forced: readonly TokenId[],
  ) => {
    const all = picks(hand, Math.min(resolveCount, hand.length));
    const bound = all.filter((s) => s.some((i) => forced.includes(left[i]!)));
    return bound.length > 0 ? bound : all;
  };
  const cancelFrom = (hand: readonly number[], left: readonly TokenId[], cancel: number) => {
    const fails = hand.filter((i) => left[i] === 'auto-fail');
    const others = hand.filter((i) => left[i] !== 'auto-fail');
    const ways = [
      ...(others.length >= cancel ? picks(others, cancel).map((gone) => hand.filter((i) => !gone.includes(i))) : []),
      ...fails.slice(0, 1).map((gone) => hand.filter((i) => i !== gone)),
    ];
    return ways.length > 0 ? ways : [hand];
  };
  const left = tokensIn(t.bag);
  const begun: Moment = { left, outcome: 0, frost: false, pending: 1 };
  return largerFraction(reveal(begun), together(begun, choice.kind === 'choose' ? choice.reveal : 1 + choice.extra));
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
const choice: fc.Arbitrary<HandChoice> = fc.oneof(
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

test('every hand is resolved as the slow and obvious player resolves it, chains and frosts included', () => {
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
    { numRuns: 200 },
  );
});

test('a hand that may be left alone never makes a test worse', () => {
  fc.assert(
    fc.property(bag, choice, (b, mechanic) =>
      assert.ok(compareFractions(chance(testOf({ bag: b, mechanics: [mechanic] })), chance(testOf({ bag: b }))) >= 0),
    ),
  );
});

test('the advice names the choice: which card, for which token', () => {
  const b: Bag = { '0': 1, '-4': 1, 'auto-fail': 1, skull: 1 };
  const advice = (mechanic: ChoiceMechanic) =>
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

test('what is shown with the chance agrees with solving each number by itself, with a choice too', () => {
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
  for (const goal of [
    { kind: 'success', by: 0 },
    { kind: 'success', by: 2 },
    { kind: 'no-failure', by: 2 },
    { kind: 'least-loss' },
  ] as const) {
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
    odds.failureBy.map((p) => fractionText(p.chance)),
    ['1/2', '1/2', '1/2', '0/1', '0/1'],
  );
});

test('piles: chains and automatic results are piles of their own', () => {
  const odds = oddsOf(
    testOf({ bag: { '0': 1, skull: 1, bless: 2, 'elder-sign': 1, 'auto-fail': 1 }, skill: 3, difficulty: 2 }),
  );
  assert.deepEqual(
    odds.piles.map((p) => `${p.kind} ${p.success} ${p.tokens.map((x) => `${x.id}×${x.count}`).join(' ')}`),
    ['automatic false auto-fail×1', 'margin true 0×1', 'automatic true elder-sign×1', 'again true skull×1 bless×2'],
  );
});
