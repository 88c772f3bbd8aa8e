/** The joint distribution of result and tokens revealed, against drawing physical tokens in every order, in exact fractions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { meanOf, totalOf } from '../../../exact/distribution.ts';
import {
  compareFractions,
  divideFractions,
  largerFraction,
  makeFraction,
  multiplyFractions,
  ONE,
  sumOfFractions,
  wholeFraction,
  ZERO,
  type Fraction,
} from '../../../exact/fraction.ts';
import type { Mechanic, TokenChoice } from '../model/mechanic.ts';
import { FAILED, resultOf, withToken, type Outcome } from '../model/outcome.ts';
import { oddsOf } from '../odds.ts';
import { chanceOfSuccess, solveTest, type SkillTest } from '../solve.ts';
import { endingsOf, testOf as testWith } from '../choices.test-table.ts';
import { PRINTED, tokensIn, type Bag, type TokenId, type TokenMeanings } from '../../token.ts';

/** Cultist and tablet as in «Обитель Дагона» and «Город Старцев». */
const MEANINGS: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -1, again: true },
  cultist: { modifier: 0, again: true, failsWith: 'curse' },
  tablet: { modifier: -3, failsWith: 'frost' },
};
const testOf = (over: Partial<SkillTest>) => testWith({ meanings: MEANINGS, skill: 4, ...over });

/** What resolved tokens come to: a second frost, and a token with what it fails with, whatever the order. */
const outcomeOf = (ids: readonly TokenId[], meanings: TokenMeanings): Outcome => {
  const tokens = ids.map((id) => meanings[id]);
  const clash = tokens.some(
    (t) =>
      (t.failsWith === 'curse' && tokens.some((u) => u.curse)) ||
      (t.failsWith === 'frost' && tokens.some((u) => u.frost)),
  );
  return clash || tokens.filter((t) => t.frost).length > 1 ? FAILED : tokens.reduce(withToken, 0);
};
const isOver = (ids: readonly TokenId[], meanings: TokenMeanings): boolean =>
  ids.length > 0 &&
  (meanings[ids.at(-1)!].again !== true ||
    meanings[ids.at(-1)!].verdict === 'fail' ||
    ids.filter((id) => meanings[id].frost).length > 1);

/** «tokens outcome» → chance. */
type Chances = ReadonlyMap<string, Fraction>;
/** Every order, each with the same weight: those in which all tokens of the bag lie one after the other. */
const brute = (bag: Bag, meanings: TokenMeanings, resolvedBefore: readonly TokenId[] = []): Chances => {
  const found = new Map<string, number>();
  const draw = (left: readonly TokenId[], ids: readonly TokenId[], orders: number) => {
    if (left.length === 0 || isOver(ids, meanings)) {
      const key = `${ids.length} ${outcomeOf(ids, meanings)}`;
      return void found.set(key, (found.get(key) ?? 0) + orders);
    }
    left.forEach((id, i) =>
      draw(
        left.filter((_, j) => j !== i),
        [...ids, id],
        orders / left.length,
      ),
    );
  };
  const orders = tokensIn(bag).reduce((n, _, i) => n * (i + 1), 1);
  draw(tokensIn(bag), resolvedBefore, orders);
  return new Map([...found].map(([key, n]) => [key, makeFraction(BigInt(n), BigInt(orders))]));
};
const jointOf = (t: SkillTest): Chances => {
  const { joint, distribution } = solveTest(t);
  const total = totalOf(distribution);
  return new Map(
    [...joint].flatMap(([tokens, outcomes]) =>
      [...outcomes].map(([o, w]) => [`${tokens} ${o}`, makeFraction(w, total)] as const),
    ),
  );
};
const bag = fc
  .record({
    '+1': fc.nat(1),
    '0': fc.nat(2),
    '-4': fc.nat(1),
    skull: fc.nat(2),
    cultist: fc.nat(2),
    tablet: fc.nat(1),
    'auto-fail': fc.nat(1),
    bless: fc.nat(1),
    curse: fc.nat(2),
    frost: fc.nat(2),
  })
  .filter((b) => {
    const n = tokensIn(b).length;
    return n >= 1 && n <= 7;
  });

test('how many tokens come and what they come to, with tokens that fail with a curse or a frost', () => {
  fc.assert(
    fc.property(bag, (b) => assert.deepEqual(jointOf(testOf({ bag: b })), brute(b, MEANINGS))),
    { numRuns: 150 },
  );
});

test('a token that is known beforehand counts as revealed, for frosts and curses too', () => {
  fc.assert(
    fc.property(bag, fc.constantFrom<TokenId[]>('0', 'bless', 'curse', 'frost', 'cultist', 'auto-fail'), (b, token) =>
      assert.deepEqual(jointOf(testOf({ bag: b, mechanics: [{ kind: 'fixed', token }] })), brute(b, MEANINGS, [token])),
    ),
    { numRuns: 100 },
  );
});

test('a token that fails the test by itself needs no other, though it asks for one', () => {
  const meanings: TokenMeanings = { ...MEANINGS, skull: { modifier: -1, again: true, verdict: 'fail' } };
  const fixed: Mechanic = { kind: 'fixed', token: 'skull' };
  for (const mechanics of [[], [fixed]])
    assert.deepEqual([...solveTest(testOf({ bag: { skull: 2 }, meanings, mechanics })).joint.keys()], [1]);
});

test('without a draw no token is revealed', () => {
  const t = testOf({ bag: { '0': 2, curse: 1 }, mechanics: [{ kind: 'no-draw' }] });
  assert.deepEqual(
    endingsOf(solveTest(t), t).map((e) => [e.revealed, e.result]),
    [[0, { success: true, margin: 1 }]],
  );
});

/**
 * A player who does what is best, physical tokens, every order: tokens taken from the bag and what they come to. Of
 * equally good choices the first is made: to resolve, then the card.
 */
const follow = (t: SkillTest, choice: TokenChoice, worth: (o: Outcome) => number) => {
  interface Line {
    readonly value: Fraction;
    readonly ends: Chances;
  }
  const over = (taken: number, ids: readonly TokenId[]): Line => {
    const outcome = outcomeOf(ids, t.meanings);
    return { value: wholeFraction(worth(outcome)), ends: new Map([[`${taken} ${outcome}`, ONE]]) };
  };
  const mean = (lines: readonly Line[]): Line => {
    const ends = new Map<string, Fraction[]>();
    for (const line of lines) for (const [end, p] of line.ends) ends.set(end, [...(ends.get(end) ?? []), p]);
    const share = (all: readonly Fraction[]) => divideFractions(sumOfFractions(all), wholeFraction(lines.length));
    return { value: share(lines.map((l) => l.value)), ends: new Map([...ends].map(([end, all]) => [end, share(all)])) };
  };
  const reveal = (left: readonly TokenId[], ids: readonly TokenId[], uses: number, taken: number): Line =>
    left.length === 0
      ? over(taken, ids)
      : mean(
          left.map((id, i) => {
            const rest = left.filter((_, j) => j !== i);
            const go = (with_: readonly TokenId[]) =>
              isOver(with_, t.meanings) ? over(taken + 1, with_) : reveal(rest, with_, uses, taken + 1);
            const options = [go([...ids, id])];
            if (uses > 0 && choice.kind === 'redraw') options.push(reveal(left, ids, uses - 1, taken + 1));
            if (uses > 0 && choice.kind === 'set-aside' && id !== 'auto-fail')
              options.push(reveal(rest, ids, uses - 1, taken + 1));
            if (uses > 0 && choice.kind === 'cancel' && choice.only.includes(id)) options.push(over(taken + 1, ids));
            return options.reduce((best, o) => (compareFractions(o.value, best.value) > 0 ? o : best));
          }),
        );
  return reveal(tokensIn(t.bag), [], choice.times, 0);
};

test('choices count every token that leaves the bag, and the value of a test is its chance', () => {
  const choice: fc.Arbitrary<TokenChoice> = fc.oneof(
    fc.record({ kind: fc.constant('redraw' as const), times: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ kind: fc.constant('set-aside' as const), times: fc.integer({ min: 1, max: 2 }) }),
    fc.record({
      kind: fc.constant('cancel' as const),
      times: fc.constant(1),
      only: fc.constant<TokenId[]>(['skull', 'cultist']),
    }),
  );
  fc.assert(
    fc.property(
      bag.filter((b) => tokensIn(b).length <= 5),
      choice,
      fc.integer({ min: 1, max: 6 }),
      (b, mechanic, difficulty) => {
        const t = testOf({ bag: b, difficulty, mechanics: [mechanic] });
        const slow = follow(t, mechanic, (o) => (resultOf(o, t).success ? 1 : 0));
        assert.deepEqual(chanceOfSuccess(solveTest(t).distribution, t), slow.value);
        assert.deepEqual(jointOf(t), slow.ends);
      },
    ),
    { numRuns: 100 },
  );
});

test('the fewest points of failure: the choices of a player who counts each point and successes as none', () => {
  fc.assert(
    fc.property(
      bag.filter((b) => tokensIn(b).length <= 5),
      fc.constantFrom<TokenChoice[]>({ kind: 'redraw', times: 1 }, { kind: 'set-aside', times: 2 }),
      fc.integer({ min: 0, max: 6 }),
      (b, mechanic, difficulty) => {
        const t = testOf({ bag: b, difficulty, mechanics: [mechanic], goal: { kind: 'least-loss' } });
        const worth = (o: Outcome) => {
          const { success, margin } = resultOf(o, t);
          return success ? Number(difficulty === 0) : margin;
        };
        const slow = follow(t, mechanic, worth);
        assert.deepEqual(meanOf(solveTest(t).distribution, worth), slow.value);
        assert.deepEqual(jointOf(t), slow.ends);
      },
    ),
    { numRuns: 100 },
  );
});

test('the fewest points of failure: a likelier success does not outweigh them', () => {
  // The −1 fails by 1. Put back, it succeeds in half of the draws, and otherwise fails by 1 or by 4: 5/4 points on average.
  const t = testOf({
    bag: { '0': 2, '-1': 1, '-4': 1 },
    skill: 4,
    difficulty: 4,
    mechanics: [{ kind: 'redraw', times: 1, only: ['-1'] }],
  });
  assert.equal(solveTest(t).first.get('-1')?.kind, 'redraw');
  assert.equal(solveTest({ ...t, goal: { kind: 'least-loss' } }).first.get('-1')?.kind, 'resolve');
  // Against 0 no failure costs a point: then the success itself counts.
  const sure = {
    ...t,
    bag: { '0': 1, 'auto-fail': 1 },
    difficulty: 0,
    mechanics: [{ kind: 'redraw', times: 1 }],
    goal: { kind: 'least-loss' },
  } as const;
  assert.equal(solveTest(sure).first.get('auto-fail')?.kind, 'redraw');
});

test('redrawn and ignored tokens count: a hand of three is three tokens, a failing token put back is one more', () => {
  const revealWith = (mechanic: Mechanic, b: Bag) =>
    oddsOf(testOf({ bag: b, mechanics: [mechanic] })).revealed.map((r) => [r.tokens, `${r.chance.n}/${r.chance.d}`]);
  assert.deepEqual(revealWith({ kind: 'choose', reveal: 3, resolve: 1 }, { '0': 3, '-4': 3 }), [[3, '1/1']]);
  assert.deepEqual(revealWith({ kind: 'redraw', times: 1 }, { '0': 1, '-4': 1 }), [
    [1, '1/2'],
    [2, '1/2'],
  ]);
  assert.deepEqual(revealWith({ kind: 'set-aside', times: 1 }, { '0': 1, '-4': 3 }), [
    [1, '1/4'],
    [2, '3/4'],
  ]);
});

test('one of a hand: the best of every hand, though a token may fail with what is resolved', () => {
  const picks = (ids: readonly number[], size: number): number[][] =>
    size === 0 ? [[]] : ids.flatMap((id, i) => picks(ids.slice(i + 1), size - 1).map((rest) => [id, ...rest]));
  fc.assert(
    fc.property(
      bag.filter((b) => tokensIn(b).length >= 3 && tokensIn(b).length <= 5),
      fc.integer({ min: 2, max: 3 }),
      fc.integer({ min: 1, max: 7 }),
      (b, size, difficulty) => {
        const t = testOf({ bag: b, difficulty, mechanics: [{ kind: 'choose', reveal: size, resolve: 1 }] });
        const all = tokensIn(b);
        const wins = (left: Bag, before: readonly TokenId[]) =>
          sumOfFractions(
            [...brute(left, MEANINGS, before)].flatMap(([key, p]) =>
              resultOf(Number(key.split(' ')[1]), t).success ? [p] : [],
            ),
          );
        const hands = picks(
          all.map((_, i) => i),
          size,
        );
        const worths = hands.map((hand) => {
          const left: { [id in TokenId]?: number } = {};
          all.forEach((id, i) => {
            if (!hand.includes(i)) left[id] = (left[id] ?? 0) + 1;
          });
          return hand.map((i) => wins(left, [all[i]!])).reduce(largerFraction, ZERO);
        });
        const used = multiplyFractions(sumOfFractions(worths), makeFraction(1n, BigInt(hands.length)));
        assert.deepEqual(chanceOfSuccess(solveTest(t).distribution, t), largerFraction(used, wins(b, [])));
      },
    ),
    { numRuns: 150 },
  );
});

test('mechanics that exclude each other are a bug of the caller', () => {
  const mechanics: Mechanic[] = [
    { kind: 'choose', reveal: 2, resolve: 1 },
    { kind: 'redraw', times: 1 },
  ];
  assert.throws(() => solveTest(testOf({ bag: { '0': 2 }, mechanics })), RangeError);
});
