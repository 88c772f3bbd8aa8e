import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSound, sharesOf } from './brute.test-table.ts';
import { compareValues, valuesOf, type Aims } from './decision.ts';
import { D6 } from './die.ts';
import { certain, followedBy, gathered, mapped, type Distribution } from './distribution.ts';
import { makeFraction, sumOfFractions, multiplyFractions, type Fraction } from './fraction.ts';
import { partsOf, rollsOf } from './pool.ts';
import { solveDecision, type Situation } from './policy.ts';

/** A random game: numbered states, each an end, chance or a choice over later states; the same number is the same state. */
type Sketch = readonly {
  readonly kind: 'over' | 'chance' | 'choice';
  readonly links: readonly (readonly (readonly [number, bigint])[])[];
  readonly result: number;
}[];
const link = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.bigInt({ min: 1n, max: 3n })), {
  minLength: 1,
  maxLength: 3,
});
const sketch: fc.Arbitrary<Sketch> = fc.array(
  fc.record({
    kind: fc.constantFrom('over' as const, 'chance' as const, 'choice' as const, 'choice' as const),
    links: fc.array(link, { minLength: 1, maxLength: 3 }),
    result: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 4, maxLength: 9 },
);
/** States are records, so that only their key tells them apart. */
interface State {
  readonly at: number;
}
type Game = (state: State) => Situation<State, number, number>;
const gameOf =
  (states: Sketch): Game =>
  ({ at }) => {
    const { kind, links, result } = states[at]!;
    const nexts = links.map((of) =>
      gathered(of.filter(([by]) => at + by < states.length).map(([by, weight]) => [{ at: at + by }, weight] as const)),
    );
    if (kind === 'over' || nexts.some((next) => next.size === 0)) return { kind: 'over', result };
    return kind === 'chance'
      ? { kind, next: nexts[0]! }
      : { kind, options: nexts.map((next, action) => ({ action, next })) };
  };
const aims: Aims<number> = [(result) => (result > 1 ? 1 : 0), (result) => result];

/** The slow and obvious player: no memory, every option tried to its end, whole distributions in fractions. */
const slowly = (game: Game, state: State): ReadonlyMap<number, Fraction> => {
  const situation = game(state);
  if (situation.kind === 'over') return new Map([[situation.result, makeFraction(1n, 1n)]]);
  const follow = (next: Distribution<State>) => {
    const total = [...next.values()].reduce((a, b) => a + b, 0n);
    const shares = new Map<number, Fraction[]>();
    for (const [to, weight] of next)
      for (const [result, p] of slowly(game, to))
        shares.set(result, [...(shares.get(result) ?? []), multiplyFractions(p, makeFraction(weight, total))]);
    return new Map([...shares].map(([result, all]) => [result, sumOfFractions(all)]));
  };
  if (situation.kind === 'chance') return follow(situation.next);
  const worth = (shares: ReadonlyMap<number, Fraction>) =>
    [(r: number) => (r > 1 ? 1n : 0n), (r: number) => BigInt(r)].map((of) =>
      sumOfFractions([...shares].map(([r, p]) => multiplyFractions(p, { n: of(r), d: 1n }))),
    );
  return situation.options
    .map(({ next }) => follow(next))
    .reduce((a, b) => (compareValues(worth(b), worth(a)) > 0 ? b : a));
};

test('best play: the results and values of a player who tries everything to its end', () => {
  fc.assert(
    fc.property(sketch, (states) => {
      const game = gameOf(states);
      const play = solveDecision({ at: game, aims });
      const results = play.resultsFrom({ at: 0 });
      assert.ok(isSound(results));
      assert.deepEqual(
        sharesOf(results),
        [...slowly(game, { at: 0 })].map(([r, p]) => [String(r), p] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
      );
      assert.deepEqual(play.valuesAt({ at: 0 }), valuesOf(results, aims));
    }),
    { numRuns: 300 },
  );
});

test('the policy knows every choice that can come up, and whoever follows it has the results that are told', () => {
  fc.assert(
    fc.property(sketch, (states) => {
      const game = gameOf(states);
      const play = solveDecision({ at: game, aims, keyOf: ({ at }) => at });
      const policy = play.policyFrom({ at: 0 });
      const reached = new Set<number>();
      const reach = (state: State) => {
        if (reached.has(state.at)) return;
        reached.add(state.at);
        const situation = game(state);
        if (situation.kind === 'chance') [...situation.next.keys()].forEach(reach);
        if (situation.kind === 'choice') situation.options.forEach(({ next }) => [...next.keys()].forEach(reach));
      };
      reach({ at: 0 });
      assert.deepEqual(
        [...policy.keys()].map(Number).sort((a, b) => a - b),
        [...reached].filter((at) => game({ at }).kind === 'choice').sort((a, b) => a - b),
      );
      const follow = (state: State): Distribution => {
        const situation = game(state);
        if (situation.kind === 'over') return certain(situation.result);
        const next =
          situation.kind === 'chance' ? situation.next : situation.options[policy.get(state.at)!.action]!.next;
        return followedBy(next, follow);
      };
      assert.deepEqual(sharesOf(follow({ at: 0 })), sharesOf(play.resultsFrom({ at: 0 })));
      for (const [at, { state, action, equal, values }] of policy) {
        assert.equal(state.at, at);
        assert.deepEqual(play.choiceAt(state), { action, equal, values });
        assert.deepEqual(play.valuesAt(state), values);
        const situation = game(state);
        assert.ok(situation.kind === 'choice');
        // No option is better, those that are as good are named, and none of them stands before the chosen one.
        for (const { action: other, next } of situation.options) {
          const worth = valuesOf(
            followedBy(next, (to) => play.resultsFrom(to)),
            aims,
          );
          const order = compareValues(worth, values);
          assert.ok(order <= 0);
          assert.equal(order === 0, other === action || equal.includes(other));
          if (order === 0) assert.ok(other >= action);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('a state that comes back to itself is refused, however long the way', () => {
  const round = (length: number) => () =>
    solveDecision<number, never, number>({
      at: (n) => ({ kind: 'chance', next: certain((n + 1) % length) }),
      aims: [],
    }).valuesAt(0);
  for (const length of [1, 2, 50]) assert.throws(round(length), RangeError);
});

test('a state reached in many ways is looked at once; a long way needs no deep stack', () => {
  let asked = 0;
  const steps = solveDecision<number, string, number>({
    at: (n) => {
      asked += 1;
      if (n >= 20_000) return { kind: 'over', result: n };
      return {
        kind: 'choice',
        options: [
          { action: 'one', next: certain(n + 1) },
          { action: 'two', next: certain(n + 2) },
        ],
      };
    },
    aims: [(n) => n],
    keyOf: (n) => n,
  });
  assert.deepEqual([...steps.resultsFrom(0)], [[20_001, 1n]]);
  assert.equal(asked, 20_002);
  assert.equal(steps.policyFrom(19_990).size, 10);
});

test('published: one die, up to three throws, the last stands: 14/3', () => {
  // https://tkramesh.wordpress.com/2011/04/17/dynamic-programming-probability-gambling-and-a-die/
  const die = solveDecision<{ readonly left: number; readonly face: number }, 'stop' | 'throw', number>({
    at: ({ left, face }) => {
      const again = mapped(D6, (next) => ({ left: left - 1, face: next }));
      if (face === 0) return { kind: 'chance', next: again };
      if (left === 0) return { kind: 'over', result: face };
      return {
        kind: 'choice',
        options: [
          { action: 'stop', next: certain({ left: 0, face }) },
          { action: 'throw', next: again },
        ],
      };
    },
    aims: [(face) => face],
  });
  assert.deepEqual(die.valuesAt({ left: 3, face: 0 }), [{ n: 14n, d: 3n }]);
  const throwsAt = (left: number) =>
    [1, 2, 3, 4, 5, 6].filter((face) => die.choiceAt({ left, face })!.action === 'throw');
  assert.deepEqual(
    [throwsAt(2), throwsAt(1)],
    [
      [1, 2, 3, 4],
      [1, 2, 3],
    ],
  );
});

test('published: five dice alike within three throws, any dice kept, about 4,6 %', () => {
  // http://mathforum.org/library/drmath/view/52174.html: the third power of this matrix, from none alike to all; .046.
  const matrix = [
    [
      [5, 54],
      [75, 108],
      [125, 648],
      [25, 1296],
      [1, 1296],
    ],
    [
      [0, 1],
      [5, 9],
      [10, 27],
      [15, 216],
      [1, 216],
    ],
    [
      [0, 1],
      [0, 1],
      [25, 36],
      [5, 18],
      [1, 36],
    ],
    [
      [0, 1],
      [0, 1],
      [0, 1],
      [5, 6],
      [1, 6],
    ],
    [
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 1],
    ],
  ].map((row) => row.map(([n, d]) => makeFraction(BigInt(n!), BigInt(d!))));
  const power = [0, 1, 2].reduce<readonly Fraction[]>(
    (row) => matrix.map((_, to) => sumOfFractions(row.map((p, from) => multiplyFractions(p, matrix[from]![to]!)))),
    [1n, 0n, 0n, 0n, 0n].map((n) => makeFraction(n, 1n)),
  );
  interface Throw {
    readonly left: number;
    readonly kept: readonly number[];
  }
  const five = solveDecision<Throw & { readonly isThrown: boolean }, readonly number[], boolean>({
    at: ({ left, kept, isThrown }) => {
      if (!isThrown) {
        const rest = rollsOf([{ die: D6, count: 5 - kept.length }]);
        const thrown = mapped(rest, (roll) => ({
          left,
          kept: [...kept, ...roll].sort((a, b) => a - b),
          isThrown: true,
        }));
        return { kind: 'chance', next: thrown };
      }
      if (left === 0) return { kind: 'over', result: kept.every((face) => face === kept[0]) };
      const options = partsOf(kept).map(({ kept: held }) => ({
        action: held,
        next: certain({ left: left - 1, kept: held, isThrown: false }),
      }));
      return { kind: 'choice', options };
    },
    aims: [(isAlike) => (isAlike ? 1 : 0)],
    keyOf: ({ left, kept, isThrown }) => `${left} ${kept.join('')} ${isThrown}`,
  });
  const start = { left: 2, kept: [], isThrown: false };
  assert.deepEqual(five.valuesAt(start)[0], power[4]);
  assert.deepEqual(power[4], { n: 347897n, d: 7558272n });
  assert.deepEqual(five.choiceAt({ left: 1, kept: [1, 2, 2, 2, 5], isThrown: true })!.action, [2, 2, 2]);
});
