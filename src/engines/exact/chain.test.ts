import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSound } from './brute.test-table.ts';
import { solveChain, type Absorption, type Chain } from './chain.ts';
import { D6 } from './die.ts';
import { chanceOf, followedBy, gathered, mapped, totalOf } from './distribution.ts';
import {
  addFractions,
  compareFractions,
  divideFractions,
  makeFraction,
  multiplyFractions,
  ONE,
  subtractFractions,
  sumOfFractions,
  wholeFraction,
  ZERO,
  type Fraction,
} from './fraction.ts';
import { countInPool, repeated } from './sum.ts';

/** A random chain: for every state its followers, none where it ends. Dead ends, rings and loops come up often. */
const sketch = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.array(fc.array(fc.tuple(fc.nat(count - 1), fc.bigInt({ min: 1n, max: 4n })), { maxLength: 3 }), {
    minLength: count,
    maxLength: count,
  }),
);
type Sketch = readonly (readonly (readonly [number, bigint])[])[];
const chainOf = (states: Sketch): Chain<{ readonly at: number }> => ({
  start: { at: 0 },
  // States are records, and followers may be named twice: only the key tells.
  next: ({ at }) =>
    states[at]!.length === 0 ? undefined : new Map(states[at]!.map(([to, weight]) => [{ at: to }, weight])),
});
const matrixOf = (states: Sketch): Fraction[][] =>
  states.map((row) => {
    const total = row.reduce((n, [, weight]) => n + weight, 0n);
    return states.map((_, to) =>
      sumOfFractions(row.filter(([t]) => t === to).map(([, weight]) => makeFraction(weight, total))),
    );
  });
const chanceAt = <S>({ ends }: Absorption<S>, has: (state: S) => boolean): Fraction =>
  chanceOf(ends, (end) => end !== 'endless' && has(end.state));
const endlessIn = ({ ends }: Absorption<unknown>): Fraction => chanceOf(ends, (end) => end === 'endless');

/** Solves a square system by plain elimination over fractions; the matrix is regular. */
const solved = (matrix: readonly (readonly Fraction[])[], right: readonly Fraction[]): Fraction[] => {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  rows.forEach((_, i) => {
    const pivot = rows.findIndex((row, k) => k >= i && row[i]!.n !== 0n);
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    const by = rows[i][i]!;
    rows[i] = rows[i].map((x) => divideFractions(x, by));
    rows.forEach((row, k) => {
      const times = row[i]!;
      if (k !== i) rows[k] = row.map((x, j) => subtractFractions(x, multiplyFractions(times, rows[i]![j]!)));
    });
  });
  return rows.map((row) => row.at(-1)!);
};

/** The textbook way: chances and steps of every state that can end as unknowns of one system. */
const textbook = (states: Sketch) => {
  const matrix = matrixOf(states);
  const canEnd = states.map((_, start) => {
    const met = new Set([start]);
    for (const place of met) for (const [to] of states[place]!) met.add(to);
    return [...met].some((place) => states[place]!.length === 0);
  });
  const unknown = states.flatMap((row, i) => (row.length > 0 && canEnd[i]! ? [i] : []));
  const system = unknown.map((i) => unknown.map((j) => subtractFractions(i === j ? ONE : ZERO, matrix[i]![j]!)));
  const fromStart = (right: (i: number) => Fraction, known: Fraction): Fraction =>
    unknown.includes(0) ? solved(system, unknown.map(right))[unknown.indexOf(0)]! : known;
  return {
    chanceOfEnd: (end: number) => fromStart((i) => matrix[i]![end]!, end === 0 ? ONE : ZERO),
    steps: () => fromStart(() => ONE, ZERO),
  };
};

test('where it ends, never, and after how many steps: as the textbook’s system of equations', () => {
  fc.assert(
    fc.property(sketch, (states) => {
      const absorption = solveChain(chainOf(states));
      assert.ok(isSound(absorption.ends));
      const slow = textbook(states);
      const ends = states.flatMap((row, i) => (row.length === 0 ? [i] : []));
      const chances = ends.map((end) => slow.chanceOfEnd(end));
      ends.forEach((end, i) =>
        assert.deepEqual(
          chanceAt(absorption, ({ at }) => at === end),
          chances[i],
        ),
      );
      const endless = subtractFractions(ONE, sumOfFractions(chances));
      assert.deepEqual(endlessIn(absorption), endless);
      assert.deepEqual(absorption.steps, endless.n > 0n ? undefined : slow.steps());
    }),
    { numRuns: 500 },
  );
});

test('step by step: what has ended after so many steps is never more than what ends at all, and comes near it', () => {
  fc.assert(
    fc.property(sketch, (states) => {
      const matrix = matrixOf(states);
      const absorption = solveChain(chainOf(states));
      let now = states.map((_, i) => (i === 0 ? ONE : ZERO));
      for (let step = 0; step < 12; step += 1) {
        now = states.map((row, to) =>
          sumOfFractions([
            ...(row.length === 0 ? [now[to]!] : []),
            ...now.map((p, from) => multiplyFractions(p, matrix[from]![to]!)),
          ]),
        );
        const running = sumOfFractions(now.filter((_, i) => states[i]!.length > 0));
        states.forEach((row, i) => {
          if (row.length > 0) return;
          const ended = chanceAt(absorption, ({ at }) => at === i);
          assert.ok(compareFractions(now[i]!, ended) <= 0);
          assert.ok(compareFractions(ended, addFractions(now[i]!, running)) <= 0);
        });
        assert.ok(compareFractions(endlessIn(absorption), running) <= 0);
      }
    }),
    { numRuns: 60 },
  );
});

test('a ring without an end is endless, with its exact chance, and nothing hangs', () => {
  const rings: Readonly<Record<string, readonly string[]>> = {
    start: ['ring', 'loop', 'out', 'out'],
    ring: ['gnir'],
    gnir: ['ring'],
    loop: ['loop'],
  };
  const absorption = solveChain({
    start: 'start',
    next: (s) => rings[s] && gathered(rings[s].map((to) => [to, 1n] as const)),
  });
  assert.deepEqual(
    [...absorption.ends],
    [
      [{ state: 'out' }, 1n],
      ['endless', 1n],
    ],
  );
  assert.equal(absorption.steps, undefined);
  const never = solveChain({ start: 0, next: () => new Map([[0, 5n]]) });
  assert.deepEqual([...never.ends], [['endless', 1n]]);
});

test('a chain that begins at its end takes no step; one that leads nowhere is a bug of the caller', () => {
  const over = solveChain({ start: 'over', next: () => undefined });
  assert.deepEqual([[...over.ends], over.steps], [[[{ state: 'over' }, 1n]], ZERO]);
  assert.throws(() => solveChain({ start: 0, next: () => new Map() }), RangeError);
});

test('published: craps is won with 244/495, and a bet takes 557/165 rolls', () => {
  // http://vc.bridgew.edu/undergrad_rev/vol10/iss1/29/ for the chance. The rolls by hand: one, and for a point of
  // weight w a geometric series of 36/(w + 6) more: 1 + 2(3/36 · 36/9 + 4/36 · 36/10 + 5/36 · 36/11).
  const two = repeated(D6, 2);
  const FIRST: { readonly [roll: number]: 'win' | 'lose' } = { 2: 'lose', 3: 'lose', 7: 'win', 11: 'win', 12: 'lose' };
  const later = (point: number, roll: number) => {
    if (roll === 7) return 'lose';
    return roll === point ? 'win' : point;
  };
  const bet = solveChain<number | 'win' | 'lose'>({
    start: 0,
    next: (point) => {
      if (typeof point === 'string') return undefined;
      return mapped(two, (roll) => (point === 0 ? (FIRST[roll] ?? roll) : later(point, roll)));
    },
  });
  assert.deepEqual(
    chanceAt(bet, (s) => s === 'win'),
    { n: 244n, d: 495n },
  );
  assert.deepEqual(bet.steps, { n: 557n, d: 165n });
});

test('published: the gambler’s ruin, by its formulas, fair and unfair', () => {
  // https://en.wikipedia.org/wiki/Gambler%27s_ruin: (1 − (q/p)ⁱ) / (1 − (q/p)ᴺ) to reach N from i, i/N where p = q; i(N − i) steps.
  for (const [goal, from, p, q] of [
    [10, 3, 1n, 1n],
    [10, 5, 18n, 20n],
    [40, 7, 2n, 3n],
    [60, 30, 1n, 1n],
  ] as const) {
    const ruin = solveChain({
      start: from,
      next: (coins: number) =>
        coins === 0 || coins === goal
          ? undefined
          : new Map([
              [coins + 1, p],
              [coins - 1, q],
            ]),
    });
    const [i, n] = [BigInt(from), BigInt(goal)];
    const unfair = () =>
      divideFractions(
        subtractFractions(ONE, makeFraction(q ** i, p ** i)),
        subtractFractions(ONE, makeFraction(q ** n, p ** n)),
      );
    assert.deepEqual(
      chanceAt(ruin, (coins) => coins === goal),
      p === q ? makeFraction(i, n) : unfair(),
    );
    if (p === q) assert.deepEqual(ruin.steps, wholeFraction(i * (n - i)));
  }
});

test('published: every face of a die is seen after 14,7 throws', () => {
  // https://dailysum.dev/problem/2026-04-02: 147/10, each new face a geometric series.
  const faces = solveChain<readonly number[]>({
    start: [],
    next: (seen) =>
      seen.length === 6
        ? undefined
        : mapped(D6, (face) => (seen.includes(face) ? seen : [...seen, face].sort((a, b) => a - b))),
  });
  assert.deepEqual(faces.steps, { n: 147n, d: 10n });
});

test('a fight of rounds: both sides hit at once, rounds without a hit are divided out', () => {
  interface Sides {
    readonly ours: number;
    readonly theirs: number;
  }
  const hits = (dice: number) => countInPool([{ die: D6, count: dice }], (face) => face >= 5);
  const fight = (ours: number, theirs: number) =>
    solveChain<Sides>({
      start: { ours, theirs },
      next: (s) =>
        s.ours === 0 || s.theirs === 0
          ? undefined
          : followedBy(hits(s.ours), (dealt) =>
              mapped(hits(s.theirs), (taken) => ({
                ours: Math.max(0, s.ours - taken),
                theirs: Math.max(0, s.theirs - dealt),
              })),
            ),
    });
  // One against one: a round ends it with 5/9; each side alone wins with 2/9, both fall with 1/9.
  const duel = fight(1, 1);
  assert.deepEqual(
    chanceAt(duel, ({ ours }) => ours > 0),
    { n: 2n, d: 5n },
  );
  assert.deepEqual(
    chanceAt(duel, ({ ours, theirs }) => ours + theirs === 0),
    { n: 1n, d: 5n },
  );
  assert.deepEqual(duel.steps, { n: 9n, d: 5n });
  // Equal sides have equal chances, and every fight ends.
  const even = fight(4, 4);
  assert.deepEqual(
    chanceAt(even, (s) => s.ours > 0),
    chanceAt(even, (s) => s.theirs > 0),
  );
  assert.deepEqual(endlessIn(even), ZERO);
  assert.ok(totalOf(even.ends) > 0n);
});
